// Claims the idempotency key of a manual purchase, and reads what an earlier purchase has come to.
import type { SaleMode } from "../../../../../domain/distribution/bidder.ts";
import { cents } from "../../../../../domain/money/money.ts";
import { type Result, ok, refuse } from "../../../../../domain/result.ts";
import { insertLeadKeysSql } from "../../../../platform/db/idempotency.store.ts";
import type { Transaction } from "../../../../platform/db/transaction.ts";
import type { RecordedSale } from "../decide/decided-lead.ts";
import type { BuyListing, Purchase, PurchaseRefusal } from "./buy-listing.ts";

/**
 * Whether the lead $4 can no longer be bought: the same check as on a locked listing, without
 * waiting for the lock.
 */
const OVER = `
  exists (
    select from lead l
    join listing g on g.lead_id = l.id
    where l.id = $4
      and (
        l.status <> 'available' or l.sold_slots >= l.sale_slots or g.ends_at <= clock_timestamp()
      )
  )
`;

/**
 * Takes the purchase's idempotency key; returns null when it is free, otherwise the first
 * purchase's outcome. No key is taken for a lead that is sold or over: most concurrent purchases
 * come too late, and would wait for each other only to be refused.
 */
export async function claimPurchase(
  tx: Transaction,
  purchase: BuyListing,
  atMs: number,
): Promise<Result<Purchase, PurchaseRefusal> | null> {
  const { keyHash, requestHash } = purchase.idempotency;
  // In one round trip: the second statement sees who has the key where the first could not take it.
  const [claimed, { rows }] = await Promise.all([
    tx.client.query({
      name: "buy-claim",
      text: `
        ${insertLeadKeysSql(`
          select $1::uuid, $2::bytea, $3::bytea, $4::uuid, to_timestamp($5::bigint / 1000.0)
          where not ${OVER}
        `)}
      `,
      values: [purchase.buyerId, keyHash, requestHash, purchase.leadId, atMs],
    }),
    tx.client.query<SaleRow & { request_hash: Buffer; sold_at_ms: bigint | null }>({
      name: "buy-claimed",
      text: `
        select i.request_hash, s.*, (extract(epoch from s.sold_at) * 1000)::bigint as sold_at_ms
        from idempotency i
        left join sale s on s.lead_id = i.lead_id and s.buyer_id = i.scope
        where i.scope = $1 and i.key_hash = $2
      `,
      values: [purchase.buyerId, keyHash],
    }),
  ]);
  if (claimed.rowCount === 1) return null;
  const [row] = rows;
  if (row === undefined) return refuse({ code: "already_sold" });
  if (!row.request_hash.equals(requestHash)) return refuse({ code: "idempotency_mismatch" });
  return row.sold_at_ms === null
    ? null
    : ok({ sale: saleOf(row), soldAtMs: Number(row.sold_at_ms) });
}

export interface SoldState {
  /** Whether the buyer has the lead; one that was returned it has no longer. */
  readonly isOwn: boolean;
  /** Whether its listing ended unsold or in part sold: it expired, or was taken off. */
  readonly isEnded: boolean;
}

/** Why a lead cannot be bought any more: by whom it was bought, or that its listing ended. */
export async function readSoldState(
  tx: Transaction,
  leadId: string,
  buyerId: string,
): Promise<SoldState> {
  const { rows } = await tx.client.query<{ is_own: boolean; is_ended: boolean }>({
    name: "buy-sold-state",
    text: `
      select exists (
          select from sale where lead_id = l.id and buyer_id = $2 and status = 'sold'
        ) as is_own,
        l.status <> 'sold' and l.sold_slots < l.sale_slots
          and (l.status <> 'available' or g.ends_at <= clock_timestamp()) as is_ended
      from lead l
      join listing g on g.lead_id = l.id
      where l.id = $1
    `,
    values: [leadId, buyerId],
  });
  return { isOwn: rows[0]?.is_own === true, isEnded: rows[0]?.is_ended === true };
}

interface SaleRow {
  readonly id: string;
  readonly lead_id: string;
  readonly slot: number;
  readonly mode: SaleMode;
  readonly campaign_no: number | null;
  readonly buyer_id: string;
  readonly affiliate_id: string;
  readonly source_id: string;
  readonly bid_cents: bigint;
  readonly price_cents: bigint;
  readonly earning_cents: bigint;
  readonly return_days: number;
  readonly hold_days: number;
}

function saleOf(row: SaleRow): RecordedSale {
  return {
    id: row.id,
    leadId: row.lead_id,
    slot: row.slot,
    mode: row.mode,
    campaignNo: row.campaign_no,
    buyerId: row.buyer_id,
    affiliateId: row.affiliate_id,
    sourceId: row.source_id,
    bidCents: cents(row.bid_cents),
    priceCents: cents(row.price_cents),
    earningCents: cents(row.earning_cents),
    returnDays: row.return_days,
    holdDays: row.hold_days,
  };
}
