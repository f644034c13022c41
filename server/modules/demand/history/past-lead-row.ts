// Presents a row of the columns as the past lead that a replay decides again: one object that is
// moved from row to row.
import { tieBreak } from "../../../../domain/distribution/bidder.ts";
import type { EligibleBids } from "../../../../domain/distribution/auction.ts";
import type { AuctionTerms } from "../../../../domain/distribution/auction-lead.ts";
import type { FirstPriceRace } from "../../../../domain/distribution/first-price-race.ts";
import type { RankedBid } from "../../../../domain/distribution/price.ts";
import type { FullAuction, PastLead } from "../../../../domain/distribution/past-lead.ts";
import type { LeadFacts } from "../../../../domain/lead/lead.ts";
import {
  COUNT_FACT_NAMES,
  PLAIN_FACTS,
  WORD_FACT_NAMES,
} from "../../../../domain/lead/plain-facts.ts";
import { cents } from "../../../../domain/money/money.ts";
import { DecisionReader } from "../../selling/distribution/index.ts";
import type { CampaignAccounts } from "./campaign-accounts.ts";
import { CONTEST_KINDS, AuctionReader } from "./auction-record.ts";
import type { LeadColumns } from "./lead-columns.ts";
import type { PastAuctions } from "./past-auctions.ts";

/** What is kept of past leads. */
export interface PastLeads {
  readonly columns: LeadColumns;
  readonly auctions: PastAuctions;
  readonly accounts: CampaignAccounts;
}

export class PastLeadRow extends AuctionReader implements PastLead {
  readonly auctionLead: PastLead["auctionLead"];
  readonly #leads: PastLeads;
  readonly #ownNo: number;
  #row = 0;

  /** `ownNo` is the replayed campaign's number: its own recorded bids are skipped. */
  constructor(leads: PastLeads, ownNo: number) {
    super();
    this.#leads = leads;
    this.#ownNo = ownNo;
    this.auctionLead = offerAt(leads, () => this.#row);
  }

  /** Moves to a row. False where the lead was decided before terms were kept. */
  moveTo(row: number): boolean {
    this.#row = row;
    this.goTo(this.#leads.auctions.records, row, this.#ownNo);
    return this.kind !== CONTEST_KINDS.unknown;
  }

  get atMs(): number {
    return this.#leads.columns.decidedMs[this.#row] ?? 0;
  }

  get tieSeed(): number {
    return this.#leads.columns.tieSeedAt(this.#row);
  }

  get inFull(): FullAuction | null {
    if (this.kind !== CONTEST_KINDS.whole) return null;
    const whole = this.#leads.auctions.wholeAt(this.#row);
    return whole === undefined
      ? null
      : readFull(whole, this.#leads.accounts, this.tieSeed, this.#ownNo);
  }

  readonly enterRivals = (race: FirstPriceRace): void =>
    this.#leads.auctions.enter(this.#row, this.#ownNo, race);
}

function readFull(
  decision: Buffer,
  accounts: CampaignAccounts,
  seed: number,
  ownNo: number,
): FullAuction {
  const reader = new DecisionReader(decision);
  reader.open(0, decision.length);
  const { routing, isSecondPrice, allowsExclusive, sharedSlots, exclusiveFloor, sharedFloor } =
    reader;
  const terms: AuctionTerms = {
    routing,
    priceRule: isSecondPrice ? "second_price" : "first_price",
    allowsExclusive,
    sharedSlots,
    exclusiveFloorCents: exclusiveFloor < 0 ? null : cents(exclusiveFloor),
    sharedFloorCents: sharedFloor < 0 ? null : cents(sharedFloor),
  };
  const bids: EligibleBids = { exclusive: [], shared: [] };
  while (reader.next()) {
    const { campaignNo: no, modifier, priority, weight, boughtToday, mode } = reader;
    if (!reader.stood || no === ownNo) continue;
    const bidder = { no, campaignId: "", accountId: accounts.idOf(no), modifier, priority, weight };
    const bid = (amount: number): RankedBid => ({
      bidder,
      bidCents: cents(amount),
      roundRank: amount * modifier,
      tie: tieBreak(seed, no),
      boughtToday,
      other: null,
    });
    bids[mode].push(bid(reader.bidCents));
    if (reader.otherCents >= 0)
      bids[mode === "exclusive" ? "shared" : "exclusive"].push(bid(reader.otherCents));
  }
  return { terms, rivals: () => bids };
}

/** Each member is read only when it is accessed: most leads are refused by the first rule. */
function offerAt({ columns, auctions }: PastLeads, row: () => number): PastLead["auctionLead"] {
  const facts = factsAt(columns, row);
  return {
    get leadId() {
      return columns.idAt(row());
    },
    facts,
    get tier() {
      return columns.tier.at(row());
    },
    get consent() {
      return columns.consent.at(row());
    },
    get consentAtMs() {
      return columns.consentAtMs[row()] ?? 0;
    },
    get sourceId() {
      return columns.sourceId.at(row());
    },
    get ownerAccountIds() {
      return auctions.owners(row());
    },
  };
}

/** The lead's facts, read from the columns when accessed. */
export function factsAt(columns: LeadColumns, row: () => number): LeadFacts {
  const money = (amount: number | null) => (amount === null ? null : cents(amount));
  const facts = {
    get side() {
      return columns.side.at(row());
    },
    get place() {
      return columns.place.at(row());
    },
    get priceMinCents() {
      return money(columns.priceMin.at(row()));
    },
    get priceMaxCents() {
      return money(columns.priceMax.at(row()));
    },
    get consentChannels() {
      return columns.consent.at(row()).channels;
    },
    get verifications() {
      return columns.verifications.at(row());
    },
    get ageMinutes() {
      return columns.ageMinutes.at(row());
    },
  };
  return Object.defineProperties(facts, plainGetters(columns, row)) as LeadFacts;
}

function plainGetters(columns: LeadColumns, row: () => number): PropertyDescriptorMap {
  const getter = (column: { readonly at: (row: number) => unknown }): PropertyDescriptor => ({
    get: () => column.at(row()),
    enumerable: true,
  });
  return Object.fromEntries([
    ...WORD_FACT_NAMES.map((fact) => [PLAIN_FACTS[fact].key, getter(columns.words[fact])]),
    ...COUNT_FACT_NAMES.map((fact) => [PLAIN_FACTS[fact].key, getter(columns.counts[fact])]),
  ]) as PropertyDescriptorMap;
}
