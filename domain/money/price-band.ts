// Rounds prices that are shown only approximately to the interval that they are in.

interface Steps {
  /** Prices below this, in cents, are rounded by `stepCents`. */
  readonly upToCents: number;
  readonly stepCents: number;
}

/**
 * What a property or a rent costs. Our choice: fine enough to choose by, too coarse to identify the
 * listing it came from.
 */
const PROPERTY_STEPS: readonly Steps[] = [
  { upToCents: 1_000_000, stepCents: 50_000 },
  { upToCents: 50_000_000, stepCents: 2_500_000 },
  { upToCents: 100_000_000, stepCents: 5_000_000 },
  { upToCents: Number.POSITIVE_INFINITY, stepCents: 25_000_000 },
];

/** What a lead costs. */
const LEAD_STEPS: readonly Steps[] = [
  { upToCents: 10_000, stepCents: 1_000 },
  { upToCents: Number.POSITIVE_INFINITY, stepCents: 5_000 },
];

export interface Band {
  readonly from_cents: number | null;
  readonly to_cents: number | null;
}

/** The band around a property's price; null ends stay open. */
export function propertyBand(minCents: bigint | null, maxCents: bigint | null): Band {
  return {
    from_cents: minCents === null ? null : floorTo(PROPERTY_STEPS, Number(minCents)),
    to_cents: maxCents === null ? null : ceilTo(PROPERTY_STEPS, Number(maxCents)),
  };
}

/** The band that contains the price of a lead. */
export function leadPriceBand(priceCents: bigint): Band {
  const price = Number(priceCents);
  const from = floorTo(LEAD_STEPS, price);
  return { from_cents: from, to_cents: from + stepAt(LEAD_STEPS, price) };
}

function stepAt(steps: readonly Steps[], cents: number): number {
  return steps.find((step) => cents < step.upToCents)?.stepCents ?? 1;
}

function floorTo(steps: readonly Steps[], cents: number): number {
  const step = stepAt(steps, cents);
  return Math.floor(cents / step) * step;
}

function ceilTo(steps: readonly Steps[], cents: number): number {
  const step = stepAt(steps, cents);
  return Math.ceil(cents / step) * step;
}
