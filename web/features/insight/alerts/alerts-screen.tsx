// Lists the network's alerts, open and past, each with its evidence in a sentence; the one in the
// address is open.
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { ALERT_STATES } from "./alert-states.ts";
import type { Alert } from "../../../../contract/insight/alerts.ts";
import { ALERT_KINDS } from "../../../../domain/alerts/kind-names.ts";
import { MINUTE_MS } from "../../../../domain/time.ts";
import { ALERT_TEXTS } from "../../../../locales/catalogues/alerts.ts";
import {
  choiceParameter,
  searchWith,
  useAddress,
  uuidParameter,
  wordParameter,
} from "../../../lib/address.ts";
import { useAnswer, useDocuments } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useNow } from "../../../lib/use-now.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { LoadMore } from "../../../ui/load-more.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { Name } from "../../../ui/name.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { PANEL, Screen } from "../../../ui/screen.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { AlertDetail } from "./alert-detail.tsx";
import { evidenceOf, titleOf } from "./alert-words.ts";

const ADDRESS = {
  state: wordParameter(ALERT_STATES, "open"),
  kind: choiceParameter(ALERT_KINDS),
  alert: uuidParameter(),
};

export function AlertsScreen(): ReactNode {
  const texts = useTexts(ALERT_TEXTS);
  const [{ alert }, change] = useAddress(ADDRESS);
  return (
    <Screen
      title={texts.title}
      about={texts.intro}
      back={{ to: "/dashboard", name: texts.back }}
      actions={<ButtonLink to="/settings?part=alerts">{texts.toRules}</ButtonLink>}
    >
      <Filters />
      <List />
      {alert === null ? null : (
        <OpenAlert id={alert} onClose={() => change({ alert: null }, "replace")} />
      )}
    </Screen>
  );
}

function Filters(): ReactNode {
  const texts = useTexts(ALERT_TEXTS);
  const [{ state, kind }] = useAddress(ADDRESS);
  const [search] = useSearchParams();
  const to = (part: Parameters<typeof searchWith>[1]) => ({
    search: searchWith(search, { alert: null, ...part }),
  });
  return (
    <div className="grid gap-3">
      <Tabs
        label={texts.states.label}
        current={state}
        tabs={ALERT_STATES.map((id) => ({
          id,
          name: texts.states[id],
          to: to({ state: id === "open" ? null : id }),
        }))}
      />
      <Tabs
        look="segments"
        label={texts.kinds}
        current={kind ?? "all"}
        tabs={[
          { id: "all", name: texts.all, to: to({ kind: null }) },
          ...ALERT_KINDS.map((id) => ({ id, name: texts.names[id], to: to({ kind: id }) })),
        ]}
      />
    </div>
  );
}

function List(): ReactNode {
  const texts = useTexts(ALERT_TEXTS);
  const [{ state, kind }] = useAddress(ADDRESS);
  const shown = useDocuments("alerts", {
    where: [["state", "eq", state], ...(kind === null ? [] : [["kind", "eq", kind] as const])],
    order: "-opened_at",
  });
  return (
    <>
      <Loaded shown={shown} room="min-h-48">
        {(alerts) =>
          alerts.length === 0 ? (
            <Empty sentence={texts.empty[state]}>
              <ButtonLink to="/settings?part=alerts">{texts.toRules}</ButtonLink>
            </Empty>
          ) : (
            <ul aria-label={texts.list} className={`${PANEL} divide-y divide-line`}>
              {alerts.map((alert) => (
                <Row key={alert.id} alert={alert} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <LoadMore list={shown} />
    </>
  );
}

function Row({ alert }: { readonly alert: Alert }): ReactNode {
  const texts = useTexts(ALERT_TEXTS);
  const formats = useFormats();
  const [search] = useSearchParams();
  const nowMs = useNow(MINUTE_MS);
  const age = (since: string): string => formats.age(Math.max(0, nowMs - Date.parse(since)));
  const evidence = evidenceOf(alert, texts);
  return (
    <li>
      <Link
        to={{ search: searchWith(search, { alert: alert.id }) }}
        replace
        className={
          "grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-0.5 px-4 py-2 " +
          "pointer-coarse:min-h-11 focus-visible:-outline-offset-2 hover:bg-sunken"
        }
      >
        <span className="min-w-0 font-medium break-words">
          <Name>{titleOf(alert, texts)}</Name>
        </span>
        <span className="text-right text-label text-text-2">
          {alert.closed_at === null
            ? texts.since(age(alert.opened_at))
            : texts.closedFor(age(alert.closed_at))}
        </span>
        <span className="col-span-2 min-w-0 text-label break-words text-text-2">
          {evidence.join(" · ")}
        </span>
      </Link>
    </li>
  );
}

function OpenAlert({
  id,
  onClose,
}: {
  readonly id: string;
  readonly onClose: () => void;
}): ReactNode {
  const texts = useTexts(ALERT_TEXTS);
  const shown = useAnswer("GET /v1/alerts/{id}", { params: { id } });
  const title = shown.value === undefined ? texts.one : titleOf(shown.value, texts);
  return (
    <Sheet title={title} onClose={onClose}>
      <Loaded shown={shown}>{(alert) => <AlertDetail alert={alert} />}</Loaded>
    </Sheet>
  );
}
