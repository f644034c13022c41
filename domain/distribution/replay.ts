// What a campaign would have bought of leads that were decided before: its own rules, caps and money as they would have run,
// against everybody else's bids as they stood then.
import { BUY_REASONS, type BuyReason } from "../lead/vocabulary.ts";
import type { Cents } from "../money/money.ts";
import { type Bidder, type SaleMode, bidFor, tieBreak } from "./bidder.ts";
import { type StandingBids, rankBids, settleContest } from "./contest.ts";
import { takenToday } from "./distribute.ts";
import { standingRefusal } from "./eligibility.ts";
import { FirstPriceRace, type RacingBidder } from "./first-price-race.ts";
import type { ContestTerms, Offer } from "./offer.ts";
import type { RankedBid } from "./price.ts";
import { type Opening, ReplayBook } from "./replay-book.ts";

/** A lead as the bidders met it, and when; `position` is its place among the leads decided at the same moment. */
export interface PastLead {
  readonly offer: Pick<Offer, "leadId" | "facts" | "tier" | "consent" | "sourceId" | "ownerAccountIds">;
  /** Leads of one key, a small number, are the same in all that `standingRefusal` asks for, but the hour; −1 where that is not known. */
  readonly standingKey: number;
  /** `tieSeed` of its id. */
  readonly tieSeed: number;
  readonly atMs: number;
  readonly position: number;
  readonly allowsExclusive: boolean;
  readonly sharedSlots: number;
  /** The least price in cents of each mode; Infinity where it is not offered or its reserve can never be met. */
  readonly exclusiveFloor: number;
  readonly sharedFloor: number;
  /** How it was decided, where not simply the highest bid won at its own price: then it is settled in full. */
  readonly inFull: FullContest | null;
  /** The highest exclusive rank among the others' bids, in cents × basis points; −1 for none. Asked for where `inFull` is null. */
  readonly bestRivalRank: number;
  /** Whether any shared bid stood, the replayed campaign's own perhaps among them. Asked for where `inFull` is null. */
  readonly hasSharedRivals: boolean;
  /** Enters the others' bids that stood; asked for where `inFull` is null. */
  readonly enterRivals: (race: FirstPriceRace) => void;
}

/** The others' bids that stood, and what they were settled by. */
export interface FullContest {
  readonly terms: ContestTerms;
  readonly rivals: () => StandingBids;
}

/** What would have become of a lead for the campaign; `not_offered` where the lead was for sale in no mode it bids for. */
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
const REFUSALS = new Map<BuyReason | "not_offered", ReplayOutcome>([...BUY_REASONS, "not_offered" as const].map((reason) => [reason, { reason }]));

function refusal(reason: BuyReason | "not_offered"): ReplayOutcome {
  return REFUSALS.get(reason) ?? { reason };
}

/**
 * Replays one campaign. Hand it the leads whose criteria hold, in the order in which they were decided. The others' bids
 * stay as recorded: what they would have done with money or room that this campaign left them is not guessed.
 */
export class Replay {
  readonly #bidder: Bidder;
  readonly #racing: RacingBidder;
  readonly #race = new FirstPriceRace();
  /** By key. */
  readonly #standings: (BuyReason | null | undefined)[] = [];
  readonly #book: ReplayBook;
  /** Before adjustments. */
  readonly #exclusiveBid: OwnBid | null;
  readonly #sharedBid: OwnBid | null;
  /** Of the lead that is looked at: the bid of each mode that stands. */
  #exclusive: OwnBid | null = null;
  #shared: OwnBid | null = null;
  #won: Won | null = null;

  /** `account` is the bidder's account as `PastLead.enterRivals` numbers it. */
  constructor(bidder: Bidder, account: number, opening: Opening) {
    this.#bidder = bidder;
    this.#racing = { no: bidder.no, account };
    this.#book = new ReplayBook(bidder, opening);
    this.#exclusiveBid = bidOf(bidder.exclusiveBidCents);
    this.#sharedBid = bidOf(bidder.sharedBidCents);
  }

  /** The outcome of the next lead. */
  decide(lead: PastLead): ReplayOutcome {
    this.#book.advance(lead);
    const refused = this.#bid(lead);
    if (this.#exclusive === null && this.#shared === null) return refusal(refused ?? "not_offered");
    const { inFull } = lead;
    const won = inFull === null ? this.#raceFor(lead) : this.#settleInFull(lead, inFull);
    if (won === null) return refusal("outbid");
    this.#book.take(lead.offer, won.priceCents, lead.atMs);
    return won;
  }

  /** Sets the bids that stand; the first reason why one does not. */
  #bid(lead: PastLead): BuyReason | null {
    this.#exclusive = null;
    this.#shared = null;
    const exclusive = lead.allowsExclusive ? this.#bidIn("exclusive", lead) : null;
    const shared = lead.sharedSlots > 0 ? this.#bidIn("shared", lead) : null;
    if (exclusive === null && shared === null) return null;
    const standing = this.#standing(lead);
    if (standing !== null) return standing;
    let refused: BuyReason | null = null;
    if (exclusive !== null) {
      const reason = exclusive.amount < lead.exclusiveFloor ? "below_reserve" : this.#book.roomRefusal(lead.offer, exclusive.cents, exclusive.amount, lead.atMs);
      if (reason === null) this.#exclusive = exclusive;
      else refused = reason;
    }
    if (shared !== null) {
      const reason = shared.amount < lead.sharedFloor ? "below_reserve" : this.#book.roomRefusal(lead.offer, shared.cents, shared.amount, lead.atMs);
      if (reason === null) this.#shared = shared;
      else refused ??= reason;
    }
    return refused;
  }

  /** Asked once for each key, where the hour does not count. */
  #standing(lead: PastLead): BuyReason | null {
    const key = lead.standingKey;
    if (key < 0 || this.#bidder.schedule.hours.length > 0) return standingRefusal(this.#bidder, lead.offer, lead.atMs);
    const known = this.#standings[key];
    if (known !== undefined) return known;
    const refused = standingRefusal(this.#bidder, lead.offer, lead.atMs);
    this.#standings[key] = refused;
    return refused;
  }

  #bidIn(mode: SaleMode, { offer }: PastLead): OwnBid | null {
    if (this.#bidder.adjustments.length === 0) return mode === "exclusive" ? this.#exclusiveBid : this.#sharedBid;
    return bidOf(bidFor(this.#bidder, mode, offer.facts, offer.tier));
  }

  /** The highest bid wins at its own price. */
  #raceFor(lead: PastLead): Won | null {
    const race = this.#race;
    if (this.#shared === null && this.#exclusive !== null) {
      // Most are decided by the best rival alone.
      const ahead = this.#rankOf(this.#exclusive) - lead.bestRivalRank;
      if (ahead < 0) return null;
      if (ahead > 0 && !lead.hasSharedRivals) return this.#wonAt("exclusive", this.#exclusive.cents);
    }
    race.start(lead.sharedSlots, lead.tieSeed, this.#racing, this.#rankOf(this.#exclusive), this.#rankOf(this.#shared));
    lead.enterRivals(race);
    const mode = race.ownMode();
    const bid = mode === "exclusive" ? this.#exclusive : this.#shared;
    return mode === null || bid === null ? null : this.#wonAt(mode, bid.cents);
  }

  #wonAt(mode: SaleMode, priceCents: Cents): Won {
    const last = this.#won;
    if (last?.mode === mode && last.priceCents === priceCents) return last;
    return (this.#won = { reason: "won", mode, priceCents });
  }

  /** By the rules that decided it. */
  #settleInFull({ tieSeed, atMs }: PastLead, { terms, rivals }: FullContest): Won | null {
    const bids = rivals();
    this.#book.lookAt(atMs);
    const bidder = { ...this.#bidder, modifier: this.#book.modifier };
    const rank = (bidCents: Cents): RankedBid => ({
      bidder, bidCents, roundRank: Number(bidCents) * this.#book.modifier, tie: tieBreak(tieSeed, bidder.no), takenToday: takenToday(terms.routing, this.#bidder, this.#book, atMs), other: null,
    });
    if (this.#exclusive !== null) bids.exclusive.push(rank(this.#exclusive.cents));
    if (this.#shared !== null) bids.shared.push(rank(this.#shared.cents));
    const sale = settleContest(terms, rankBids(terms, bids)).find(({ campaignNo }) => campaignNo === bidder.no);
    return sale === undefined ? null : { reason: "won", mode: sale.mode, priceCents: sale.priceCents };
  }

  #rankOf(bid: OwnBid | null): number {
    return bid === null ? -1 : bid.amount * this.#book.modifier;
  }
}
