// Computes the break-even price of a lead.

/**
 * The highest price, in whole cents rounded down, at which the won deals still pay for all kept
 * leads: `won` deals at `dealCents` each, divided by `kept`. Null if no lead was kept, 0 if none
 * was won.
 */
export function breakEvenCents(dealCents: number, won: number, kept: number): number | null {
  return kept <= 0 ? null : Math.floor((dealCents * won) / kept);
}
