// Decides which market figures a reader gets: buyers get price bands, affiliates their own payouts,
// the operator both.
import type { Static } from "typebox";
import type { Analysis } from "../../../../contract/insight/analyses.ts";
import type { PriceBand } from "../../../../contract/marketplace/lead-shapes.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import type {
  Interval,
  MoneyVisibility,
  ShownMarket,
  CountTelling,
} from "../../../../domain/analyses/market-figures.ts";
import type { AnalysedLead } from "../../../../domain/analyses/analysed-lead.ts";
import { aboutCount, noiseFor } from "../../../../domain/privacy/about-count.ts";
import type { DrawFor } from "../../../platform/counts/count-noise.ts";
import { type Cents, cents, centsToJson } from "../../../../domain/money/money.ts";
import { leadPriceBand, propertyBand } from "../../../../domain/money/price-band.ts";

/** As in the contract. */
export type MarketRow = Extract<Analysis, { kind: "market" }>["figures"][number];

const exactly = (amount: Cents): Interval => ({ fromCents: amount, toCents: amount });

function bandOf(amount: Cents): Interval {
  const { from_cents: from, to_cents: to } = leadPriceBand(amount);
  return {
    fromCents: cents(from ?? centsToJson(amount)),
    toCents: cents(to ?? centsToJson(amount)),
  };
}

function propertyBandOf(amount: Cents): Interval {
  const { from_cents: from, to_cents: to } = propertyBand(amount, amount);
  return {
    fromCents: cents(from ?? centsToJson(amount)),
    toCents: cents(to ?? centsToJson(amount)),
  };
}

/** Whether an actor may see any payouts. */
export function mayReadPayouts(actor: Actor): boolean {
  return can(actor, "read", "earning", { affiliateId: actor.accountId });
}

/**
 * A buyer must not learn what its rivals paid to the cent, nor what affiliates earn; an affiliate
 * must not learn what buyers pay.
 */
export function readerViewOf(actor: Actor): MoneyVisibility {
  const payout = mayReadPayouts(actor) ? exactly : null;
  switch (actor.role) {
    case "advertiser":
      return { price: bandOf, payout: null, propertyPrice: propertyBandOf };
    case "affiliate":
      return { price: null, payout, propertyPrice: propertyBandOf };
    case "admin":
      return { price: exactly, payout, propertyPrice: propertyBandOf };
  }
}

/** Counts over others' leads are about right; the network reads them exactly. */
export function tellCountTo(
  actor: Actor,
  drawFor: DrawFor,
  { side, propertyType, state }: Pick<AnalysedLead, "side" | "propertyType" | "state">,
  day: string,
): CountTelling {
  if (actor.role === "admin") return { isAbout: false, count: (count) => count };
  const values = [`side ${side}`, `property_type ${propertyType}`, `state ${state}`];
  const noise = noiseFor({
    draw: drawFor(actor.accountId),
    values,
    question: `${day} market ${values.join(" ")}`,
  });
  return { isAbout: true, count: (count, part) => aboutCount(count, noise(part)) };
}

export function presentMarket({ rows }: ShownMarket): readonly MarketRow[] {
  return rows.map((row) => ({
    group: row.group,
    days: row.days,
    leads: row.leads,
    leads_before: row.leadsBefore,
    sold_percent: row.soldPercent,
    sold_percent_before: row.soldPercentBefore,
    price: presentInterval(row.price),
    payout: presentInterval(row.payout),
    property_price: presentInterval(row.propertyPrice),
  }));
}

function presentInterval(interval: Interval | null): Static<typeof PriceBand> | null {
  return interval === null
    ? null
    : { from_cents: centsToJson(interval.fromCents), to_cents: centsToJson(interval.toCents) };
}
