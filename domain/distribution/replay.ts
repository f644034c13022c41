// What a campaign would have bought of leads that were decided before: its own rules, caps and
// money as they would have run, against everybody else's bids as they stood then.
import { BUY_REASONS, type BuyReason } from "../lead/vocabulary.ts";
import type { BasisPoints, Cents } from "../money/money.ts";
import { type Bidder, type SaleMode, adjustedPercent, bidAdjustedBy, tieBreak } from "./bidder.ts";
import { openUntil } from "./calendar.ts";
import { type EligibleBids, rankBids, runAuction } from "./auction.ts";
import { boughtToday } from "./distribute.ts";
import { eligibilityRefusal } from "./eligibility.ts";
import { FirstPriceRace, type RacingBidder } from "./first-price-race.ts";
import type { AuctionTerms, AuctionLead } from "./auction-lead.ts";
import type { RankedBid } from "./price.ts";
import { type Opening, ReplayState } from "./replay-state.ts";

/**
 * A lead as the bidders met it, and when; `position` is its place among the leads decided at the
 * same moment.
 */
export interface PastLead {
  readonly auctionLead: Pick<
    AuctionLead,
    "leadId" | "facts" | "tier" | "consent" | "sourceId" | "ownerAccountIds"
  >;
  /**
   * Leads of one key, a small number, are the same in all that `eligibilityRefusal` asks for, but
   * the hour; −1 where that is not known.
   */
  readonly standingKey: number;
  /** `tieSeed` of its id. */
  readonly tieSeed: number;
  readonly atMs: number;
  readonly position: number;
  readonly allowsExclusive: boolean;
  readonly sharedSlots: number;
  /**
   * The least price in cents of each mode; Infinity where it is not offered or its reserve can
   * never be met.
   */
  readonly exclusiveFloor: number;
  readonly sharedFloor: number;
  /**
   * How it was decided, where not simply the highest bid won at its own price: then it is settled
   * in full.
   */
  readonly inFull: FullAuction | null;
  /**
   * The highest exclusive rank among the others' bids, in cents × basis points; −1 for none. Asked
   * for where `inFull` is null.
   */
  readonly bestRank: number;
  /**
   * Whether any shared bid stood, the replayed campaign's own perhaps among them. Asked for where
   * `inFull` is null.
   */
  readonly hasSharedBids: boolean;
  /** Enters the others' bids that stood; asked for where `inFull` is null. */
  readonly enterRivals: (race: FirstPriceRace) => void;
}

/** The others' bids that stood, and what they were settled by. */
export interface FullAuction {
  readonly terms: AuctionTerms;
  readonly rivals: () => EligibleBids;
}

/**
 * What would have become of a lead for the campaign; `not_offered` where the lead was for sale in
 * no mode it bids for.
 */
export type ReplayOutcome = Won | { readonly reason: BuyReason | "not_offered" };

interface Won {
  readonly reason: "won";
  readonly mode: SaleMode;
  readonly priceCents: Cents;
}

/** A bid in both forms: bigints cost a hundred times as much to compare. */
interface OwnBid {
  readonly cents: Cents;
  readonly amount: number;
}

function bidOf(cents: Cents | null): OwnBid | null {
  return cents === null ? null : { cents, amount: Number(cents) };
}

/** The same object for the same outcome: replays give it hundreds of thousands of times. */
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
 * Replays one campaign. Hand it the leads whose criteria hold, in the order in which they were
 * decided. The others' bids stay as recorded: what they would have done with money or room that
 * this campaign left them is not guessed.
 */
export class Replay {
  readonly #bidder: Bidder;
  /** But for its hours, which are asked after all else. */
  readonly #alwaysOpen: Bidder;
  readonly #racing: RacingBidder;
  readonly #race = new FirstPriceRace();
  /** By key. */
  readonly #standings: (ReplayOutcome | null | undefined)[] = [];
  readonly #bidderState: ReplayState;
  /** By mode and what the adjustments come to, in basis points. */
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

  /** With the bids that stand, one at least. */
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

  /** Why a bid does not stand; null where it does. */
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

  /** Asked once for each key, but for the hours. */
  #standing(lead: PastLead): ReplayOutcome | null {
    const key = lead.standingKey;
    let refused = key < 0 ? undefined : this.#standings[key];
    if (refused === undefined) {
      const reason = eligibilityRefusal(this.#alwaysOpen, lead.auctionLead, lead.atMs);
      refused = reason === null ? null : refusalFor(reason);
      if (key >= 0) this.#standings[key] = refused;
    }
    return refused ?? (this.#hasHours && !this.#isOpen(lead.atMs) ? OUTSIDE_HOURS : null);
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
      // Most are decided by the best rival alone.
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

  /** By the rules that decided it. */
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
