// Shows "To call now": the purchases of the last days, newest first, each with the time since
// delivery, beside a map of where they are.
import { type ReactNode, Suspense, lazy, useState } from "react";
import { useSearchParams } from "react-router";
import { CALLABLE_RETURNS, TO_CALL } from "../../../../domain/sales/outcome.ts";
import { searchWith, useAddress, wordParameter } from "../../../lib/address.ts";
import type { Where } from "../../../lib/documents/collections.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import type { PeriodRange } from "../../../lib/period.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useNow } from "../../../lib/use-now.ts";
import { useWidth } from "../../../lib/use-size.ts";
import { DASHBOARD_TEXTS } from "../../../../locales/catalogues/dashboard.ts";
import { HANDS_TEXTS } from "../../../../locales/catalogues/hands.ts";
import { Beside } from "../../../ui/beside.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { Section, SectionLink } from "../../../ui/screen.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { type Team, useTeam } from "../../people/team/index.ts";
import { useCalling } from "../../marketplace/work/index.ts";
import { QUEUE_DAYS, type QueueProps } from "./call-cells.tsx";
import { groupCalls } from "./call-groups.ts";
import { CallList } from "./call-list.tsx";
import { CallTable } from "./call-table.tsx";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../../domain/time.ts";

const CallMap = lazy(() => import("./call-map.tsx"));
const WHOSE = ["all", "mine", "nobody"] as const;
const WHO = { who: wordParameter(WHOSE, "all") };
const SHOWN = 8;
/** In CSS pixels: below it, a row of the table would need two lines for its buttons. */
const TABLE_WIDTH = 780;

export function CallQueue({ range }: { readonly range: PeriodRange }): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS).call;
  const { noneHere } = useTexts(HANDS_TEXTS);
  const team = useTeam();
  const { shown, bought, isNarrowed } = useSalesToCall(team);
  const [pointed, onPoint] = useState<string | null>(null);
  const [callingOf, nowMs] = [useCalling(), useNow(MINUTE_MS)];
  const groups = groupCalls(bought, callingOf, nowMs);
  const { isFromCache } = shown;
  const queue = { groups, isFromCache, team, callingOf, nowMs, pointed, onPoint };
  const map = (
    <Suspense fallback={<div className="min-h-90" />}>
      <CallMap
        range={range}
        sales={groups.flatMap(({ sales }) => sales)}
        pointed={pointed}
        onPoint={onPoint}
      />
    </Suspense>
  );
  return (
    <Beside aside={bought.length === 0 ? null : map}>
      <Section title={texts.title} actions={<SectionLink to="/leads">{texts.all}</SectionLink>}>
        {team.isTeam ? <WhoseTabs /> : null}
        <Loaded shown={shown} room="min-h-[560px] sm:min-h-[440px]">
          {() =>
            bought.length > 0 ? (
              <Calls {...queue} />
            ) : isNarrowed ? (
              <Empty sentence={noneHere} />
            ) : (
              <NothingToCall />
            )
          }
        </Loaded>
      </Section>
    </Beside>
  );
}

/** The newest purchases to call; `isNarrowed` to those of one member of the team. */
function useSalesToCall(team: Team) {
  // Rounded to the hour, so that the query stays the same while the page is open.
  const [since] = useState(() =>
    new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS - QUEUE_DAYS * DAY_MS).toISOString(),
  );
  const [{ who }] = useAddress(WHO);
  const ofWhom: readonly Where[] =
    !team.isTeam || who === "all"
      ? []
      : [["assignee", "eq", who === "mine" ? team.userId : "nobody"]];
  const shown = useDocuments("sales", {
    where: [
      ["sold_at", "gte", since],
      ["status", "eq", "sold"],
      ["outcome", "in", TO_CALL],
      ["return_status", "in", CALLABLE_RETURNS],
      ...ofWhom,
    ],
    order: "-sold_at",
    limit: SHOWN,
  });
  return {
    shown,
    bought: (shown.value ?? []).filter((sale) => sale.view === "buyer").slice(0, SHOWN),
    isNarrowed: ofWhom.length > 0,
  };
}

function WhoseTabs(): ReactNode {
  const texts = useTexts(HANDS_TEXTS);
  const [{ who }] = useAddress(WHO);
  const [search] = useSearchParams();
  return (
    <Tabs
      look="segments"
      label={texts.who}
      current={who}
      tabs={WHOSE.map((id) => ({
        id,
        name: texts.views[id],
        to: { search: searchWith(search, { who: id === "all" ? null : id }) },
      }))}
    />
  );
}

function NothingToCall(): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS).call;
  return (
    <Empty sentence={texts.none}>
      <div className="flex flex-wrap justify-center gap-2">
        <ButtonLink kind="primary" to="/campaigns">
          {texts.campaigns}
        </ButtonLink>
        <ButtonLink to="/marketplace">{texts.market}</ButtonLink>
      </div>
    </Empty>
  );
}

/** A table where there is room for one; else the next lead large, and the others a line each. */
function Calls(queue: QueueProps): ReactNode {
  const [frame, width] = useWidth<HTMLDivElement>();
  return (
    <div ref={frame} className="min-w-0">
      {width === 0 ? null : width < TABLE_WIDTH ? (
        <CallList {...queue} />
      ) : (
        <CallTable {...queue} />
      )}
    </div>
  );
}
