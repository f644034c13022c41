// What a lead may cost before it costs more than it brings.

/**
 * The most, in whole cents rounded down, that each of `kept` leads could have cost so that what was
 * won still pays for all of them: `won` deals at `dealCents` each, divided by the leads. Null where
 * no lead was kept, 0 where none was won.
 */
export function breakEvenCents(dealCents: number, won: number, kept: number): number | null {
  return kept <= 0 ? null : Math.floor((dealCents * won) / kept);
}
