// Lists the people to call on a phone, each with the call button below.
import type { ReactNode } from "react";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { DASHBOARD_TEXTS } from "../../../../locales/catalogues/dashboard.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { ScoreBar } from "../../../ui/score-bars.tsx";
import { placeLabel } from "../../../lib/leads/lead-name.ts";
import {
  Clock,
  Mark,
  POINT,
  Person,
  QUEUE_DAYS,
  type QueueProps,
  QuickOutcome,
  Reach,
  Worker,
} from "./call-cells.tsx";

/** One item per person, with everything that the table shows. */
export function CallList({ sales, isFromCache, team, callingOf, nowMs }: QueueProps): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS).call;
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  return (
    <ul
      aria-label={texts.newest(QUEUE_DAYS)}
      className="divide-y divide-line rounded-panel border border-line bg-surface"
    >
      {sales.map((sale) => (
        <li key={sale.id} className="grid gap-2 px-4 py-2.5">
          <span className="flex items-start justify-between gap-4">
            <Person sale={sale} isFromCache={isFromCache} />
            <Clock sale={sale} />
          </span>
          <span>
            <Mark sale={sale} callingOf={callingOf} nowMs={nowMs} />
          </span>
          <Reach sale={sale} isFromCache={isFromCache} />
          <QuickOutcome sale={sale} isFromCache={isFromCache} />
          {team.isTeam ? <Worker sale={sale} isFromCache={isFromCache} team={team} /> : null}
          <span className="flex items-center justify-between gap-4">
            <span className="text-text-2">{placeLabel(sale.lead, words)}</span>
            <span className="flex items-center gap-3">
              <ScoreBar value={sale.lead.score.total / POINT} />
              {formats.money(sale.price_cents)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
