// Keeps the counts of days whose sales are settled, and lays them out for each source.
import type pg from "pg";
import { DAYS_COMPARED, SETTLED_DAYS } from "../../../../domain/alerts/periods.ts";
import { addDays } from "../../../../domain/reports/pivot/days.ts";
import { DAY_MS } from "../../../../domain/time.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { dayAt, findBounds } from "../pivot/index.ts";
import {
  type SourceDay,
  countDay,
  forgetDays,
  listCountedDays,
  listSourceDays,
} from "./source-days.store.ts";

/** Days that one round counts: some tenths of a second on a large network. */
const MOST_NEW_DAYS = 10;

export interface SettledDays {
  /** The days in order, the last one settled most recently. */
  readonly days: readonly string[];
  /** Days of a source with sales, by day. */
  readonly bySource: ReadonlyMap<string, ReadonlyMap<string, SourceDay>>;
  /** The end of the last day, epoch milliseconds. */
  readonly untilMs: number;
}

export type SettledReader = (timeZone: string, atMs: number) => Promise<SettledDays | null>;

/**
 * Builds the reader of one process, which reads the days once a day. Null until all days that are
 * compared are counted, which takes a few rounds after an upgrade.
 */
export function createSettledReader(pool: pg.Pool): SettledReader {
  let known: SettledDays | null = null;
  return async (timeZone, atMs) => {
    // Three whole days before the present one are over, whatever clocks do.
    const last = addDays(dayAt(timeZone, atMs - SETTLED_DAYS * DAY_MS), -1);
    if (known?.days.at(-1) !== last) known = await readDays(pool, timeZone, last, atMs);
    return known;
  };
}

async function readDays(
  pool: pg.Pool,
  timeZone: string,
  last: string,
  atMs: number,
): Promise<SettledDays | null> {
  const first = addDays(last, 1 - DAYS_COMPARED);
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  const counted = new Set(await listCountedDays(pool, first, last));
  const missing = days.filter((day) => !counted.has(day)).toReversed();
  const now = missing.slice(0, MOST_NEW_DAYS);
  for (const span of await findBounds(pool, timeZone, now))
    await inTransaction(pool, (tx) => countDay(tx, span, new Date(atMs)));
  if (missing.length > 0) await forgetDays(pool, first);
  if (missing.length > now.length) return null;
  const [bounds] = await findBounds(pool, timeZone, [last]);
  const bySource = new Map<string, Map<string, SourceDay>>();
  for (const row of await listSourceDays(pool, first, last)) {
    const own = bySource.get(row.source_id) ?? new Map<string, SourceDay>();
    bySource.set(row.source_id, own.set(row.day, row));
  }
  return { days, bySource, untilMs: bounds?.toMs ?? atMs };
}
