// Computes in steps by how much demand exceeds leads in each state.
import type { Cents } from "../money/money.ts";

/**
 * The steps of a state's unmet demand: wider and higher than those of a campaign, because a state
 * sums many.
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
 * The most leads per day for which a campaign counts, and the count of one without a limit. Our
 * value.
 */
export const MOST_ROOM = 100;
/** The days over which arriving leads are averaged. */
export const PACE_DAYS = 7;

/** An active campaign, with the facts that count for its states. */
export interface OpenOrder {
  /** USPS codes, each once. */
  readonly states: readonly string[];
  /** Leads that it can still buy today; null for no limit. */
  readonly room: number | null;
  /** The most that the reader would earn from it. */
  readonly payoutCents: Cents;
}

export interface StateDemand {
  readonly state: string;
  readonly orders: number;
  readonly unmet: Unmet;
  readonly bestPayoutCents: Cents;
}

/** The step for a state's whole number of leads, which is below 0 if leads exceed demand. */
export function unmetStep(leads: number): Unmet {
  if (leads <= 0) return "none";
  if (leads < 20) return "under_20";
  if (leads < 100) return "20_to_99";
  if (leads < 500) return "100_to_499";
  return leads < 1_000 ? "500_to_999" : "1000_or_more";
}

/**
 * The states in which at least one campaign has capacity, ordered by code. `unmet` is the capacity
 * of these campaigns, each counted in all of its states, less the mean number of leads per day
 * there; `posted` is the number of leads in PACE_DAYS days. Fractions of a lead do not count.
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
