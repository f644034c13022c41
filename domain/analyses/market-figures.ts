// What of the network's counts is told: nothing below five, money only of whom it concerns, and
// only as counted.
import { MIN_SHOWN_COUNT } from "../access/mask-small-count.ts";
import type { LeadSide } from "../lead/vocabulary.ts";
import type { Cents } from "../money/money.ts";

/**
 * Leads like it: of its side, kind and state; of any kind; of any state; and those of the other
 * side of such a deal.
 */
export const MARKET_GROUPS = ["alike", "any_type", "any_state", "counterpart"] as const;
export type MarketGroup = (typeof MARKET_GROUPS)[number];

/** Days that are looked at, each beside as many before. */
export const MARKET_DAYS = [28, 90] as const;
export type MarketDays = (typeof MARKET_DAYS)[number];

/** Whose leads stand across the table: nobody's for renters and where it is not known. */
export function counterpartsOf(side: LeadSide): readonly LeadSide[] {
  switch (side) {
    case "buyer":
      return ["seller", "investor_seller", "buyer_and_seller"];
    case "seller":
    case "investor_seller":
      return ["buyer", "buyer_and_seller"];
    case "buyer_and_seller":
    case "renter":
    case "unknown":
      return [];
  }
}

/** Raw counts of a span. They never leave the server as they are. */
export interface CountedSpan {
  readonly leads: number;
  /** Of them sold at least once. */
  readonly sold: number;
  /** Sales of them that were not given back, and the middle of what each cost; null without any. */
  readonly sales: number;
  readonly medianPriceCents: Cents | null;
  /** Of these the reader's own as an affiliate, and the middle of what each earned it. */
  readonly payouts: number;
  readonly medianPayoutCents: Cents | null;
  /** Leads that name a property's price, and the middle of these. */
  readonly priced: number;
  readonly medianPropertyCents: Cents | null;
}

export interface CountedRow {
  readonly group: MarketGroup;
  readonly days: MarketDays;
  readonly current: CountedSpan;
  readonly before: CountedSpan;
}

/** An interval that a figure lies in; both ends the same where it is told exactly. */
export interface Interval {
  readonly fromCents: Cents;
  readonly toCents: Cents;
}

/** What may be told; null is too few to tell, or not this reader's to know. */
export interface ShownMarketRow {
  readonly group: MarketGroup;
  readonly days: MarketDays;
  readonly leads: number | null;
  readonly leadsBefore: number | null;
  /** Whole per cent. */
  readonly soldPercent: number | null;
  readonly soldPercentBefore: number | null;
  readonly price: Interval | null;
  readonly payout: Interval | null;
  readonly propertyPrice: Interval | null;
}

/** How money is told to a reader; null is not at all. */
export interface MoneyVisibility {
  readonly price: ((cents: Cents) => Interval) | null;
  readonly payout: ((cents: Cents) => Interval) | null;
  readonly propertyPrice: (cents: Cents) => Interval;
}

export interface ShownMarket {
  readonly rows: readonly ShownMarketRow[];
  /** Which kinds of money this reader is told, where there is enough of it. */
  readonly tellsPrice: boolean;
  readonly tellsPayout: boolean;
}

/** The counts as somebody may read them. */
export function maskMarket(counted: readonly CountedRow[], tells: MoneyVisibility): ShownMarket {
  return {
    rows: counted.map((row) => maskRow(row, tells)),
    tellsPrice: tells.price !== null,
    tellsPayout: tells.payout !== null,
  };
}

function maskRow(
  { group, days, current, before }: CountedRow,
  tells: MoneyVisibility,
): ShownMarketRow {
  return {
    group,
    days,
    leads: enough(current.leads) ? current.leads : null,
    leadsBefore: enough(before.leads) ? before.leads : null,
    soldPercent: shareOf(current),
    soldPercentBefore: shareOf(before),
    price: middle(current.sales, current.medianPriceCents, tells.price),
    payout: middle(current.payouts, current.medianPayoutCents, tells.payout),
    propertyPrice: middle(current.priced, current.medianPropertyCents, tells.propertyPrice),
  };
}

function enough(count: number): boolean {
  return count >= MIN_SHOWN_COUNT;
}

function shareOf({ leads, sold }: CountedSpan): number | null {
  return enough(leads) ? Math.round((100 * sold) / leads) : null;
}

function middle(
  count: number,
  cents: Cents | null,
  tell: ((cents: Cents) => Interval) | null,
): Interval | null {
  return tell === null || cents === null || !enough(count) ? null : tell(cents);
}
