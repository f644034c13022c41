// Computes what a campaign would have bought among past leads: with its own rules, caps and balance
// over time, against all other bids as they were.
import { BUY_REASONS, type BuyReason } from "../lead/vocabulary.ts";
import type { BasisPoints, Cents } from "../money/money.ts";
import { type Bidder, type SaleMode, adjustedPercent, bidAdjustedBy, tieBreak } from "./bidder.ts";
import { openUntil } from "./calendar.ts";
import { rankBids, runAuction } from "./auction.ts";
import { boughtToday } from "./distribute.ts";
import { eligibilityRefusal } from "./eligibility.ts";
import { FirstPriceRace, type RacingBidder } from "./first-price-race.ts";
import type { FullAuction, PastLead } from "./past-lead.ts";
import type { RankedBid } from "./price.ts";
import { type Opening, ReplayState } from "./replay-state.ts";

/**
 * The outcome of a lead for the campaign; `not_offered` if the lead was not for sale in a mode that
 * it bids for.
 */
export type ReplayOutcome = Won | { readonly reason: BuyReason | "not_offered" };

interface Won {
  readonly reason: "won";
  readonly mode: SaleMode;
  readonly priceCents: Cents;
}

/** A bid as bigint and number: comparing bigints costs a hundred times as much. */
interface OwnBid {
  readonly cents: Cents;
  readonly amount: number;
}

function bidOf(cents: Cents | null): OwnBid | null {
  return cents === null ? null : { cents, amount: Number(cents) };
}

/** One shared object per outcome: replays return it hundreds of thousands of times. */
const REFUSALS = new Map<BuyReason, ReplayOutcome>(
  BUY_REASONS.map((reason) => [reason, { reason }]),
);
const NOT_OFFERED: ReplayOutcome = { reason: "not_offered" };
const OUTBID = refusalFor("outbid");
const BELOW_RESERVE = refusalFor("below_reserve");
const OUTSIDE_HOURS = refusalFor("outside_hours");

function refusalFor(reason: BuyReason): ReplayOutcome {
  return REFUSALS.get(reason) ?? { reason };
}

/**
 * Replays one campaign. Pass it the leads that match its criteria, in the order in which they were
 * decided. The others' bids stay as recorded: what they would have done with balance or capacity
 * that this campaign left them is not estimated.
 */
export class Replay {
  readonly #bidder: Bidder;
  /** The bidder without its hours, which are checked last. */
  readonly #alwaysOpen: Bidder;
  readonly #racing: RacingBidder;
  readonly #race = new FirstPriceRace();
  /** By `standingKey` and by the stretch between changes of the bidder's names. */
  readonly #standings: (ReplayOutcome | null | undefined)[] = [];
  /** When the bidder's names change, in order: epoch milliseconds. */
  readonly #nameChanges: readonly number[];
  readonly #bidderState: ReplayState;
  /** By mode and by the sum of the adjustments, in basis points. */
  readonly #bids: Readonly<Record<SaleMode, Map<BasisPoints, OwnBid | null>>> = {
    exclusive: new Map(),
    shared: new Map(),
  };
  readonly #plainBids: Readonly<Record<SaleMode, OwnBid | null>>;
  readonly #isAdjusted: boolean;
  readonly #hasHours: boolean;
  #hours = { isOpen: true, untilMs: -Infinity };
  #won: Won | null = null;

  /** `account` is the bidder's account as `PastLead.enterRivals` numbers it. */
  constructor(bidder: Bidder, account: number, opening: Opening) {
    this.#bidder = bidder;
    this.#alwaysOpen = { ...bidder, schedule: { ...bidder.schedule, hours: [] } };
    this.#nameChanges = bidder.sellerNames
      .flatMap(({ fromMs, untilMs }) => (untilMs === null ? [fromMs] : [fromMs, untilMs]))
      .toSorted((a, b) => a - b);
    this.#racing = { no: bidder.no, account };
    this.#bidderState = new ReplayState(bidder, opening);
    this.#plainBids = {
      exclusive: bidOf(bidder.exclusiveBidCents),
      shared: bidOf(bidder.sharedBidCents),
    };
    this.#hasHours = bidder.schedule.hours.length > 0;
    this.#isAdjusted = bidder.adjustments.length > 0;
  }

  /** The outcome of the next lead. */
  decide(lead: PastLead): ReplayOutcome {
    this.#bidderState.advance(lead);
    const exclusive = lead.allowsExclusive ? this.#bidIn("exclusive", lead) : null;
    const shared = lead.sharedSlots > 0 ? this.#bidIn("shared", lead) : null;
    if (exclusive === null && shared === null) return NOT_OFFERED;
    const standing = this.#standing(lead);
    if (standing !== null) return standing;
    const noExclusive =
      exclusive === null
        ? NOT_OFFERED
        : this.#refusal("exclusive", exclusive, lead.exclusiveFloor, lead);
    const noShared =
      shared === null ? NOT_OFFERED : this.#refusal("shared", shared, lead.sharedFloor, lead);
    if (noExclusive !== null && noShared !== null)
      return exclusive === null ? noShared : noExclusive;
    return this.#auction(
      lead,
      noExclusive === null ? exclusive : null,
      noShared === null ? shared : null,
    );
  }

  /**
   * Whether the campaign would win the lead with a bid of `cents` in the mode, adjusted as its own
   * is, against the same bids and with its modifier of the moment. Changes nothing; caps and money
   * are left aside.
   */
  wouldWin(lead: PastLead, mode: SaleMode, cents: Cents): boolean {
    const isExclusive = mode === "exclusive";
    const { auctionLead, inFull } = lead;
    const percent = adjustedPercent(this.#bidder.adjustments, auctionLead.facts, auctionLead.tier);
    const terms = { exclusiveBidCents: cents, sharedBidCents: cents };
    const bid = bidOf(bidAdjustedBy(terms, mode, percent));
    const isOffered = isExclusive ? lead.allowsExclusive : lead.sharedSlots > 0;
    const floor = isExclusive ? lead.exclusiveFloor : lead.sharedFloor;
    if (!isOffered || bid === null || bid.amount < floor) return false;
    const [exclusive, shared] = isExclusive ? [bid, null] : [null, bid];
    return (
      (inFull === null
        ? this.#raceFor(lead, exclusive, shared)
        : this.#settleInFull(lead, inFull, exclusive, shared)) !== null
    );
  }

  /** Settles the valid bids; at least one is given. */
  #auction(lead: PastLead, exclusive: OwnBid | null, shared: OwnBid | null): ReplayOutcome {
    const { inFull } = lead;
    const won =
      inFull === null
        ? this.#raceFor(lead, exclusive, shared)
        : this.#settleInFull(lead, inFull, exclusive, shared);
    if (won === null) return OUTBID;
    this.#bidderState.take(lead.auctionLead, won.priceCents, lead.atMs);
    return won;
  }

  /** Why a bid is not valid; null if it is. */
  #refusal(
    mode: SaleMode,
    { cents, amount }: OwnBid,
    floor: number,
    lead: PastLead,
  ): ReplayOutcome | null {
    if (amount < floor) return BELOW_RESERVE;
    const reason = this.#bidderState.capacityRefusal(mode, lead, cents, amount);
    return reason === null ? null : refusalFor(reason);
  }

  /** The eligibility without hours, computed once for each key and set of the bidder's names. */
  #standing(lead: PastLead): ReplayOutcome | null {
    const key =
      lead.standingKey < 0
        ? -1
        : lead.standingKey * (this.#nameChanges.length + 1) +
          this.#namesAt(lead.auctionLead.consentAtMs);
    let refused = key < 0 ? undefined : this.#standings[key];
    if (refused === undefined) {
      const reason = eligibilityRefusal(this.#alwaysOpen, lead.auctionLead, lead.atMs);
      refused = reason === null ? null : refusalFor(reason);
      if (key >= 0) this.#standings[key] = refused;
    }
    return refused ?? (this.#hasHours && !this.#isOpen(lead.atMs) ? OUTSIDE_HOURS : null);
  }

  /** How often the bidder's names had changed by a moment. */
  #namesAt(atMs: number): number {
    let changes = 0;
    for (const changedMs of this.#nameChanges) if (changedMs <= atMs) changes += 1;
    return changes;
  }

  #isOpen(atMs: number): boolean {
    const { schedule } = this.#bidder;
    if (atMs >= this.#hours.untilMs) this.#hours = openUntil(schedule, atMs);
    return this.#hours.isOpen;
  }

  #bidIn(mode: SaleMode, { auctionLead }: PastLead): OwnBid | null {
    if (!this.#isAdjusted) return this.#plainBids[mode];
    const percent = adjustedPercent(this.#bidder.adjustments, auctionLead.facts, auctionLead.tier);
    const known = this.#bids[mode].get(percent);
    if (known !== undefined) return known;
    const bid = bidOf(bidAdjustedBy(this.#bidder, mode, percent));
    this.#bids[mode].set(percent, bid);
    return bid;
  }

  /** The highest bid wins at its own price. */
  #raceFor(lead: PastLead, exclusive: OwnBid | null, shared: OwnBid | null): Won | null {
    const race = this.#race;
    if (shared === null && exclusive !== null) {
      // The best rival alone decides most leads.
      const ahead = this.#rankOf(exclusive) - lead.bestRank;
      if (ahead < 0) return null;
      if (ahead > 0 && !lead.hasSharedBids) return this.#wonAt("exclusive", exclusive.cents);
    }
    race.start(
      lead.sharedSlots,
      lead.tieSeed,
      this.#racing,
      this.#rankOf(exclusive),
      this.#rankOf(shared),
    );
    lead.enterRivals(race);
    const mode = race.ownMode();
    const bid = mode === "exclusive" ? exclusive : shared;
    return mode === null || bid === null ? null : this.#wonAt(mode, bid.cents);
  }

  #wonAt(mode: SaleMode, priceCents: Cents): Won {
    const last = this.#won;
    if (last?.mode === mode && last.priceCents === priceCents) return last;
    return (this.#won = { reason: "won", mode, priceCents });
  }

  /** Settles the lead by the terms of its decision. */
  #settleInFull(
    { tieSeed, atMs }: PastLead,
    { terms, rivals }: FullAuction,
    exclusive: OwnBid | null,
    shared: OwnBid | null,
  ): Won | null {
    const bids = rivals();
    this.#bidderState.lookAt(atMs);
    const bidder = { ...this.#bidder, modifier: this.#bidderState.modifier };
    const rank = (bidCents: Cents): RankedBid => ({
      bidder,
      bidCents,
      roundRank: Number(bidCents) * this.#bidderState.modifier,
      tie: tieBreak(tieSeed, bidder.no),
      boughtToday: boughtToday(terms.routing, this.#bidder, this.#bidderState, atMs),
      other: null,
    });
    if (exclusive !== null) bids.exclusive.push(rank(exclusive.cents));
    if (shared !== null) bids.shared.push(rank(shared.cents));
    const sale = runAuction(terms, rankBids(terms, bids)).find(
      ({ campaignNo }) => campaignNo === bidder.no,
    );
    return sale === undefined
      ? null
      : { reason: "won", mode: sale.mode, priceCents: sale.priceCents };
  }

  #rankOf(bid: OwnBid | null): number {
    return bid === null ? -1 : bid.amount * this.#bidderState.modifier;
  }
}
