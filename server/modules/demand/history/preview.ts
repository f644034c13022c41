// Computes how a campaign would have done over the last four weeks: the leads it could have had,
// when and where, and what it would have bought of them.
import type pg from "pg";
import type { Criteria } from "../../../../domain/criteria/criteria.ts";
import type { SaleMode, CampaignTerms } from "../../../../domain/distribution/bidder.ts";
import type { ReplayOutcome } from "../../../../domain/distribution/replay.ts";
import { effectiveCriteria } from "../../../../domain/privacy/effective-criteria.ts";
import type { BuyReason } from "../../../../domain/lead/vocabulary.ts";
import { firstWhere } from "../../../platform/columns/first-where.ts";
import type { LeadColumns } from "./lead-columns.ts";
import { wasThere } from "./open-replay.ts";
import type { PastLeads } from "./past-lead-row.ts";
import { type PastQuestion, matchedRows, walkPast } from "./walk-past.ts";
import { DAY_MS } from "../../../../domain/time.ts";

const WEEK_MS = 7 * DAY_MS;
export const PREVIEW_WEEKS = 4;
export const PREVIEW_MS = PREVIEW_WEEKS * WEEK_MS;

/** Counts of leads that meet the criteria. */
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

/** What a replay bought. */
export interface Bought {
  readonly won: Readonly<Record<SaleMode, number>>;
  readonly spentCents: bigint;
}

export interface ReplayTotals extends Bought {
  /**
   * True when the campaign starts with its money and caps of that time; otherwise it starts with
   * nothing taken and today's money.
   */
  readonly isRestored: boolean;
  /** Why the other leads were not bought. */
  readonly reasons: ReadonlyMap<BuyReason | "not_offered", number>;
  /** Leads that were decided before terms were kept. */
  readonly unknown: number;
}

export interface Preview {
  readonly fromMs: number;
  readonly toMs: number;
  readonly volume: Volume;
  /** Null where the campaign has no bid. */
  readonly replay: ReplayTotals | null;
  /** The same with more than enough money; null where money was no reason. */
  readonly richReplay: Bought | null;
}

export interface PreviewQuestion {
  readonly accountId: string;
  /** Null for a campaign that does not exist yet. */
  readonly campaignId: string | null;
  readonly criteria: Criteria;
  readonly order: CampaignTerms;
  readonly atMs: number;
  /** Conditions of little effect are left out (`effectiveCriteria`). */
  readonly isBlurred: boolean;
}

/**
 * The preview over the four weeks before `question.atMs`. Null where the account does not buy leads
 * or the campaign is not its own.
 */
export async function preview(
  db: pg.ClientBase,
  leads: PastLeads,
  question: PreviewQuestion,
): Promise<Preview | null> {
  const { order, atMs, accountId, campaignId } = question;
  const fromMs = atMs - PREVIEW_MS;
  const criteria = question.isBlurred
    ? effectiveCriteria(
        question.criteria,
        (asked) => matchedRows(leads, { criteria: asked, fromMs, untilMs: atMs }).length,
      )
    : question.criteria;
  const totals = new ReplayCount();
  let volume: Volume | null = null;
  const hasBid = order.exclusiveBidCents !== null || order.sharedBidCents !== null;
  const past = { accountId, campaignId, criteria, order, fromMs, untilMs: atMs, nowMs: atMs };
  const account = await walkPast(
    db,
    leads,
    past,
    (rows) => (volume = volumeOf(leads.columns, rows, fromMs)),
    hasBid ? ({ outcome }) => totals.add(outcome) : null,
  );
  if (account === null || volume === null) return null;
  const sums = totals.sums();
  const lacksMoney = hasBid && sums.reasons.has("insufficient_funds");
  return {
    fromMs,
    toMs: atMs,
    volume,
    replay: hasBid ? { ...sums, isRestored: wasThere(account, fromMs) } : null,
    richReplay: lacksMoney ? await replayRich(db, leads, past) : null,
  };
}

async function replayRich(
  db: pg.ClientBase,
  leads: PastLeads,
  past: PastQuestion,
): Promise<Bought> {
  const totals = new ReplayCount();
  await walkPast(
    db,
    leads,
    { ...past, hasEnoughMoney: true },
    () => undefined,
    ({ outcome }) => totals.add(outcome),
  );
  return totals.sums();
}

/** Counts the rows, which are in the order in which they were decided. */
function volumeOf({ decidedMs, place }: LeadColumns, rows: Uint32Array, fromMs: number): Volume {
  const before = Array.from({ length: PREVIEW_WEEKS + 1 }, (_, week) =>
    week === PREVIEW_WEEKS ? rows.length : firstFrom(rows, decidedMs, fromMs + week * WEEK_MS),
  );
  const byPlace = place.countOf(rows);
  const byState = new Map<string, number>();
  const byCounty = new Map<string, CountyCount>();
  for (const [at, { state, countyFips, countyName }] of place.values.entries()) {
    const leads = byPlace[at] ?? 0;
    if (leads === 0) continue;
    byState.set(state, (byState.get(state) ?? 0) + leads);
    if (countyFips !== null)
      byCounty.set(countyFips, {
        name: countyName ?? countyFips,
        state,
        leads: (byCounty.get(countyFips)?.leads ?? 0) + leads,
      });
  }
  return {
    leads: rows.length,
    byWeek: before.slice(1).map((end, week) => end - (before[week] ?? 0)),
    byState,
    byCounty,
  };
}

/** How many of the rows, which are in the order of their cells, have less. */
function firstFrom(rows: Uint32Array, cells: Float64Array, least: number): number {
  return firstWhere(rows.length, (at) => (cells[rows[at] ?? 0] ?? 0) >= least);
}

class ReplayCount {
  readonly #won = { exclusive: 0, shared: 0 };
  readonly #reasons = new Map<BuyReason | "not_offered", number>();
  /** Exact: what a campaign pays in four weeks is far below the limit of a number. */
  #spentCents = 0;
  #unknown = 0;
  /** Consecutive leads mostly have the same outcome: they are counted together. */
  #last: ReplayOutcome | null = null;
  #run = 0;

  add(outcome: ReplayOutcome | null): void {
    if (outcome !== this.#last) {
      this.#countRun();
      this.#last = outcome;
    }
    this.#run += 1;
  }

  sums(): Omit<ReplayTotals, "isRestored"> {
    this.#countRun();
    return {
      won: this.#won,
      reasons: this.#reasons,
      spentCents: BigInt(this.#spentCents),
      unknown: this.#unknown,
    };
  }

  #countRun(): void {
    const outcome = this.#last;
    const run = this.#run;
    this.#run = 0;
    if (outcome === null) this.#unknown += run;
    else if (outcome.reason === "won") {
      this.#won[outcome.mode] += run;
      this.#spentCents += run * Number(outcome.priceCents);
    } else if (run > 0)
      this.#reasons.set(outcome.reason, (this.#reasons.get(outcome.reason) ?? 0) + run);
  }
}
