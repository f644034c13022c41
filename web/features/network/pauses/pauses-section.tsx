// Lists what the network paused, in force and ended, with the buttons that change and end it.
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { NetworkPause } from "../../../../contract/network/network-pauses.ts";
import { NETWORK_PAUSE_STATES } from "../../../../domain/network-pauses/network-pause.ts";
import { NETWORK_PAUSE_TEXTS } from "../../../../locales/catalogues/network-pauses.ts";
import { useAddress, wordParameter } from "../../../lib/address.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { LoadMore } from "../../../ui/load-more.tsx";
import { Code, Name, Said } from "../../../ui/name.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { PauseControls } from "./pause-controls.tsx";

const PARAMETERS = { state: wordParameter(NETWORK_PAUSE_STATES, "in_force") };

export default function PausesSection(): ReactNode {
  const { list: texts } = useTexts(NETWORK_PAUSE_TEXTS);
  const [{ state }] = useAddress(PARAMETERS);
  const shown = useDocuments("network-pauses", {
    where: [["state", "eq", state]],
    order: "-set_at",
  });
  return (
    <Section title={texts.title}>
      <p className="max-w-3xl text-text-2">{texts.about}</p>
      <Tabs
        label={texts.title}
        current={state}
        tabs={[
          { id: "in_force", name: texts.current, to: "/settings?part=pauses" },
          { id: "ended", name: texts.past, to: "/settings?part=pauses&state=ended" },
        ]}
      />
      <Loaded shown={shown}>
        {(pauses) =>
          pauses.length === 0 ? (
            <Empty sentence={state === "in_force" ? texts.none : texts.noPast}>
              {state === "in_force" ? <ButtonLink to="/users">{texts.toUsers}</ButtonLink> : null}
            </Empty>
          ) : (
            <ul
              aria-label={texts.title}
              className="divide-y divide-line rounded-panel border border-line bg-surface"
            >
              {pauses.map((pause) => (
                <Row key={pause.id} pause={pause} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <LoadMore list={shown} />
    </Section>
  );
}

function Row({ pause }: { readonly pause: NetworkPause }): ReactNode {
  const texts = useTexts(NETWORK_PAUSE_TEXTS);
  const { kind, name, account_id: accountId, sub, value } = pause;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="text-label text-text-2">{texts.kinds[kind]}</span>
          {sub === null || value === null ? null : (
            <Code className="break-all">{texts.subIds.value(sub, value)}</Code>
          )}
          {kind === "campaign" ? (
            <Link to={`/campaigns/${pause.thing_id}`} className="text-accent underline">
              <Name className="font-medium">{name}</Name>
            </Link>
          ) : (
            <Name className="font-medium">{name}</Name>
          )}
          <span aria-hidden="true">·</span>
          <Link to={`/users?account=${accountId}`} className="text-accent underline">
            <Name>{pause.account_name}</Name>
          </Link>
        </p>
        <p className="break-words">
          <Said>{pause.reason}</Said>
        </p>
        <p className="text-label text-text-2">
          <Times pause={pause} />
        </p>
      </div>
      {pause.abilities.end ? (
        <PauseControls
          thing={{ kind, id: pause.thing_id, name: value ?? name, accountId }}
          pause={pause}
        />
      ) : null}
    </li>
  );
}

function Times({ pause }: { readonly pause: NetworkPause }): ReactNode {
  const { list: texts } = useTexts(NETWORK_PAUSE_TEXTS);
  const formats = useFormats();
  const since = formats.dateTime(pause.set_at);
  const begun =
    pause.set_by_name === null ? texts.sinceOnly(since) : texts.since(since, pause.set_by_name);
  if (pause.ended_at === null)
    return `${begun}, ${
      pause.ends_at === null ? texts.endless : texts.until(formats.dateTime(pause.ends_at))
    }`;
  const ended = formats.dateTime(pause.ended_at);
  return `${begun}, ${
    pause.ended_by_name === null ? texts.endedAt(ended) : texts.endedBy(ended, pause.ended_by_name)
  }`;
}
