// How a campaign would have done over the last four weeks: the leads it could have had, when and where, and what it would
// have bought of them.
import type { Criteria } from "../../../domain/criteria/criteria.ts";
import type { SaleMode, StandingOrder } from "../../../domain/distribution/bidder.ts";
import { Replay, type ReplayOutcome } from "../../../domain/distribution/replay.ts";
import type { BuyReason } from "../../../domain/lead/vocabulary.ts";
import type { AccountBook } from "./account-book.store.ts";
import type { CampaignAccounts } from "./campaign-accounts.ts";
import type { LeadColumns } from "./lead-columns.ts";
import { matchColumns } from "./match-columns.ts";
import { bidderOf, openReplay, wasThere } from "./open-replay.ts";
import { PastLeadRow } from "./past-lead-row.ts";

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
export const PREVIEW_WEEKS = 4;
export const PREVIEW_MS = PREVIEW_WEEKS * WEEK_MS;

/** Counts of leads whose criteria hold. */
export interface Volume {
  readonly leads: number;
  /** Weeks of seven days, the oldest first, the last one up to now. */
  readonly byWeek: readonly number[];
  readonly byState: ReadonlyMap<string, number>;
  /** By FIPS code. */
  readonly byCounty: ReadonlyMap<string, CountyCount>;
}

export interface CountyCount {
  readonly name: string;
  readonly state: string;
  readonly leads: number;
}

export interface ReplayTotals {
  /** Its money and caps are those it had then; else it begins with nothing taken and with today's money. */
  readonly isRestored: boolean;
  readonly won: Readonly<Record<SaleMode, number>>;
  readonly spentCents: bigint;
  /** Why the others were not bought. */
  readonly reasons: ReadonlyMap<BuyReason | "not_offered", number>;
  /** Leads that were decided before terms were kept. */
  readonly unknown: number;
}

export interface Preview {
  readonly fromMs: number;
  readonly toMs: number;
  readonly volume: Volume;
  /** Null where the campaign bids for nothing. */
  readonly replay: ReplayTotals | null;
}

export interface PreviewQuestion {
  readonly accountId: string;
  /** Null for a campaign that does not exist yet. */
  readonly campaignId: string | null;
  readonly criteria: Criteria;
  readonly order: StandingOrder;
  readonly atMs: number;
}

export interface History {
  readonly columns: LeadColumns;
  readonly accounts: CampaignAccounts;
}

/** The preview over the four weeks before `question.atMs`. */
export function preview(history: History, question: PreviewQuestion, book: AccountBook): Preview {
  const fromMs = question.atMs - PREVIEW_MS;
  const count = new VolumeCount(history.columns, fromMs);
  const totals = question.order.exclusiveBidCents === null && question.order.sharedBidCents === null ? null : new ReplayCount(wasThere(book, fromMs));
  walk(history, question, book, (row) => count.add(row), totals === null ? null : (_row, outcome) => totals.add(outcome));
  return { fromMs, toMs: question.atMs, volume: count.volume(), replay: totals };
}

/**
 * Goes through the leads that meet the criteria in the order in which they were decided; with `onOutcome` each is decided
 * again with the campaign among the bids (null where it was decided before terms were kept).
 */
export function walk(history: History, { accountId, criteria, order, atMs }: PreviewQuestion, book: AccountBook, onMatch: (row: number) => void, onOutcome: ((row: number, outcome: ReplayOutcome | null) => void) | null): void {
  const { columns, accounts } = history;
  const fromMs = atMs - PREVIEW_MS;
  const holds = matchColumns(criteria, columns);
  const bidder = bidderOf(order, accountId, book);
  const replay = onOutcome === null ? null : new Replay(bidder, accounts.numberOfAccount(accountId), openReplay(bidder, book, columns, fromMs));
  const lead = new PastLeadRow(columns, accounts, bidder.no);
  const decided = columns.order;
  const end = columns.orderFrom(atMs);
  for (let at = columns.orderFrom(fromMs); at < end; at += 1) {
    const row = decided[at] ?? 0;
    if (!holds(row)) continue;
    onMatch(row);
    if (replay !== null) onOutcome?.(row, lead.moveTo(row) ? replay.decide(lead) : null);
  }
}

class VolumeCount {
  readonly #columns: LeadColumns;
  readonly #fromMs: number;
  readonly #byWeek = Array.from({ length: PREVIEW_WEEKS }, () => 0);
  readonly #byPlace: Uint32Array;
  #leads = 0;

  constructor(columns: LeadColumns, fromMs: number) {
    this.#columns = columns;
    this.#fromMs = fromMs;
    this.#byPlace = new Uint32Array(columns.place.values.length);
  }

  add(row: number): void {
    const week = Math.min(PREVIEW_WEEKS - 1, Math.floor(((this.#columns.decidedMs[row] ?? 0) - this.#fromMs) / WEEK_MS));
    this.#leads += 1;
    this.#byWeek[week] = (this.#byWeek[week] ?? 0) + 1;
    const place = this.#columns.place.placeAt(row);
    this.#byPlace[place] = (this.#byPlace[place] ?? 0) + 1;
  }

  volume(): Volume {
    const byState = new Map<string, number>();
    const byCounty = new Map<string, CountyCount>();
    for (const [at, { state, countyFips, countyName }] of this.#columns.place.values.entries()) {
      const leads = this.#byPlace[at] ?? 0;
      if (leads === 0) continue;
      byState.set(state, (byState.get(state) ?? 0) + leads);
      if (countyFips !== null) byCounty.set(countyFips, { name: countyName ?? countyFips, state, leads: (byCounty.get(countyFips)?.leads ?? 0) + leads });
    }
    return { leads: this.#leads, byWeek: this.#byWeek, byState, byCounty };
  }
}

class ReplayCount implements ReplayTotals {
  readonly won = { exclusive: 0, shared: 0 };
  readonly reasons = new Map<BuyReason | "not_offered", number>();
  readonly isRestored: boolean;
  spentCents = 0n;
  unknown = 0;

  constructor(isRestored: boolean) {
    this.isRestored = isRestored;
  }

  add(outcome: ReplayOutcome | null): void {
    if (outcome === null) this.unknown += 1;
    else if (outcome.reason === "won") {
      this.won[outcome.mode] += 1;
      this.spentCents += outcome.priceCents;
    } else this.reasons.set(outcome.reason, (this.reasons.get(outcome.reason) ?? 0) + 1);
  }
}
