// Writes a manual purchase: the sale, its transfers, and the changes to lead, wallet and listing.
import {
  type LeadsDecided,
  leadsDecidedTopic,
} from "../../../../../domain/notifications/leads-decided.ts";
import type { Queryable } from "../../../../platform/db/queryable.ts";
import type { ListingRow } from "./buy-listing.store.ts";
import type { RecordedSale } from "../decide/decided-lead.ts";
import { transfersForSale } from "../../../../../domain/ledger/transfer.ts";
import { appendOutboxEvent } from "../../../../platform/db/outbox.store.ts";
import type { Transaction } from "../../../../platform/db/transaction.ts";
import { insertSale } from "../../../money/earnings/index.ts";
import { insertTransfers } from "../../../money/ledger/index.ts";
import { debitWallet } from "../../../money/wallet/index.ts";

/** Writes the sale with its transfers; the last slot ends the listing. */
export async function writePurchase(
  tx: Transaction,
  purchase: {
    readonly sale: RecordedSale;
    readonly listing: ListingRow;
    readonly networkId: string;
    readonly atMs: number;
  },
): Promise<void> {
  const { sale, listing, networkId, atMs } = purchase;
  const { client } = tx;
  const slots = sale.mode === "exclusive" ? 1 : listing.saleSlots;
  const soldOut = sale.mode === "exclusive" || sale.slot >= slots;
  // None of these statements waits for another's reply: they are sent in one round trip.
  await Promise.all([
    client.query("update lead set sold_slots = $2, sale_slots = $3, status = $4 where id = $1", [
      sale.leadId,
      sale.slot,
      slots,
      soldOut ? "sold" : "available",
    ]),
    insertSale(client, sale, atMs),
    insertTransfers(tx, transfersForSale({ ...sale, saleId: sale.id, networkId }), atMs),
    debitWallet(client, sale.buyerId, sale.priceCents),
    soldOut
      ? endListing(client, sale.leadId, atMs)
      : listing.exclusive === null
        ? null
        : endExclusiveOffer(client, sale.leadId),
    appendOutboxEvent(client, leadsDecidedTopic, decisionOf(sale, listing), atMs),
  ]);
}

/** The event of the purchase: a batch of one manual sale. */
function decisionOf(sale: RecordedSale, { facts, tier }: ListingRow): LeadsDecided {
  return {
    leads: 0,
    unsold: {},
    sales: [
      {
        saleId: sale.id,
        leadId: sale.leadId,
        buyerId: sale.buyerId,
        affiliateId: sale.affiliateId,
        mode: sale.mode,
        byHand: true,
        side: facts.side,
        propertyType: facts.propertyType,
        city: facts.place.city,
        state: facts.place.state,
        tier,
        priceCents: Number(sale.priceCents),
        earningCents: Number(sale.earningCents),
      },
    ],
  };
}

function endListing(client: Queryable, leadId: string, atMs: number): Promise<unknown> {
  return client.query(
    `update listing
     set ends_at = to_timestamp($2::bigint / 1000.0), next_price_at = null, ended = true
     where lead_id = $1`,
    [leadId, atMs],
  );
}

/** Once one slot is sold, the lead is no longer offered exclusively. */
function endExclusiveOffer(client: Queryable, leadId: string): Promise<unknown> {
  return client.query(
    `update listing
     set exclusive_price_cents = null, exclusive_start_cents = null,
       exclusive_floor_cents = null
     where lead_id = $1`,
    [leadId],
  );
}
