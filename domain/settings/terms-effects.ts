// Computes what past sales, returns and payouts would have been under other terms of the network.
// Uses the functions that decide new ones, so that a preview says what then happens.
import { type SaleRules, holdDaysOf } from "../ledger/earning-terms.ts";
import { type Cents, WHOLE_BASIS_POINTS, ZERO_CENTS, cents } from "../money/money.ts";
import { type ReturnCounts, modifiersOf, onlyPeopleApprove } from "../returns/rate.ts";
import type { ReturnTerms } from "../returns/terms.ts";
import { DAY_MS } from "../time.ts";

/** A value by today's settings, and by the changed ones. */
export interface BeforeAfter<Value> {
  readonly before: Value;
  readonly after: Value;
}

function compare<Rules, Value>(
  before: Rules,
  after: Rules,
  valueUnder: (rules: Rules) => Value,
): BeforeAfter<Value> {
  return { before: valueUnder(before), after: valueUnder(after) };
}

/** Returns of buyers without an agreed window, filed in the same time after delivery. */
export interface ReturnGroup {
  /** Days between delivery and filing, rounded up: 3 from the end of day 2 to the end of day 3. */
  readonly days: number;
  readonly returns: number;
}

/** How many filed returns would have been too late under the changed window alone. */
export function lateReturns(
  groups: readonly ReturnGroup[],
  before: Pick<SaleRules, "returnDays">,
  after: Pick<SaleRules, "returnDays">,
): number {
  return groups
    .filter(({ days }) => days > after.returnDays && days <= before.returnDays)
    .reduce((sum, { returns }) => sum + returns, 0);
}

/** Sales of affiliates without an agreed hold that had been with the network equally long. */
export interface HeldGroup {
  /** Whole days from the affiliate's joining to the sale. */
  readonly ageDays: number;
  readonly earningCents: Cents;
}

/** The earnings that are held beyond the return window. */
export function heldEarnings(
  groups: readonly HeldGroup[],
  before: SaleRules,
  after: SaleRules,
): BeforeAfter<Cents> {
  return compare(before, after, (rules) =>
    groups
      .filter(({ ageDays }) => holdDaysOf(null, 0, ageDays * DAY_MS, rules) > 0)
      .reduce((sum, { earningCents }) => cents(sum + earningCents), ZERO_CENTS),
  );
}

/** How many affiliates have enough for a payout, by what is payable to each. */
export function payableAffiliates(
  payableCents: readonly Cents[],
  beforeCents: Cents,
  afterCents: Cents,
): BeforeAfter<number> {
  return compare(
    beforeCents,
    afterCents,
    (least) => payableCents.filter((payable) => payable >= least).length,
  );
}

/** How many buyers get no automatic approval of a further return, by their counts of 90 days. */
export function buyersWithoutApproval(
  buyers: readonly ReturnCounts[],
  before: ReturnTerms,
  after: ReturnTerms,
): BeforeAfter<number> {
  return countBuyers(buyers, before, after, (counts, terms) =>
    onlyPeopleApprove({ ...counts, counted: counts.counted + 1 }, terms),
  );
}

/** How the bid modifiers of buyers change. */
export interface RankEffect extends BeforeAfter<number> {
  /** Buyers whose bid modifier is another one, also those that rank lower before and after. */
  readonly changed: number;
}

/** How many buyers rank below their bids, by their counts of 90 days. */
export function buyersRankedLower(
  buyers: readonly ReturnCounts[],
  before: ReturnTerms,
  after: ReturnTerms,
): RankEffect {
  const modifier = (counts: ReturnCounts, terms: ReturnTerms) => modifiersOf(counts, terms).now;
  return {
    ...countBuyers(
      buyers,
      before,
      after,
      (counts, terms) => modifier(counts, terms) < WHOLE_BASIS_POINTS,
    ),
    changed: buyers.filter((counts) => modifier(counts, before) !== modifier(counts, after)).length,
  };
}

function countBuyers(
  buyers: readonly ReturnCounts[],
  before: ReturnTerms,
  after: ReturnTerms,
  isCounted: (counts: ReturnCounts, terms: ReturnTerms) => boolean,
): BeforeAfter<number> {
  return compare(
    before,
    after,
    (terms) => buyers.filter((counts) => isCounted(counts, terms)).length,
  );
}
