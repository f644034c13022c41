// How much more is wanted in each state than comes, in steps; what an order says of itself to whoever may not know its buyer.
import type { CriteriaOutline } from "../criteria/outline.ts";
import type { EarningTerms } from "../distribution/offer.ts";
import { type Cents, WHOLE_BASIS_POINTS, cents } from "../money/money.ts";

/** What an order can still take. In steps, so that nobody can watch a single purchase, or work out another's volume. */
export const ROOMS = ["none", "under_5", "5_to_19", "20_to_99", "100_or_more"] as const;
export type Room = (typeof ROOMS)[number];

/** What a state's orders can take beyond what comes: it adds up many, so its steps are wider and go further. */
export const UNMET_STEPS = ["none", "under_20", "20_to_99", "100_to_499", "500_to_999", "1000_or_more"] as const;
export type Unmet = (typeof UNMET_STEPS)[number];

/** An order counts for at most so many leads a day, and one without a limit for as many. Ours: it takes no more from one place. */
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

/** The step of a whole number of leads, 0 or more. */
export function roomStep(room: number): Room {
  if (room <= 0) return "none";
  if (room < 5) return "under_5";
  if (room < 20) return "5_to_19";
  return room < 100 ? "20_to_99" : "100_or_more";
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
 * The states in which at least one order has room, by their codes. `unmet` is what these orders can still take, an order in each
 * of its states, less the mean of what came there a day; `posted` is what came in PACE_DAYS days. Part of a lead is none.
 */
export function unmetByState(orders: readonly OpenOrder[], posted: ReadonlyMap<string, number>): StateDemand[] {
  const found = new Map<string, { orders: number; room: number; best: Cents }>();
  for (const { states, room, payoutCents } of orders) {
    const counted = Math.min(room ?? MOST_ROOM, MOST_ROOM);
    if (counted <= 0) continue;
    for (const state of states) {
      const before = found.get(state) ?? { orders: 0, room: 0, best: payoutCents };
      found.set(state, { orders: before.orders + 1, room: before.room + counted, best: before.best > payoutCents ? before.best : payoutCents });
    }
  }
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([state, { orders: count, room, best }]) => ({
    state, orders: count, unmet: unmetStep(Math.floor(room - (posted.get(state) ?? 0) / PACE_DAYS)), bestPayoutCents: best,
  }));
}

/** Whether an order takes any of an affiliate's sources. Who has none yet, and the operator, see them all. */
export function takesAny(sourceIds: readonly string[], blocked: readonly string[]): boolean {
  return sourceIds.length === 0 || sourceIds.some((id) => !blocked.includes(id));
}

/** The affiliate's part of a bid, rounded down: never more than it will earn. */
export function payoutFloor(bid: bigint, terms: EarningTerms): Cents {
  if (terms.kind === "flat") return terms.cents < bid ? terms.cents : cents(bid);
  return cents((bid * BigInt(terms.share)) / BigInt(WHOLE_BASIS_POINTS));
}

/** The most of two bids to the affiliate, at least one of which is there. */
export function bestPayout(bids: readonly (bigint | null)[], terms: EarningTerms): Cents {
  return bids.reduce<Cents>((best, bid) => {
    const payout = bid === null ? best : payoutFloor(bid, terms);
    return payout > best ? payout : best;
  }, cents(0n));
}

/**
 * Where an order buys: only where its buyer is licensed, in alphabetical order. Of one for circles around places, the states of
 * their centres. `stateOfZip` knows the state of a ZIP.
 */
export function statesBought(licensed: readonly string[], { states, circles }: Pick<CriteriaOutline, "states" | "circles">, stateOfZip: (zipCode: string) => string | null): string[] {
  const centres = (circles ?? []).map((circle) => stateOfZip(circle.split(" ")[0] ?? ""));
  const wanted: readonly (string | null)[] | null = states ?? (centres.length > 0 ? centres : null);
  return licensed.filter((state) => wanted === null || wanted.includes(state)).toSorted();
}
