// Writes approvals of payouts.
import type { Transaction } from "../../../platform/db/transaction.ts";

/** Keeps the first of two approvals. */
export async function writeFirstApproval(
  { client }: Transaction,
  id: string,
  personId: string,
  atMs: number,
): Promise<void> {
  await client.query(
    `update payout
     set first_approved_by = $2, first_approved_at = to_timestamp($3::bigint / 1000.0)
     where id = $1`,
    [id, personId, atMs],
  );
}

/** An earlier first approval stays only if it counted, as another person's. */
export async function writeApproval(
  { client }: Transaction,
  id: string,
  { personId, isSecond }: { readonly personId: string | null; readonly isSecond: boolean },
  atMs: number,
): Promise<void> {
  await client.query(
    `update payout
     set status = 'approved', decided_at = to_timestamp($2::bigint / 1000.0), approved_by = $3,
       first_approved_by = case when $4 then first_approved_by end,
       first_approved_at = case when $4 then first_approved_at end
     where id = $1`,
    [id, atMs, personId, isSecond],
  );
}
