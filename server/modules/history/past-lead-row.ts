// A row of the columns as the past lead that a replay decides again: one object that is moved from row to row.
import { tieBreak } from "../../../domain/distribution/bidder.ts";
import type { SaleMode } from "../../../domain/distribution/bidder.ts";
import type { StandingBids } from "../../../domain/distribution/contest.ts";
import type { ContestTerms } from "../../../domain/distribution/offer.ts";
import type { RankedBid } from "../../../domain/distribution/price.ts";
import type { PastLead } from "../../../domain/distribution/replay.ts";
import type { LeadFacts } from "../../../domain/lead/lead.ts";
import { cents } from "../../../domain/money/money.ts";
import { DecisionReader } from "../market/index.ts";
import type { CampaignAccounts } from "./campaign-accounts.ts";
import type { LeadColumns } from "./lead-columns.ts";

const NO_OWNERS: ReadonlySet<string> = new Set();

export class PastLeadRow implements PastLead {
  atMs = 0;
  position = 0;
  readonly offer: PastLead["offer"];
  readonly #columns: LeadColumns;
  readonly #accounts: CampaignAccounts;
  readonly #reader: DecisionReader;
  readonly #ownNo: number;
  #row = 0;

  /** `ownNo` is the replayed campaign's number: its own recorded bids are passed over. */
  constructor(columns: LeadColumns, accounts: CampaignAccounts, ownNo: number) {
    this.#columns = columns;
    this.#accounts = accounts;
    this.#ownNo = ownNo;
    this.#reader = new DecisionReader(columns.decisions);
    this.offer = offerAt(columns, () => this.#row, () => (this.#reader.owners.length === 0 ? NO_OWNERS : new Set(this.#reader.owners)));
  }

  /** Moves to a row. False where the lead was decided before terms were kept. */
  moveTo(row: number): boolean {
    this.#row = row;
    this.atMs = this.#columns.decidedMs[row] ?? 0;
    this.position = this.#columns.position[row] ?? 0;
    this.#reader.open(this.#columns.decisionStart(row), this.#columns.decisionEnd(row));
    return this.#reader.hasTerms;
  }

  get terms(): ContestTerms {
    const { routing, isSecondPrice, allowsExclusive, sharedSlots, exclusiveFloor, sharedFloor } = this.#reader;
    return {
      routing, priceRule: isSecondPrice ? "second_price" : "first_price", allowsExclusive, sharedSlots,
      exclusiveFloorCents: exclusiveFloor < 0 ? null : cents(exclusiveFloor), sharedFloorCents: sharedFloor < 0 ? null : cents(sharedFloor),
    };
  }

  readonly rivals = (): StandingBids => {
    const bids: StandingBids = { exclusive: [], shared: [] };
    const seed = this.#columns.tieSeedAt(this.#row);
    this.#eachLine((reader) => {
      const { campaignNo: no, modifier, priority, weight, takenToday } = reader;
      const bidder = { no, campaignId: "", accountId: this.#accounts.idOf(no), modifier, priority, weight };
      const bid = (amount: number): RankedBid => ({ bidder, bidCents: cents(amount), roundRank: amount * modifier, tie: tieBreak(seed, no), takenToday, other: null });
      bids[reader.mode].push(bid(reader.bidCents));
      if (reader.otherCents >= 0) bids[otherMode(reader.mode)].push(bid(reader.otherCents));
    });
    return bids;
  };

  readonly eachRival = (tell: (mode: SaleMode, rank: number, tie: number, account: number) => void): void => {
    const seed = this.#columns.tieSeedAt(this.#row);
    this.#eachLine((reader) => {
      const tie = tieBreak(seed, reader.campaignNo);
      const account = this.#accounts.numberOf(reader.campaignNo);
      tell(reader.mode, reader.bidCents * reader.modifier, tie, account);
      if (reader.otherCents >= 0) tell(otherMode(reader.mode), reader.otherCents * reader.modifier, tie, account);
    });
  };

  #eachLine(tell: (reader: DecisionReader) => void): void {
    const reader = this.#reader;
    while (reader.next()) if (reader.stood && reader.campaignNo !== this.#ownNo) tell(reader);
  }
}

function otherMode(mode: SaleMode): SaleMode {
  return mode === "exclusive" ? "shared" : "exclusive";
}

/** Each member is read only where it is asked for: most leads are refused by the first rule that looks. */
function offerAt(columns: LeadColumns, row: () => number, owners: () => ReadonlySet<string>): PastLead["offer"] {
  const facts = factsAt(columns, row);
  return {
    get leadId() { return columns.idAt(row()); },
    facts,
    get tier() { return columns.tier.at(row()); },
    get consent() { return columns.consent.at(row()); },
    get sourceId() { return columns.sourceId.at(row()); },
    get ownerAccountIds() { return owners(); },
  };
}

/** The lead's facts, read from the columns as they are asked for. */
export function factsAt(columns: LeadColumns, row: () => number): LeadFacts {
  const money = (amount: number | null) => (amount === null ? null : cents(amount));
  return {
    get side() { return columns.side.at(row()); },
    get propertyType() { return columns.propertyType.at(row()); },
    get place() { return columns.place.at(row()); },
    get priceMinCents() { return money(columns.priceMin.at(row())); },
    get priceMaxCents() { return money(columns.priceMax.at(row())); },
    get beds() { return columns.beds.at(row()); },
    get bathsQuarters() { return columns.bathsQuarters.at(row()); },
    get livingAreaSqft() { return columns.livingAreaSqft.at(row()); },
    get timing() { return columns.timing.at(row()); },
    get financeStatus() { return columns.financeStatus.at(row()); },
    get agentStatus() { return columns.agentStatus.at(row()); },
    get consentChannels() { return columns.consent.at(row()).channels; },
  };
}
