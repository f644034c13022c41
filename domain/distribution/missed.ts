// Counts the leads that a campaign's criteria asked for and that it did not buy: by reason and by
// day, with the bids that would have won.
import { BUY_REASONS, type BuyReason } from "../lead/vocabulary.ts";
import { localMoment } from "./calendar.ts";

/**
 * Why a campaign did not buy a lead that meets its criteria. Beyond the reasons of a decision:
 * `not_offered` the lead was not for sale in a mode that it bids for; `paused`,
 * `paused_by_network` and `account_suspended` it took no part; `unknown` too little was recorded
 * at the decision.
 */
export const MISSED_REASONS = [
  ...BUY_REASONS.filter((reason) => reason !== "criteria_not_met"),
  "not_offered",
  "paused",
  "paused_by_network",
  "account_suspended",
  "unknown",
] as const;
export type MissedReason =
  | Exclude<BuyReason, "criteria_not_met">
  | "not_offered"
  | "paused"
  | "paused_by_network"
  | "account_suspended"
  | "unknown";

/** A lead that met the criteria at its decision; `reason` is null if the campaign bought it. */
export interface MatchedLead {
  readonly atMs: number;
  readonly state: string;
  readonly reason: MissedReason | null;
  /** The lowest bid that would have won it, in cents; null if unknown, or if none would. */
  readonly winningCents: number | null;
}

export interface MissedDay {
  /** When the day begins, UTC in epoch milliseconds. */
  readonly startMs: number;
  readonly bought: number;
  readonly reasons: ReadonlyMap<MissedReason, number>;
}

export interface MissedSums {
  /** In order, days without a lead left out. */
  readonly days: readonly MissedDay[];
  /** Leads of states without a license, by state. */
  readonly unlicensedStates: ReadonlyMap<string, number>;
  /** The bids that would have won those leads that a higher bid wins, lowest first, in cents. */
  readonly winningCents: readonly number[];
}

/** Counts one lead after the other; days are those of the time zone. */
export class MissedCount {
  readonly #timeZone: string;
  readonly #days = new Map<number, { bought: number; reasons: Map<MissedReason, number> }>();
  readonly #states = new Map<string, number>();
  readonly #winning: number[] = [];

  constructor(timeZone: string) {
    this.#timeZone = timeZone;
  }

  add({ atMs, state, reason, winningCents }: MatchedLead): void {
    const startMs = localMoment(this.#timeZone, atMs).starts.day;
    const day = this.#days.get(startMs) ?? { bought: 0, reasons: new Map() };
    this.#days.set(startMs, day);
    if (reason === null) day.bought += 1;
    else day.reasons.set(reason, (day.reasons.get(reason) ?? 0) + 1);
    if (reason === "not_licensed") this.#states.set(state, (this.#states.get(state) ?? 0) + 1);
    if (winningCents !== null) this.#winning.push(winningCents);
  }

  sums(): MissedSums {
    return {
      days: [...this.#days]
        .toSorted(([a], [b]) => a - b)
        .map(([startMs, day]) => ({ startMs, ...day })),
      unlicensedStates: this.#states,
      winningCents: this.#winning.toSorted((a, b) => a - b),
    };
  }
}

/**
 * The bids that would have won half of the leads and nine in ten of them, in cents; `winningCents`
 * lowest first. Null without leads.
 */
export function bidsForShares(
  winningCents: readonly number[],
): { readonly half: number; readonly most: number } | null {
  const at = (share: number): number =>
    winningCents[Math.max(0, Math.ceil(winningCents.length * share) - 1)] ?? 0;
  return winningCents.length === 0 ? null : { half: at(HALF), most: at(MOST) };
}

const HALF = 0.5;
const MOST = 0.9;
