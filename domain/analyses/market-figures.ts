// Masks the network's counts for readers: nothing below five, counts about right, money only for
// readers it concerns, only counted figures.
import { MIN_SHOWN_COUNT } from "../access/mask-small-count.ts";
import type { LeadSide } from "../lead/vocabulary.ts";
import type { Cents } from "../money/money.ts";

/**
 * Similar leads: of its side, property type and state; of any type; of any state; and those of the
 * other side of the deal.
 */
export const MARKET_GROUPS = ["alike", "any_type", "any_state", "counterpart"] as const;
export type MarketGroup = (typeof MARKET_GROUPS)[number];

/** Days of each span, compared with as many days before. */
export const MARKET_DAYS = [28, 90] as const;
export type MarketDays = (typeof MARKET_DAYS)[number];

/** The sides on the other side of a deal: none for renters and if unknown. */
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

/** Raw counts of a span. They are never sent unmasked. */
export interface CountedSpan {
  readonly leads: number;
  /** Leads that were sold at least once. */
  readonly sold: number;
  /** Their sales that were not returned, and the median price; null without sales. */
  readonly sales: number;
  readonly medianPriceCents: Cents | null;
  /** Of these, the reader's own sales as an affiliate, and their median earning. */
  readonly payouts: number;
  readonly medianPayoutCents: Cents | null;
  /** Leads that name a property price, and its median. */
  readonly priced: number;
  readonly medianPropertyCents: Cents | null;
}

export interface CountedRow {
  readonly group: MarketGroup;
  readonly days: MarketDays;
  readonly current: CountedSpan;
  readonly before: CountedSpan;
}

/** An interval that contains a figure; both ends are equal if it is exact. */
export interface Interval {
  readonly fromCents: Cents;
  readonly toCents: Cents;
}

/** The counts that may be shown; null means too few, or not visible to this reader. */
export interface ShownMarketRow {
  readonly group: MarketGroup;
  readonly days: MarketDays;
  readonly leads: number | null;
  readonly leadsBefore: number | null;
  /** Whole percent. */
  readonly soldPercent: number | null;
  readonly soldPercentBefore: number | null;
  readonly price: Interval | null;
  readonly payout: Interval | null;
  readonly propertyPrice: Interval | null;
}

/** How money is shown to a reader; null means not at all. */
export interface MoneyVisibility {
  readonly price: ((cents: Cents) => Interval) | null;
  readonly payout: ((cents: Cents) => Interval) | null;
  readonly propertyPrice: (cents: Cents) => Interval;
}

export interface ShownMarket {
  readonly rows: readonly ShownMarketRow[];
  /** Whether counts are only about right. */
  readonly isAbout: boolean;
  /** Which kinds of money this reader may see, if there are enough sales. */
  readonly tellsPrice: boolean;
  readonly tellsPayout: boolean;
}

/** How counts are told. */
export interface CountTelling {
  /** Whether they are only about right. */
  readonly isAbout: boolean;
  /** Null for too few. `part` says which of the figures it is. */
  readonly count: (count: number, part: string) => number | null;
}

/** The counts that a reader may see. */
export function maskMarket(
  counted: readonly CountedRow[],
  tells: MoneyVisibility,
  telling: CountTelling,
): ShownMarket {
  return {
    rows: counted.map((row) => maskRow(row, tells, telling)),
    isAbout: telling.isAbout,
    tellsPrice: tells.price !== null,
    tellsPayout: tells.payout !== null,
  };
}

function maskRow(
  { group, days, current, before }: CountedRow,
  tells: MoneyVisibility,
  telling: CountTelling,
): ShownMarketRow {
  const tell = (count: number, part: string): number | null =>
    enough(count) ? telling.count(count, `${group} ${days} ${part}`) : null;
  const [leads, leadsBefore] = [tell(current.leads, "leads"), tell(before.leads, "before")];
  return {
    group,
    days,
    leads,
    leadsBefore,
    soldPercent: leads === null ? null : shareOf(current),
    soldPercentBefore: leadsBefore === null ? null : shareOf(before),
    price: middle(current.sales, current.medianPriceCents, tells.price),
    payout: middle(current.payouts, current.medianPayoutCents, tells.payout),
    propertyPrice: middle(current.priced, current.medianPropertyCents, tells.propertyPrice),
  };
}

const WHOLE_STEPS = 20;

function enough(count: number): boolean {
  return count >= MIN_SHOWN_COUNT;
}

/** To five percent, and only of five sold or more: else it would tell how many, and so how few. */
function shareOf({ leads, sold }: CountedSpan): number | null {
  return enough(sold) ? Math.round((WHOLE_STEPS * sold) / leads) * (100 / WHOLE_STEPS) : null;
}

function middle(
  count: number,
  cents: Cents | null,
  tell: ((cents: Cents) => Interval) | null,
): Interval | null {
  return tell === null || cents === null || !enough(count) ? null : tell(cents);
}
