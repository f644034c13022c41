// Puts the leads to call into groups, so that what holds for all of a group is said once. Pure.
import { localMoment } from "../../../../domain/distribution/calendar.ts";
import type { Called, Calling } from "../../marketplace/work/index.ts";
import type { Sale } from "./call-cells.tsx";

/**
 * `due`: the time has come at which the person is called back. `within`: not called yet, and within
 * calling hours. `unanswered`: a call was not answered. `outside`: not called yet, and outside
 * calling hours.
 */
export type CallGroupName = "due" | "within" | "unanswered" | "outside";

export interface CallGroup {
  readonly name: CallGroupName;
  /** In the order of the queue; never empty. */
  readonly sales: readonly Sale[];
  /**
   * When the calling hours of `within` close and those of `outside` open, in minutes since midnight
   * at the leads' places. Null in the other groups, and where the leads differ.
   */
  readonly changesAtMinute: number | null;
}

const ORDER: readonly CallGroupName[] = ["due", "within", "unanswered", "outside"];

/**
 * The leads to call now, each once, in the given order: without those that are called back later,
 * and without persons who must not be contacted.
 */
export function queueOf(sales: readonly Sale[], nowMs: number): readonly Sale[] {
  const seen = new Set<string>();
  return sales.filter(({ id, lead: { sale, no_contact_since: since } }) => {
    const isLater = sale.callback_at !== null && Date.parse(sale.callback_at) > nowMs;
    if (isLater || since !== null || seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}

/** The groups that have leads. Until the calling hours are known (`null`), all count as within. */
export function groupCalls(
  sales: readonly Sale[],
  callingOf: ((called: Called) => Calling) | null,
  nowMs: number,
): readonly CallGroup[] {
  const nameOf = ({ lead }: Sale): CallGroupName => {
    if (lead.sale.callback_at !== null) return "due";
    if (lead.sale.progress.outcome === "attempted") return "unanswered";
    return callingOf?.(lead).momentAt(nowMs).isWithin === false ? "outside" : "within";
  };
  const groups = Map.groupBy(sales, nameOf);
  return ORDER.flatMap((name) => {
    const found = groups.get(name);
    if (found === undefined) return [];
    const isOfHours = callingOf !== null && (name === "within" || name === "outside");
    return [
      {
        name,
        sales: found,
        changesAtMinute: isOfHours ? sharedChange(found, callingOf, nowMs) : null,
      },
    ];
  });
}

/** The local minute at which the calling hours of these leads change; null where they differ. */
function sharedChange(
  sales: readonly Sale[],
  callingOf: (called: Called) => Calling,
  nowMs: number,
): number | null {
  const minutes = new Set(
    sales.map(({ lead }) => {
      const { changesAtMs } = callingOf(lead).momentAt(nowMs);
      return changesAtMs === null || lead.time_zone === null
        ? null
        : localMoment(lead.time_zone, changesAtMs).minute;
    }),
  );
  const [only = null] = minutes;
  return minutes.size === 1 ? only : null;
}
