// Reads what all campaigns of an account had bought when a replay begins, for limits over all of
// them.
import type pg from "pg";
import type { AccountLimits } from "../../../../domain/distribution/account-limits.ts";
import { localMoment } from "../../../../domain/distribution/calendar.ts";
import {
  type Counters,
  EMPTY_COUNTERS,
  type WindowCount,
} from "../../../../domain/distribution/caps.ts";
import { lowestUuidv7 } from "../../../platform/ids/uuid.ts";

const WINDOWS = ["day", "week", "month"] as const;

/** What they had bought at `fromMs` in the windows of that moment; nothing without limits. */
export async function readAccountCounters(
  db: pg.ClientBase,
  accountId: string,
  limits: AccountLimits | null,
  fromMs: number,
): Promise<Counters> {
  if (limits === null) return EMPTY_COUNTERS;
  const { starts } = localMoment(limits.timeZone, fromMs);
  const sums = WINDOWS.map((window, index) => {
    const since = `filter (where sold_at >= to_timestamp($${index + 4}::float8 / 1000))`;
    return `count(*) ${since} as ${window}_leads,
       coalesce(sum(price_cents) ${since}, 0) as ${window}_cents`;
  });
  const { rows } = await db.query<Record<string, string>>(
    `select ${sums.join(", ")}
     from sale
     where buyer_id = $1 and campaign_no is not null and id >= $2 and id < $3`,
    [
      accountId,
      lowestUuidv7(Math.min(...WINDOWS.map((window) => starts[window]))),
      lowestUuidv7(fromMs),
      ...WINDOWS.map((window) => starts[window]),
    ],
  );
  const taken = (window: (typeof WINDOWS)[number]): WindowCount => ({
    startMs: starts[window],
    leads: Number(rows[0]?.[`${window}_leads`] ?? 0),
    cents: BigInt(rows[0]?.[`${window}_cents`] ?? 0),
  });
  return { ...EMPTY_COUNTERS, day: taken("day"), week: taken("week"), month: taken("month") };
}
