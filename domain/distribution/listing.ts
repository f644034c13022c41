// Computes a listing's asking price: where it starts, when it falls, and when the listing ends.
import { type BasisPoints, type Cents, WHOLE_BASIS_POINTS, shareOf } from "../money/money.ts";
import type { LeadSide, Tier } from "../lead/vocabulary.ts";
import type { EarningTerms } from "./auction-lead.ts";
import { reservePrice } from "./reserve.ts";
import { HOUR_MS } from "../time.ts";

/**
 * How long a network begins to keep the contact of a lead that was rejected, or taken off without a
 * sale: long enough for its affiliate to sell it elsewhere.
 */
export const USUAL_UNSOLD_CONTACT_HOURS = 72;

/** The network's exclusive asking prices by side and tier. */
export type PriceTable = Readonly<
  Record<"seller" | "buyer" | "renter", Readonly<Record<Tier, Cents>>>
>;

export interface ListingRules {
  readonly priceTable: PriceTable;
  /** A shared slot's price as a share of the exclusive price. */
  readonly sharedSlotShare: BasisPoints;
  /** The reserve if the source sets none: the minimum payout as a share of the asking price. */
  readonly reserveShare: BasisPoints;
  /** When the price falls after listing, and to which share of its start. Ascending in time. */
  readonly steps: readonly { readonly afterMs: number; readonly share: BasisPoints }[];
  readonly endsAfterMs: number;
}

/**
 * The network's defaults: the price falls at 1, 6, 24 and 48 hours, and the listing ends at 72. All
 * values are network settings.
 */
export const DEFAULT_LISTING_RULES: ListingRules = {
  priceTable: {
    seller: { hot: 12_000n as Cents, nurture: 7_000n as Cents, cold: 2_500n as Cents },
    buyer: { hot: 6_500n as Cents, nurture: 4_000n as Cents, cold: 1_500n as Cents },
    renter: { hot: 1_000n as Cents, nurture: 600n as Cents, cold: 300n as Cents },
  },
  sharedSlotShare: 4_500,
  reserveShare: 4_000,
  steps: [
    { afterMs: 1 * HOUR_MS, share: 9_000 },
    { afterMs: 6 * HOUR_MS, share: 8_000 },
    { afterMs: 24 * HOUR_MS, share: 6_500 },
    { afterMs: 48 * HOUR_MS, share: 5_000 },
  ],
  endsAfterMs: 72 * HOUR_MS,
};

/**
 * The asking prices of a lead of this side and tier, exclusive and per shared slot. A side that
 * both buys and sells is priced as a seller.
 */
export function askingPrices(
  rules: ListingRules,
  side: LeadSide,
  tier: Tier,
): { readonly exclusiveCents: Cents; readonly slotCents: Cents } {
  const row =
    side === "renter" ? "renter" : side === "buyer" || side === "unknown" ? "buyer" : "seller";
  const exclusiveCents = rules.priceTable[row][tier];
  return { exclusiveCents, slotCents: shareOf(exclusiveCents, rules.sharedSlotShare) };
}

/**
 * The minimum that the affiliate must earn: the source's own reserve, or the network's share of the
 * asking price.
 */
export function reservesFor(
  rules: ListingRules,
  side: LeadSide,
  tier: Tier,
  own: { readonly exclusiveCents: Cents | null; readonly sharedCents: Cents | null },
): { readonly exclusiveCents: Cents; readonly sharedCents: Cents } {
  const asking = askingPrices(rules, side, tier);
  return {
    exclusiveCents: own.exclusiveCents ?? shareOf(asking.exclusiveCents, rules.reserveShare),
    sharedCents: own.sharedCents ?? shareOf(asking.slotCents, rules.reserveShare),
  };
}

/**
 * One price of a listing over its life: it starts at `startCents` and never falls below
 * `floorCents`.
 */
export interface ListedPrice {
  readonly startCents: Cents;
  readonly floorCents: Cents;
}

/**
 * The largest of the asking price, the best refused bid and the reserve's price; null if the
 * reserve can never be met.
 */
export function listedPrice(
  askingCents: Cents,
  bestRefusedBidCents: Cents | null,
  reserveCents: Cents,
  terms: EarningTerms,
): ListedPrice | null {
  const floorCents = reservePrice(reserveCents, terms);
  if (floorCents === null) return null;
  let startCents = askingCents > floorCents ? askingCents : floorCents;
  if (bestRefusedBidCents !== null && bestRefusedBidCents > startCents)
    startCents = bestRefusedBidCents;
  return { startCents, floorCents };
}

/** The price at `ageMs` after listing. */
export function priceAtAge(price: ListedPrice, rules: ListingRules, ageMs: number): Cents {
  const now = shareOf(price.startCents, shareAtAge(rules, ageMs));
  return now > price.floorCents ? now : price.floorCents;
}

/**
 * The starting price that has fallen to `askedCents` (≥ 1) at `ageMs`, so that the price keeps
 * falling by the same steps.
 */
export function startFor(askedCents: Cents, rules: ListingRules, ageMs: number): Cents {
  const share = BigInt(shareAtAge(rules, ageMs));
  // The lowest start whose share rounds to the asking price; every price has one, because a share
  // is at most the whole.
  const least = askedCents * BigInt(WHOLE_BASIS_POINTS) - BigInt(WHOLE_BASIS_POINTS / 2);
  return ((least + share - 1n) / share) as Cents;
}

function shareAtAge(rules: ListingRules, ageMs: number): BasisPoints {
  let share: BasisPoints = WHOLE_BASIS_POINTS;
  for (const step of rules.steps) if (ageMs >= step.afterMs) share = step.share;
  return share;
}

/** Milliseconds after listing at which the next step comes; null after the last. */
export function nextStepAfter(rules: ListingRules, ageMs: number): number | null {
  return rules.steps.find((step) => step.afterMs > ageMs)?.afterMs ?? null;
}

/**
 * Milliseconds after listing at which one of the prices actually falls; null if none will fall
 * again, because a price stays at its floor.
 */
export function nextFallAfter(
  prices: readonly ListedPrice[],
  rules: ListingRules,
  ageMs: number,
): number | null {
  const falls = (afterMs: number): boolean =>
    prices.some((price) => priceAtAge(price, rules, afterMs) < priceAtAge(price, rules, ageMs));
  return rules.steps.find(({ afterMs }) => afterMs > ageMs && falls(afterMs))?.afterMs ?? null;
}

/**
 * When a lead that is put back leaves the marketplace: within its first period the original end
 * stays; a later period is as long, at the price it had fallen to. Epoch milliseconds.
 */
export function relistedUntil(rules: ListingRules, listedAtMs: number, nowMs: number): number {
  const end = listedAtMs + rules.endsAfterMs;
  return end > nowMs ? end : nowMs + rules.endsAfterMs;
}
