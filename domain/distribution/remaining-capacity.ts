// Computes how many more leads a campaign can take today by its caps and budgets.
import type { LocalMoment } from "./calendar.ts";
import type { Counters, Limits } from "./caps.ts";

/** The windows that can still be full when the day ends. An hour's cap restarts before that. */
const WINDOWS = ["day", "week", "month", "total"] as const;

/**
 * The leads that still fit at `priceCents` each (more than 0); null if no window of a day or longer
 * is limited.
 */
export function remainingToday(
  limits: Limits,
  counters: Counters,
  moment: LocalMoment,
  priceCents: bigint,
): number | null {
  const rooms = WINDOWS.flatMap((window): number[] => {
    const count = counters[window];
    const current = count.startMs === moment.starts[window];
    const mostLeads = limits.leads[window];
    const mostCents = limits.cents[window];
    return [
      ...(mostLeads === undefined ? [] : [mostLeads - (current ? count.leads : 0)]),
      ...(mostCents === undefined
        ? []
        : [Number((mostCents - (current ? count.cents : 0n)) / priceCents)]),
    ];
  });
  return rooms.length === 0 ? null : Math.max(0, Math.min(...rooms));
}
