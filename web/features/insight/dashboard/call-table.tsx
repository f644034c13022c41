// Lists the people to call as a table, where there is room for one.
import type { ReactNode } from "react";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { DASHBOARD_TEXTS } from "../../../../locales/catalogues/dashboard.ts";
import { HANDS_TEXTS } from "../../../../locales/catalogues/hands.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { PlainTable } from "../../../ui/plain-table.tsx";
import { ScoreBar } from "../../../ui/score-bars.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
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
  type Sale,
  Worker,
} from "./call-cells.tsx";

/** One row per person, with the waiting time, the ways to reach them, and the outcome. */
export function CallTable({ sales, isFromCache, team, callingOf, nowMs }: QueueProps): ReactNode {
  const teamTexts = useTexts(HANDS_TEXTS);
  const texts = useTexts(DASHBOARD_TEXTS).call;
  return (
    <PlainTable
      label={texts.newest(QUEUE_DAYS)}
      rows={sales}
      idOf={({ id }) => id}
      columns={[
        {
          id: "person",
          header: texts.person,
          cell: (sale) => <Person sale={sale} isFromCache={isFromCache} />,
        },
        {
          id: "waiting",
          header: texts.waiting,
          cell: (sale) => (
            <span className="block min-w-46">
              <TwoLines
                main={<Clock sale={sale} />}
                sub={<Mark sale={sale} callingOf={callingOf} nowMs={nowMs} />}
              />
            </span>
          ),
        },
        {
          id: "contact",
          header: texts.contact,
          cell: (sale) => <Reach sale={sale} isFromCache={isFromCache} />,
        },
        {
          id: "outcome",
          header: texts.outcome,
          cell: (sale) => <QuickOutcome sale={sale} isFromCache={isFromCache} />,
        },
        ...(team.isTeam
          ? [
              {
                id: "works",
                header: teamTexts.works,
                cell: (sale: Sale) => <Worker sale={sale} isFromCache={isFromCache} team={team} />,
              },
            ]
          : []),
        {
          id: "place",
          header: texts.place,
          cell: (sale) => <Place sale={sale} nowMs={nowMs} />,
        },
        {
          id: "score",
          header: texts.score,
          numeric: true,
          isExtra: team.isTeam,
          cell: (sale) => <Worth sale={sale} />,
        },
      ]}
    />
  );
}

/** Where the lead is, and what time it is there. */
function Place({
  sale: { lead },
  nowMs,
}: { readonly sale: Sale } & Pick<QueueProps, "nowMs">): ReactNode {
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  return (
    <TwoLines
      main={placeLabel(lead, words)}
      sub={
        lead.time_zone === null
          ? null
          : formats.timeIn(new Date(nowMs).toISOString(), lead.time_zone)
      }
    />
  );
}

/** The score, and what was paid. */
function Worth({ sale: { lead, price_cents: cents, mode } }: { readonly sale: Sale }): ReactNode {
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  return (
    <TwoLines
      main={<ScoreBar value={lead.score.total / POINT} />}
      sub={`${formats.money(cents)} · ${words.mode[mode]}`}
    />
  );
}
