// Shows "To call now": the purchases of the last days, newest first, each with the time since
// delivery.
import { type ReactNode, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { CALLABLE_RETURNS, TO_CALL } from "../../../../domain/sales/outcome.ts";
import { searchWith, useAddress, wordParameter } from "../../../lib/address.ts";
import type { Where } from "../../../lib/documents/collections.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useNow } from "../../../lib/use-now.ts";
import { useWidth } from "../../../lib/use-width.ts";
import { DASHBOARD_TEXTS } from "../../../../locales/catalogues/dashboard.ts";
import { HANDS_TEXTS } from "../../../../locales/catalogues/hands.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { useTeam } from "../../people/team/index.ts";
import { useCalling } from "../../marketplace/work/index.ts";
import { QUEUE_DAYS, type QueueProps, type Sale } from "./call-cells.tsx";
import { groupCalls } from "./call-groups.ts";
import { CallList } from "./call-list.tsx";
import { CallTable } from "./call-table.tsx";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../../domain/time.ts";

const WHOSE = ["all", "mine", "nobody"] as const;
const WHO = { who: wordParameter(WHOSE, "all") };
const SHOWN = 8;
/** In CSS pixels: below it, a row of the table would need two lines for its buttons. */
const TABLE_WIDTH = 780;

export function CallQueue(): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS).call;
  const teamTexts = useTexts(HANDS_TEXTS);
  // Rounded to the hour, so that the query stays the same while the page is open.
  const [since] = useState(() =>
    new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS - QUEUE_DAYS * DAY_MS).toISOString(),
  );
  const team = useTeam();
  const [{ who }] = useAddress(WHO);
  const [search] = useSearchParams();
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
  return (
    <Section
      title={texts.title}
      actions={
        <Link to="/leads" className="inline-flex min-h-6 items-center text-accent underline">
          {texts.all}
        </Link>
      }
    >
      {team.isTeam ? (
        <Tabs
          look="segments"
          label={teamTexts.who}
          current={who}
          tabs={WHOSE.map((id) => ({
            id,
            name: teamTexts.views[id],
            to: { search: searchWith(search, { who: id === "all" ? null : id }) },
          }))}
        />
      ) : null}
      <Loaded shown={shown} room="min-h-[560px] sm:min-h-[440px]">
        {(sales) => {
          const bought = sales.filter((sale) => sale.view === "buyer").slice(0, SHOWN);
          if (bought.length === 0 && ofWhom.length > 0)
            return <Empty sentence={teamTexts.noneHere} />;
          return bought.length === 0 ? (
            <Empty sentence={texts.none}>
              <div className="flex flex-wrap justify-center gap-2">
                <ButtonLink kind="primary" to="/campaigns">
                  {texts.campaigns}
                </ButtonLink>
                <ButtonLink to="/marketplace">{texts.market}</ButtonLink>
              </div>
            </Empty>
          ) : (
            <Calls sales={bought} isFromCache={shown.isFromCache} team={team} />
          );
        }}
      </Loaded>
    </Section>
  );
}

/** A table where there is room for one; else the next lead large, and the others a line each. */
function Calls({
  sales,
  isFromCache,
  team,
}: Pick<QueueProps, "isFromCache" | "team"> & { readonly sales: readonly Sale[] }): ReactNode {
  const [frame, width] = useWidth<HTMLDivElement>();
  const [callingOf, nowMs] = [useCalling(), useNow(MINUTE_MS)];
  const groups = groupCalls(sales, callingOf, nowMs);
  const queue = { groups, isFromCache, team, callingOf, nowMs };
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
