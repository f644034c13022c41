// How much more is wanted in each state than comes, in steps.
import type { Cents } from "../money/money.ts";

/**
 * What a state's orders can take beyond what comes. Steps as those of an order, but wider and
 * further, since a state adds up many.
 */
export const UNMET_STEPS = [
  "none",
  "under_20",
  "20_to_99",
  "100_to_499",
  "500_to_999",
  "1000_or_more",
] as const;
export type Unmet = (typeof UNMET_STEPS)[number];

/**
 * An order counts for at most so many leads a day, and one without a limit for as many. Ours: it
 * takes no more from one place.
 */
export const MOST_ROOM = 100;
/** The days whose mean says what comes. */
export const PACE_DAYS = 7;

/** An active order, as far as the states are counted by it. */
export interface OpenOrder {
  /** USPS codes, each once. */
  readonly states: readonly string[];
  /** Leads that it can still take today; null where nothing limits it. */
  readonly room: number | null;
  /** The most that the reader would earn by it. */
  readonly payoutCents: Cents;
}

export interface StateDemand {
  readonly state: string;
  readonly orders: number;
  readonly unmet: Unmet;
  readonly bestPayoutCents: Cents;
}

/** The step of a state's whole number of leads, below 0 where more comes than is wanted. */
export function unmetStep(leads: number): Unmet {
  if (leads <= 0) return "none";
  if (leads < 20) return "under_20";
  if (leads < 100) return "20_to_99";
  if (leads < 500) return "100_to_499";
  return leads < 1_000 ? "500_to_999" : "1000_or_more";
}

/**
 * The states in which at least one order has room, by their codes. `unmet` is what these orders can
 * still take, an order in each of its states, less the mean of what came there a day; `posted` is
 * what came in PACE_DAYS days. Part of a lead is none.
 */
export function unmetByState(
  orders: readonly OpenOrder[],
  posted: ReadonlyMap<string, number>,
): StateDemand[] {
  const found = new Map<string, { orders: number; room: number; best: Cents }>();
  for (const { states, room, payoutCents } of orders) {
    const counted = Math.min(room ?? MOST_ROOM, MOST_ROOM);
    if (counted <= 0) continue;
    for (const state of states) {
      const before = found.get(state) ?? { orders: 0, room: 0, best: payoutCents };
      found.set(state, {
        orders: before.orders + 1,
        room: before.room + counted,
        best: before.best > payoutCents ? before.best : payoutCents,
      });
    }
  }
  return [...found]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([state, { orders: count, room, best }]) => ({
      state,
      orders: count,
      unmet: unmetStep(Math.floor(room - (posted.get(state) ?? 0) / PACE_DAYS)),
      bestPayoutCents: best,
    }));
}
