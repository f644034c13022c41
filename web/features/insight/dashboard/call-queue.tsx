// Shows "To call now": call-backs that are due and the newest purchases, each with the time since
// then, beside a map of where they are.
import { type ReactNode, Suspense, lazy, useState } from "react";
import { useSearchParams } from "react-router";
import { searchWith, useAddress } from "../../../lib/address.ts";
import type { PeriodRange } from "../../../lib/period.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useNow } from "../../../lib/use-now.ts";
import { useWidth } from "../../../lib/use-size.ts";
import { DASHBOARD_TEXTS } from "../../../../locales/catalogues/dashboard.ts";
import { HANDS_TEXTS } from "../../../../locales/catalogues/hands.ts";
import { Beside } from "../../../ui/beside.tsx";
import { EmptyAction } from "../../../ui/empty-action.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { Section, SectionLink } from "../../../ui/screen.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { useTeam } from "../../people/team/index.ts";
import { useCalling } from "../../marketplace/work/index.ts";
import type { QueueProps } from "./call-cells.tsx";
import { groupCalls } from "./call-groups.ts";
import { CallList } from "./call-list.tsx";
import { CallTable } from "./call-table.tsx";
import { WHO, WHOSE, useSalesToCall } from "./use-sales-to-call.ts";
import { MINUTE_MS } from "../../../../domain/time.ts";

const CallMap = lazy(() => import("./call-map.tsx"));
/** In CSS pixels: below it, a row of the table would need two lines for its buttons. */
const TABLE_WIDTH = 780;

export function CallQueue({ range }: { readonly range: PeriodRange }): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS).call;
  const { noneHere } = useTexts(HANDS_TEXTS);
  const team = useTeam();
  const [callingOf, nowMs] = [useCalling(), useNow(MINUTE_MS)];
  const { shown, sales, count, isFromCache, isNarrowed } = useSalesToCall(team, nowMs);
  const [pointed, onPoint] = useState<string | null>(null);
  const groups = groupCalls(sales, callingOf, nowMs);
  const queue = { groups, isFromCache, team, callingOf, nowMs, pointed, onPoint };
  const map = (
    <Suspense fallback={<div className="min-h-90" />}>
      <CallMap
        range={range}
        sales={groups.flatMap((group) => group.sales)}
        pointed={pointed}
        onPoint={onPoint}
      />
    </Suspense>
  );
  return (
    <Beside aside={sales.length === 0 ? null : map}>
      <Section
        title={<QueueTitle count={count} />}
        actions={<SectionLink to="/leads">{texts.all}</SectionLink>}
      >
        {team.isTeam ? <WhoseTabs /> : null}
        <Loaded shown={shown} room="min-h-[560px] sm:min-h-[440px]">
          {() =>
            sales.length > 0 ? (
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

function QueueTitle({ count }: { readonly count: number | undefined }): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS).call;
  const formats = useFormats();
  return (
    <>
      {texts.title}
      {count === undefined ? null : (
        <span className="font-normal text-text-2"> · {formats.number(count)}</span>
      )}
    </>
  );
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
      <EmptyAction action="campaign" />
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
