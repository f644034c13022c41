// Collects the rows that a set of decisions depends on: winners' rows must be locked, rows behind a
// refusal must be fresh.
import { type Bidder, bidFor } from "../../../../../domain/distribution/bidder.ts";
import { isUnlimited } from "../../../../../domain/distribution/caps.ts";
import { sourceCounterKey } from "../../../../../domain/distribution/memory-bidder-state.ts";
import { capacityRefusal } from "../../../../../domain/distribution/eligibility.ts";
import type {
  BidderState,
  Decision,
  DecisionLine,
  AuctionLead,
} from "../../../../../domain/distribution/auction-lead.ts";
import type { LockSet } from "./batch-read.store.ts";

/** Refusals that are due to a counter or a balance, and that fresher rows could lift. */
const BY_ROWS: ReadonlySet<string> = new Set([
  "cap_reached",
  "budget_exhausted",
  "insufficient_funds",
]);

/** A growing set of rows, by kind. */
export class RowSet {
  /** Numbers of counters: of campaigns, and of accounts with limits over all of theirs. */
  readonly campaigns = new Set<number>();
  readonly accounts = new Set<string>();
  readonly sources = new Map<string, { readonly campaignNo: number; readonly sourceId: string }>();

  add(bidder: Bidder, sourceId: string): void {
    this.campaigns.add(bidder.no);
    if (bidder.accountLimits !== null) this.campaigns.add(bidder.accountLimits.no);
    this.accounts.add(bidder.accountId);
    if (!isUnlimited(bidder.sourceLimits))
      this.sources.set(sourceCounterKey(bidder.no, sourceId), { campaignNo: bidder.no, sourceId });
  }

  addAll(other: RowSet): void {
    for (const no of other.campaigns) this.campaigns.add(no);
    for (const id of other.accounts) this.accounts.add(id);
    for (const [key, value] of other.sources) this.sources.set(key, value);
  }

  /** The rows of this set that are in none of the others. */
  without(...others: readonly RowSet[]): RowSet {
    const rest = new RowSet();
    for (const no of this.campaigns)
      if (!others.some((other) => other.campaigns.has(no))) rest.campaigns.add(no);
    for (const id of this.accounts)
      if (!others.some((other) => other.accounts.has(id))) rest.accounts.add(id);
    for (const [key, value] of this.sources)
      if (!others.some((other) => other.sources.has(key))) rest.sources.set(key, value);
    return rest;
  }

  get isEmpty(): boolean {
    return this.campaigns.size === 0 && this.accounts.size === 0 && this.sources.size === 0;
  }

  /** The rows in the order in which they are locked. */
  sorted(cappedSourceIds: readonly string[] = []): LockSet {
    return {
      campaignNos: [...this.campaigns].sort((a, b) => a - b),
      sourceCounters: [...this.sources.values()].sort(
        (a, b) => a.campaignNo - b.campaignNo || (a.sourceId < b.sourceId ? -1 : 1),
      ),
      accountIds: [...this.accounts].sort(),
      cappedSourceIds: cappedSourceIds.toSorted(),
    };
  }
}

/**
 * The rows of winners and price-setters, and the rows that refusals depend on. `bidderState` is as
 * the decisions left it.
 */
export function rowsBehind(
  offers: readonly AuctionLead[],
  decisions: readonly Decision[],
  bidderState: BidderState,
  atMs: number,
): { readonly winners: RowSet; readonly refusers: RowSet } {
  const winners = new RowSet();
  const refusers = new RowSet();
  for (const [index, decision] of decisions.entries()) {
    const sourceId = offers[index]?.sourceId ?? "";
    const add = (rows: RowSet, no: number): void => {
      const found = bidderState.bidder(no);
      if (found !== undefined) rows.add(found, sourceId);
    };
    for (const sale of decision.sales) add(winners, sale.campaignNo);
    for (const no of decision.priceSetterNos) add(winners, no);
    for (const line of decision.lines)
      if (BY_ROWS.has(line.reason) || hidesRefusal(line, offers[index], bidderState, atMs))
        add(refusers, line.campaignNo);
  }
  return { winners, refusers };
}

/**
 * True where a campaign bid in one mode while its higher bid for the other mode may have been
 * refused for lack of capacity: the line shows only the bid that stood. Capacity only shrinks
 * within a batch, so what fits the bidder state in the end was not refused.
 */
function hidesRefusal(
  line: DecisionLine,
  offer: AuctionLead | undefined,
  bidderState: BidderState,
  atMs: number,
): boolean {
  if (offer === undefined || (line.reason !== "won" && line.reason !== "outbid")) return false;
  const other = line.mode === "exclusive" ? "shared" : "exclusive";
  if (other === "exclusive" ? !offer.allowsExclusive : offer.sharedSlots === 0) return false;
  const bidder = bidderState.bidder(line.campaignNo);
  const bidCents = bidder === undefined ? null : bidFor(bidder, other, offer.facts, offer.tier);
  if (bidder === undefined || bidCents === null || bidCents <= line.bidCents) return false;
  return BY_ROWS.has(capacityRefusal(bidder, offer, bidCents, bidderState, atMs) ?? "");
}
