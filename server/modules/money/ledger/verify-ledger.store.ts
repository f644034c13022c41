// The checks of the book as queries: each returns rows that break a promise, so no row means it
// holds.
import type pg from "pg";
import { BALANCE_CHECKS } from "./balance-checks.store.ts";
import { BOOKING_CHECKS } from "./booking-checks.store.ts";
import { ENTRY_CHECKS } from "./entry-checks.store.ts";
import { LEAD_CHECKS } from "./lead-checks.store.ts";
import type { LedgerCheck } from "./ledger-check.ts";

/**
 * Every promise of the book beyond its shape (a transfer debits what it credits, so the sum is zero
 * by construction), and of the rows that carry no foreign key for speed's sake.
 */
export const LEDGER_CHECKS: readonly LedgerCheck[] = [
  ...BALANCE_CHECKS,
  ...BOOKING_CHECKS,
  ...ENTRY_CHECKS,
  ...LEAD_CHECKS,
];

/** Runs one check; returns up to 20 rows that break it. */
export async function runCheck(
  db: pg.Pool | pg.PoolClient,
  check: LedgerCheck,
): Promise<{ readonly subject: string; readonly detail: string }[]> {
  const { rows } = await db.query<{ subject: string; detail: string }>(`${check.sql} limit 20`);
  return rows;
}
