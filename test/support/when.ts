// Moments for tests in which the database's clock has a say, such as in how long a lead is listed:
// a date that is written down passes.
import { DAY_MS } from "../../domain/time.ts";

/** Yesterday at so many hours UTC, in epoch milliseconds. */
export function yesterdayAt(hours: number): number {
  return Math.floor(Date.now() / DAY_MS) * DAY_MS - DAY_MS + hours * 3_600_000;
}
