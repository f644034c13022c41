// The rows of a listing that its affiliate changes; its lead is locked.
import type { ListedPrice } from "../../../domain/distribution/listing.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import type { AskingPrices } from "./change-listing.ts";

export interface NewPrices {
  readonly exclusive: ListedPrice | null;
  readonly slot: ListedPrice | null;
  readonly asked: AskingPrices;
  /** Epoch milliseconds; null where they fall no more. */
  readonly nextPriceAtMs: number | null;
}

export async function writePrices({ client }: Transaction, leadId: string, { exclusive, slot, asked, nextPriceAtMs }: NewPrices): Promise<void> {
  await client.query(
    `update listing set exclusive_start_cents = $2, slot_start_cents = $3, exclusive_price_cents = coalesce($4, exclusive_price_cents), slot_price_cents = coalesce($5, slot_price_cents),
       next_price_at = to_timestamp($6::bigint / 1000.0) where lead_id = $1`,
    [leadId, exclusive?.startCents ?? null, slot?.startCents ?? null, asked.exclusiveCents ?? null, asked.slotCents ?? null, nextPriceAtMs],
  );
}

export async function writeWithdrawal({ client }: Transaction, leadId: string, { atMs, forgetAtMs }: { readonly atMs: number; readonly forgetAtMs: number | null }): Promise<void> {
  await Promise.all([
    client.query("update lead set status = case when sold_slots > 0 then 'sold' else 'withdrawn' end::lead_status, sale_slots = case when sold_slots > 0 then sold_slots else sale_slots end where id = $1", [leadId]),
    client.query("update listing set ended = true, next_price_at = null, ends_at = to_timestamp($2::bigint / 1000.0) where lead_id = $1", [leadId, atMs]),
    forgetAtMs === null ? null : client.query("update lead_private set forget_at = to_timestamp($2::bigint / 1000.0) where lead_id = $1", [leadId, forgetAtMs]),
  ]);
}
