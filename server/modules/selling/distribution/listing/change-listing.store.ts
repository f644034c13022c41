// Reads and writes a listing that its affiliate changes; the lead is locked.
import type { ListedPrice } from "../../../../../domain/distribution/listing.ts";
import type { Transaction } from "../../../../platform/db/transaction.ts";
import type { AskingPrices } from "./change-listing.ts";

export interface NewPrices {
  readonly exclusive: ListedPrice | null;
  readonly slot: ListedPrice | null;
  readonly asked: AskingPrices;
  /** Epoch milliseconds; null where the prices no longer fall. */
  readonly nextPriceAtMs: number | null;
}

export async function writePrices(
  { client }: Transaction,
  leadId: string,
  { exclusive, slot, asked, nextPriceAtMs }: NewPrices,
): Promise<void> {
  await client.query(
    `update listing
     set exclusive_start_cents = $2, slot_start_cents = $3,
       exclusive_price_cents = coalesce($4, exclusive_price_cents),
       slot_price_cents = coalesce($5, slot_price_cents),
       next_price_at = to_timestamp($6::bigint / 1000.0)
     where lead_id = $1`,
    [
      leadId,
      exclusive?.startCents ?? null,
      slot?.startCents ?? null,
      asked.exclusiveCents ?? null,
      asked.slotCents ?? null,
      nextPriceAtMs,
    ],
  );
}

export interface NewWithdrawal {
  readonly byOperator: boolean;
  readonly atMs: number;
  /** When its contact is deleted, unless that was to be earlier already; null keeps it. */
  readonly forgetAtMs: number | null;
}

export async function writeWithdrawal(
  { client }: Transaction,
  leadId: string,
  { byOperator, atMs, forgetAtMs }: NewWithdrawal,
): Promise<void> {
  await Promise.all([
    client.query(
      `update lead
       set status = case
         when sold_slots > 0 then 'sold'
         else 'withdrawn' end::lead_status,
           sale_slots = case when sold_slots > 0 then sold_slots else sale_slots end where id = $1
       `,
      [leadId],
    ),
    client.query(
      `update listing
       set ended = true, next_price_at = null, ends_at = to_timestamp($2::bigint / 1000.0)
       where lead_id = $1`,
      [leadId, atMs],
    ),
    client.query(
      `insert into withdrawal (lead_id, by_operator, withdrawn_at)
       values ($1, $2, to_timestamp($3::bigint / 1000.0))
       on conflict (lead_id) do update
         set by_operator = excluded.by_operator, withdrawn_at = excluded.withdrawn_at`,
      [leadId, byOperator, atMs],
    ),
    client.query("delete from quarantine where lead_id = $1", [leadId]),
    forgetAtMs === null
      ? null
      : client.query(
          `update lead_private
           set forget_at = least(forget_at, to_timestamp($2::bigint / 1000.0))
           where lead_id = $1`,
          [leadId, forgetAtMs],
        ),
  ]);
}

export interface Keeping {
  /** True when its contact has not been deleted. Locked, so that it stays. */
  readonly isKept: boolean;
  /** True when its affiliate withdrew it, not the operator. */
  readonly isOwnWithdrawal: boolean;
}

export async function lockKeeping({ client }: Transaction, leadId: string): Promise<Keeping> {
  const kept = await client.query(
    "select lead_id from lead_private where lead_id = $1 for update",
    [leadId],
  );
  const {
    rows: [withdrawal],
  } = await client.query<{ by_operator: boolean }>(
    "select by_operator from withdrawal where lead_id = $1",
    [leadId],
  );
  return { isKept: kept.rowCount === 1, isOwnWithdrawal: withdrawal?.by_operator === false };
}

export interface Relisting {
  /** Current cents; null where the mode is not offered. */
  readonly exclusiveCents: bigint | null;
  readonly slotCents: bigint | null;
  readonly nextPriceAtMs: number | null;
  readonly endsAtMs: number;
}

export async function writeRelisting(
  { client }: Transaction,
  leadId: string,
  { exclusiveCents, slotCents, nextPriceAtMs, endsAtMs }: Relisting,
): Promise<void> {
  await Promise.all([
    client.query("update lead set status = 'available' where id = $1", [leadId]),
    client.query(
      `update listing
       set ended = false, exclusive_price_cents = $2, slot_price_cents = $3,
         next_price_at = to_timestamp($4::bigint / 1000.0),
         ends_at = to_timestamp($5::bigint / 1000.0)
       where lead_id = $1`,
      [leadId, exclusiveCents, slotCents, nextPriceAtMs, endsAtMs],
    ),
    client.query("delete from withdrawal where lead_id = $1", [leadId]),
    client.query("delete from quarantine where lead_id = $1", [leadId]),
    client.query("update lead_private set forget_at = null where lead_id = $1", [leadId]),
  ]);
}
