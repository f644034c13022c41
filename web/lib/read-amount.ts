// A typed amount of dollars, within the limits of what is paid in at once.
import { readDollars } from "./read-dollars.ts";

const LEAST_CENTS = 100;
const MOST_CENTS = 10_000_000;

/** The cents of a typed amount from $1 to $100,000; null where it is none. */
export function readAmount(typed: string): number | null {
  const cents = readDollars(typed);
  return cents !== null && cents >= LEAST_CENTS && cents <= MOST_CENTS ? cents : null;
}
