// Rounds prices that are shown only approximately to the interval that they are in.

/** Each step divides the amount at which the next begins: no band reaches over that. */
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
  { upToCents: 2_500_000, stepCents: 50_000 },
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

/**
 * The band around a property's price, at least one step wide: an amount on the edge of two bands
 * looks like any other amount of the upper one. Null ends stay open.
 */
export function propertyBand(minCents: bigint | null, maxCents: bigint | null): Band {
  const floor = (cents: bigint): number => floorTo(PROPERTY_STEPS, Number(cents));
  return {
    from_cents: minCents === null ? null : floor(minCents),
    to_cents: maxCents === null ? null : floor(maxCents) + propertyStep(Number(maxCents)),
  };
}

/** The width of the band that contains a property's price, in cents. */
export function propertyStep(cents: number): number {
  return stepAt(PROPERTY_STEPS, cents);
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
