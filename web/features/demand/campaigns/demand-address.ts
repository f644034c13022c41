// Reads from the address which open orders are shown, in which order, and which one is open.
import {
  choiceParameter,
  flagParameter,
  idParameter,
  wholeNumberParameter,
  wordParameter,
} from "../../../lib/address.ts";
import { STATES } from "../../../lib/read-states.ts";
import { DEMAND_SORTS, type DemandSort, type Order } from "./demand-words.ts";
import { CENTS_PER_DOLLAR } from "../../../../domain/money/money.ts";

/** The sides that orders are filtered by. */
export const DEMAND_SIDES = [
  "buyer",
  "seller",
  "buyer_and_seller",
  "renter",
  "investor_seller",
] as const;
/** Whole dollars: as much as can be followed. */
export const MOST_LEAST = 100_000;

/** Which orders are shown. */
export interface DemandFilter {
  readonly sort: DemandSort;
  readonly state: string | null;
  readonly side: (typeof DEMAND_SIDES)[number] | null;
  /** Whole dollars; 0 for any. */
  readonly least: number;
  /** Only with matching own leads. */
  readonly matching: boolean;
  /** Only with room today. */
  readonly room: boolean;
}

/** The members of the screen's state, as they stand in the address. */
export const DEMAND_ADDRESS = {
  sort: wordParameter(DEMAND_SORTS, "best"),
  state: choiceParameter([...STATES]),
  side: choiceParameter(DEMAND_SIDES),
  least: wholeNumberParameter(0, { most: MOST_LEAST }),
  matching: flagParameter(),
  room: flagParameter(),
  order: idParameter(),
};

/** Whether an order meets what is chosen. */
export function isWanted(order: Order, filter: DemandFilter): boolean {
  return (
    (filter.state === null || order.states.length === 0 || order.states.includes(filter.state)) &&
    (filter.side === null || order.sides === null || order.sides.includes(filter.side)) &&
    Math.max(order.exclusive_payout_cents ?? 0, order.shared_payout_cents ?? 0) >=
      filter.least * CENTS_PER_DOLLAR &&
    (!filter.matching || order.matching_leads > 0) &&
    (!filter.room || order.remaining_today !== "none")
  );
}

/** What is followed where one follows what is chosen. */
export function followedTerms({ state, side, least }: DemandFilter): {
  readonly state: string | null;
  readonly side: DemandFilter["side"];
  readonly least_payout_cents: number | null;
} {
  return { state, side, least_payout_cents: least === 0 ? null : least * CENTS_PER_DOLLAR };
}
