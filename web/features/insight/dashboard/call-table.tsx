// Lists the leads to call as a table, group by group, where there is room for one.
import type { ReactNode } from "react";
import { DASHBOARD_TEXTS } from "../../../../locales/catalogues/dashboard.ts";
import { HANDS_TEXTS } from "../../../../locales/catalogues/hands.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { classes } from "../../../ui/classes.ts";
import { ScoreMark } from "../../../ui/score-mark.tsx";
import { TABLE_FRAME } from "../../../ui/fitted/table-frame.ts";
import {
  Clock,
  Person,
  Place,
  QUEUE_DAYS,
  type QueueProps,
  QuickOutcome,
  Reach,
  type Sale,
  Worker,
} from "./call-cells.tsx";
import { GroupHead } from "./group-head.tsx";

const CELL = "border-b border-line px-2 py-1 align-middle";

/** The first row is the next one to call: the only one that is filled. */
export function CallTable({ groups, ...queue }: QueueProps): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS).call;
  const teamTexts = useTexts(HANDS_TEXTS);
  const { isTeam } = queue.team;
  const heads = [
    texts.waiting,
    texts.person,
    texts.place,
    texts.score,
    texts.contact,
    texts.outcome,
    ...(isTeam ? [teamTexts.works] : []),
  ];
  const next = groups[0]?.sales[0];
  const label = texts.newest(QUEUE_DAYS);
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className={classes("@container", TABLE_FRAME)}
    >
      <table aria-label={label} className="w-full border-separate border-spacing-0">
        <thead className="sr-only">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.name}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={heads.length}
                className="border-b border-line bg-sunken px-4 py-1.5 text-left text-label"
              >
                <GroupHead group={group} />
              </th>
            </tr>
            {group.sales.map((sale) => (
              <CallRow key={sale.id} sale={sale} isNext={sale === next} {...queue} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

interface CallRowProps extends Omit<QueueProps, "groups"> {
  readonly sale: Sale;
  readonly isNext: boolean;
}

function CallRow({ sale, isNext, team, pointed, onPoint, ...queue }: CallRowProps): ReactNode {
  return (
    <tr
      onPointerEnter={() => onPoint(sale.id)}
      onPointerLeave={() => onPoint(null)}
      className={classes(
        "h-12.5",
        isNext ? "bg-accent-soft" : pointed === sale.id ? "bg-bg" : "bg-surface",
      )}
    >
      <td className={classes(CELL, "pl-4")}>
        <Clock sale={sale} className={isNext ? "text-section" : "font-medium"} />
      </td>
      <th scope="row" className={classes(CELL, "min-w-32 text-left font-normal")}>
        <Person sale={sale} isFromCache={queue.isFromCache} />
      </th>
      <td className={CELL}>
        <Place sale={sale} callingOf={queue.callingOf} nowMs={queue.nowMs} />
      </td>
      <td className={CELL}>
        <ScoreMark score={sale.lead.score} />
      </td>
      <td className={CELL}>
        <Reach sale={sale} isFromCache={queue.isFromCache} isNext={isNext} />
      </td>
      <td className={CELL}>
        <QuickOutcome sale={sale} isFromCache={queue.isFromCache} />
      </td>
      {team.isTeam ? (
        <td className={CELL}>
          <Worker sale={sale} isFromCache={queue.isFromCache} team={team} />
        </td>
      ) : null}
    </tr>
  );
}
