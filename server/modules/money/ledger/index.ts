// The book: whether it balances, and proof that every row it rests on is there.
import type pg from "pg";
import { LEDGER_CHECKS, runCheck } from "./verify-ledger.store.ts";

export { insertTransfers, insertTransfersSql } from "./transfer.store.ts";

export interface LedgerFinding {
  readonly check: string;
  readonly promise: string;
  readonly subject: string;
  readonly detail: string;
}

/**
 * Recomputes the whole book from its transfers and compares it with every balance, sale and
 * counter, on one snapshot. An empty list means that it verifies. Reads everything: minutes on a
 * large network, no locks.
 */
export async function verifyLedger(pool: pg.Pool): Promise<LedgerFinding[]> {
  const client = await pool.connect();
  try {
    await client.query("begin isolation level repeatable read read only");
    const findings: LedgerFinding[] = [];
    for (const check of LEDGER_CHECKS) {
      for (const row of await runCheck(client, check))
        findings.push({ check: check.name, promise: check.promise, ...row });
    }
    await client.query("commit");
    return findings;
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
