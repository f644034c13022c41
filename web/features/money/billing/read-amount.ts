// What somebody typed as an amount to top up with.
import { readDollars } from "../../../lib/read-dollars.ts";

const LEAST_CENTS = 100;
const MOST_CENTS = 10_000_000;

/** The cents of a typed amount that can be topped up; null where it is none. */
export function readAmount(typed: string): number | null {
  const cents = readDollars(typed);
  return cents !== null && cents >= LEAST_CENTS && cents <= MOST_CENTS ? cents : null;
}
