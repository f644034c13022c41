// A typed amount of dollars, within the limits of what is paid in at once.
import { LEAST_TOP_UP_CENTS, MOST_TOP_UP_CENTS } from "../../domain/ledger/top-up.ts";
import { readDollars } from "./read-dollars.ts";

/** The cents of a typed amount within them; null where it is none. */
export function readAmount(typed: string): number | null {
  const cents = readDollars(typed);
  return cents !== null && cents >= LEAST_TOP_UP_CENTS && cents <= MOST_TOP_UP_CENTS ? cents : null;
}
