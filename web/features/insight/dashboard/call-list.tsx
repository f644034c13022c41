// Lists the leads to call on a phone: the next one large, the others a line each.
import type { ReactNode } from "react";
import { DASHBOARD_TEXTS } from "../../../../locales/catalogues/dashboard.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { placeLabel } from "../../../lib/leads/lead-name.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { ScoreMark } from "../../../ui/score-mark.tsx";
import {
  CallIcon,
  Clock,
  Person,
  PersonName,
  Place,
  QUEUE_DAYS,
  type QueueProps,
  QuickOutcome,
  Reach,
  type Sale,
  Worker,
  useLocalClock,
} from "./call-cells.tsx";
import type { CallGroup } from "./call-groups.ts";
import { GroupHead } from "./group-head.tsx";

export function CallList({ groups, ...queue }: QueueProps): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS).call;
  const [first] = groups;
  const next = first?.sales[0];
  if (first === undefined || next === undefined) return null;
  const others = groups
    .map((group) => ({ ...group, sales: group.sales.filter((sale) => sale !== next) }))
    .filter(({ sales }) => sales.length > 0);
  return (
    <div className="grid gap-3">
      <NextCall sale={next} group={first} {...queue} />
      {others.length === 0 ? null : (
        <ul
          aria-label={texts.newest(QUEUE_DAYS)}
          className="overflow-hidden rounded-panel border border-line bg-surface"
        >
          {others.map((group) => (
            <li key={group.name}>
              <h3 className="border-b border-line bg-sunken px-4 py-1.5 text-label">
                <GroupHead group={group} />
              </h3>
              <ul>
                {group.sales.map((sale) => (
                  <li
                    key={sale.id}
                    className="flex items-center gap-3 border-b border-line px-4 py-1.5"
                  >
                    <CallLine sale={sale} {...queue} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type CallProps = Omit<QueueProps, "groups"> & { readonly sale: Sale };

function NextCall({
  sale,
  group,
  isFromCache,
  team,
  callingOf,
  nowMs,
}: CallProps & { readonly group: CallGroup }): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS).call;
  return (
    <section
      aria-label={texts.next}
      className="grid gap-2.5 rounded-panel border border-accent bg-accent-soft p-4"
    >
      <p className="text-label">
        <GroupHead group={group} isOfOne />
      </p>
      {/* A long time goes below the person on a narrow phone. */}
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="grid min-w-28 flex-1 gap-1">
          <Person sale={sale} isFromCache={isFromCache} />
          <Place sale={sale} callingOf={callingOf} nowMs={nowMs} />
        </div>
        <div className="ml-auto grid justify-items-end">
          <Clock sale={sale} className="text-clock" />
          <span className="text-label text-text-2">
            {sale.lead.sale.callback_at === null ? texts.since : texts.sinceDue}
          </span>
        </div>
      </div>
      <Reach sale={sale} isFromCache={isFromCache} isNext />
      <div className="grid [&_button]:flex-1">
        <QuickOutcome sale={sale} isFromCache={isFromCache} />
      </div>
      {team.isTeam ? <Worker sale={sale} isFromCache={isFromCache} team={team} /> : null}
    </section>
  );
}

function CallLine({ sale, isFromCache, callingOf, nowMs }: CallProps): ReactNode {
  const words = useTexts(LEAD_WORDS);
  const clock = useLocalClock({ sale, callingOf, nowMs });
  return (
    <>
      <div className="grid min-w-0 flex-1 gap-0.5">
        <div className="flex items-center justify-between gap-3">
          <PersonName sale={sale} isFromCache={isFromCache} />
          <span className="flex shrink-0 items-center gap-3">
            <ScoreMark score={sale.lead.score} />
            <Clock sale={sale} className="font-medium" />
          </span>
        </div>
        <p className="text-label text-text-2">
          {[words.side[sale.lead.side], placeLabel(sale.lead, words), clock]
            .filter((part) => part !== null)
            .join(" · ")}
        </p>
      </div>
      <CallIcon sale={sale} isFromCache={isFromCache} />
    </>
  );
}
