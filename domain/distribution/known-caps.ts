// Caches the result of a campaign's caps for as long as it cannot change: a replay checks them for
// each of hundreds of thousands of leads, and between two purchases the result stays the same for a
// quarter hour.
import type { Cents } from "../money/money.ts";
import type { Bidder, SaleMode } from "./bidder.ts";
import { quarterEndMs } from "./calendar.ts";
import { type CapRefusal, isUnlimited } from "./caps.ts";
import { capsRefusal } from "./eligibility.ts";
import type { BidderState } from "./auction-lead.ts";

interface Known {
  amount: number;
  untilMs: number;
  refusal: CapRefusal | null;
}

const nothing = (): Known => ({ amount: 0, untilMs: -Infinity, refusal: null });

/** Call in order of time, in whole milliseconds, and call `forget` whenever the counters change. */
export class KnownCaps {
  readonly #bidder: Bidder;
  readonly #bidderState: Pick<BidderState, "counters" | "sourceCounters">;
  readonly #isPaced: boolean;
  readonly #isBySource: boolean;
  readonly #known: Readonly<Record<SaleMode, Known>> = { exclusive: nothing(), shared: nothing() };
  /** Used if sources have their own limits. */
  readonly #knownBySource: Readonly<Record<SaleMode, Map<string, Known>>> = {
    exclusive: new Map(),
    shared: new Map(),
  };

  constructor(bidder: Bidder, bidderState: Pick<BidderState, "counters" | "sourceCounters">) {
    this.#bidder = bidder;
    this.#bidderState = bidderState;
    this.#isPaced = bidder.pacing === "even";
    this.#isBySource = !isUnlimited(bidder.sourceLimits);
  }

  /** The result of `capsRefusal` for a bid of `cents`; `amount` is the same as a number. */
  refusal(
    mode: SaleMode,
    auctionLead: { readonly sourceId: string },
    cents: Cents,
    amount: number,
    atMs: number,
  ): CapRefusal | null {
    const known = this.#isBySource ? this.#ofSource(mode, auctionLead.sourceId) : this.#known[mode];
    if (known.amount === amount && atMs < known.untilMs) return known.refusal;
    const refusalAt = (ms: number): CapRefusal | null =>
      capsRefusal(this.#bidder, auctionLead, cents, this.#bidderState, ms);
    known.amount = amount;
    known.refusal = refusalAt(atMs);
    known.untilMs =
      this.#isPaced && known.refusal !== null
        ? firstOther(refusalAt, known.refusal, atMs)
        : quarterEndMs(atMs);
    return known.refusal;
  }

  forget(): void {
    this.#known.exclusive.untilMs = -Infinity;
    this.#known.shared.untilMs = -Infinity;
    if (!this.#isBySource) return;
    this.#knownBySource.exclusive.clear();
    this.#knownBySource.shared.clear();
  }

  #ofSource(mode: SaleMode, sourceId: string): Known {
    const bySource = this.#knownBySource[mode];
    const known = bySource.get(sourceId) ?? nothing();
    if (known.untilMs === -Infinity) bySource.set(sourceId, known);
    return known;
  }
}

/**
 * The first moment with another result, found by bisection: within a quarter hour only the pace
 * changes, and only to allow more.
 */
function firstOther(
  refusalAt: (ms: number) => CapRefusal | null,
  refusal: CapRefusal,
  atMs: number,
): number {
  let [same, other] = [atMs, quarterEndMs(atMs)];
  if (refusalAt(other - 1) === refusal) return other;
  other -= 1;
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2);
    if (refusalAt(middle) === refusal) same = middle;
    else other = middle;
  }
  return other;
}
