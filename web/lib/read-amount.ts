// Reads a typed dollar amount within the limits of a single payment.
import { LEAST_TOP_UP_CENTS, MOST_TOP_UP_CENTS } from "../../domain/ledger/top-up.ts";
import { readDollars } from "./read-dollars.ts";

/** Returns the cents of a typed amount within the limits; null otherwise. */
export function readAmount(typed: string): number | null {
  const cents = readDollars(typed);
  return cents !== null && cents >= LEAST_TOP_UP_CENTS && cents <= MOST_TOP_UP_CENTS ? cents : null;
}
