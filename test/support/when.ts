// Computes moments for tests that depend on the database's clock, such as how long a lead is
// listed, because a fixed date expires.
import { DAY_MS } from "../../domain/time.ts";

/** Yesterday at `hours` UTC, in epoch milliseconds. */
export function yesterdayAt(hours: number): number {
  return Math.floor(Date.now() / DAY_MS) * DAY_MS - DAY_MS + hours * 3_600_000;
}
