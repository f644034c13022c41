// Reads and writes which leads are held for review; the lead is locked.
import type { QuarantinedListing } from "../../../../../domain/lead/quarantine.ts";
import type { Transaction } from "../../../../platform/db/transaction.ts";

export interface NewQuarantine {
  readonly reason: string;
  readonly heldBy: string;
  /** Epoch milliseconds, by the database's clock. */
  readonly atMs: number;
}

/** Ends the listing of an available lead; what it takes to list it again is kept. */
export async function writeQuarantine(
  tx: Transaction,
  leadId: string,
  held: NewQuarantine,
): Promise<void> {
  await writeQuarantineReason(tx, leadId, held);
  await Promise.all([
    tx.client.query("update lead set status = 'quarantined' where id = $1", [leadId]),
    tx.client.query("update listing set ended = true, next_price_at = null where lead_id = $1", [
      leadId,
    ]),
  ]);
}

/** Records why a lead is held. One that is held already keeps its times. */
export async function writeQuarantineReason(
  { client }: Transaction,
  leadId: string,
  { reason, heldBy, atMs }: NewQuarantine,
): Promise<void> {
  await client.query(
    `insert into quarantine (lead_id, reason, held_at, held_by, ends_at)
     select lead_id, $2, to_timestamp($3::bigint / 1000.0), $4, ends_at
     from listing
     where lead_id = $1
     on conflict (lead_id) do update set reason = excluded.reason, held_by = excluded.held_by`,
    [leadId, reason, atMs, heldBy],
  );
}

/** Why the lead is held; null where no reason was recorded. */
export async function findQuarantineReason(
  { client }: Transaction,
  leadId: string,
): Promise<string | null> {
  const { rows } = await client.query<{ reason: string }>(
    "select reason from quarantine where lead_id = $1",
    [leadId],
  );
  return rows[0]?.reason ?? null;
}

/** When the lead was held, and when its listing was to end; null where neither was recorded. */
export async function findHeldTimes(
  { client }: Transaction,
  leadId: string,
): Promise<QuarantinedListing | null> {
  const {
    rows: [row],
  } = await client.query<{ held_at: Date; ends_at: Date }>(
    "select held_at, ends_at from quarantine where lead_id = $1",
    [leadId],
  );
  return row === undefined
    ? null
    : { heldAtMs: row.held_at.getTime(), endsAtMs: row.ends_at.getTime() };
}
