// Keeps the sums of past days: sums days that are over, and anew those in which something changed.
import type pg from "pg";
import { addDays } from "../../../../domain/reports/pivot/days.ts";
import { MINUTE_MS } from "../../../../domain/time.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { findZone } from "../reports/index.ts";
import * as store from "./day-facts.store.ts";

/**
 * A lead is received, and a sale made, before its batch commits; and processes' clocks differ. What
 * is older than this can be read.
 */
export const SETTLING_MS = 10 * MINUTE_MS;
/** Days that a round sums for the first time: some seconds of work on a large network. */
const MOST_NEW_DAYS = 30;

export interface KeepDeps {
  readonly pool: pg.Pool;
  /** The account whose clock begins the days. */
  readonly networkId: () => string;
  readonly now: () => number;
}

/**
 * One round: sums anew the days that changed, and some that are not summed yet, the newest first.
 * Returns how many days it summed.
 */
export async function keepDayFacts({ pool, networkId, now }: KeepDeps): Promise<number> {
  const timeZone = await findZone(pool, networkId());
  if (timeZone === null) return 0;
  const atMs = now();
  let progress = await store.findProgress(pool);
  if (progress !== null && progress.timeZone !== timeZone) {
    await inTransaction(pool, store.deleteDays);
    progress = null;
  }
  const days = await listDue(pool, timeZone, atMs, progress);
  for (const bounds of await store.findBounds(pool, timeZone, days))
    await inTransaction(pool, (tx) => store.sumDay(tx, timeZone, bounds, new Date(atMs)));
  // Each of these days was read after `atMs`, with every change that could be read then; the others
  // have not changed since they were.
  await store.saveProgress(pool, { timeZone, completeUntilMs: atMs - SETTLING_MS });
  return days.length;
}

async function listDue(
  pool: pg.Pool,
  timeZone: string,
  atMs: number,
  progress: store.FactProgress | null,
): Promise<readonly string[]> {
  const first = await store.findFirstDay(pool, timeZone);
  if (first === null) return [];
  const last = await lastOver(pool, timeZone, atMs);
  const summed = new Set(await store.listSummedDays(pool, first, last));
  const changed =
    progress === null
      ? []
      : (await store.listChangedDays(pool, timeZone, progress.completeUntilMs)).filter((day) =>
          summed.has(day),
        );
  const missing: string[] = [];
  for (let day = last; day >= first && missing.length < MOST_NEW_DAYS; day = addDays(day, -1))
    if (!summed.has(day)) missing.push(day);
  return [...changed, ...missing];
}

/** The last day that was over a while ago. */
async function lastOver(pool: pg.Pool, timeZone: string, atMs: number): Promise<string> {
  const today = dayAt(timeZone, atMs);
  const yesterday = addDays(today, -1);
  const [bounds] = await store.findBounds(pool, timeZone, [yesterday]);
  return bounds !== undefined && bounds.toMs <= atMs - SETTLING_MS
    ? yesterday
    : addDays(yesterday, -1);
}

/** The calendar day of a moment in a zone. */
export function dayAt(timeZone: string, atMs: number): string {
  return new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).format(atMs);
}
