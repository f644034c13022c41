// Presents a sale in its forms: the buyer's with the lead, the affiliate's with its earning, the
// operator's with both parties.
import type { BuyerSale, Sale } from "../../../../contract/marketplace/sales.ts";
import { type Actor, seesContact, seesMoney } from "../../../../domain/access/access.ts";
import { centsToJson } from "../../../../domain/money/money.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import type { Touch } from "../../../../contract/marketplace/touches.ts";
import { NOTHING_OPENED, openLead, presentPurchased, returnUntil } from "../leads/index.ts";
import type { BuyerSaleRow, SaleRow } from "./sale.store.ts";
import type { TouchRow } from "./touch.store.ts";

/** What a reader sees of its account's sales beyond the facts of the lead. */
export interface SaleReader {
  readonly seesMoney: boolean;
  readonly seesContact: boolean;
}

/** Who sees all of a sale: the buyer's own systems, to which its leads are delivered. */
export const WHOLE_SALE: SaleReader = { seesMoney: true, seesContact: true };

/** How the actor reads the sales of its account. */
export function saleReaderOf(actor: Actor): SaleReader {
  return { seesMoney: seesMoney(actor), seesContact: seesContact(actor) };
}

/** A returned lead keeps its facts; its contact is hidden from the buyer. */
export function presentBuyerSale(
  row: BuyerSaleRow,
  vault: ContactVault,
  reader: SaleReader,
): BuyerSale {
  return {
    view: "buyer",
    id: row.sale_id,
    lead_id: row.id,
    mode: row.sale_mode,
    slot: row.sale_slot,
    status: row.sale_status,
    sold_at: row.sale_sold_at.toISOString(),
    price_cents: reader.seesMoney ? centsToJson(row.sale_price_cents) : null,
    campaign_id: row.campaign_id,
    campaign_name: row.campaign_name,
    delivered_at: row.sale_delivered_at.toISOString(),
    return_until: returnUntil(row.sale_delivered_at, row.sale_return_days),
    lead: presentPurchased(
      row,
      reader.seesContact && row.sale_status === "sold"
        ? openLead(vault, row.id, row)
        : NOTHING_OPENED,
      reader.seesMoney,
    ),
    point:
      row.latitude === null || row.longitude === null
        ? null
        : { latitude: row.latitude, longitude: row.longitude },
  };
}

/** The earning is shown to those who see money. */
export function presentAffiliateSale(row: SaleRow, isMoneySeen: boolean): Sale {
  return {
    view: "affiliate",
    ...commonOf(row),
    ...earnedOf(row),
    earning_cents: isMoneySeen ? centsToJson(row.earning_cents) : null,
  };
}

export function presentAdminSale(row: SaleRow): Sale {
  return {
    view: "admin",
    ...commonOf(row),
    ...earnedOf(row),
    earning_cents: centsToJson(row.earning_cents),
    price_cents: centsToJson(row.price_cents),
    campaign_id: row.campaign_id,
    campaign_name: row.campaign_name,
    delivered_at: row.delivered_at.toISOString(),
    return_until: returnUntil(row.delivered_at, row.return_days),
    buyer_id: row.buyer_id,
    affiliate_id: row.affiliate_id,
  };
}

function commonOf(row: SaleRow) {
  return {
    id: row.id,
    lead_id: row.lead_id,
    mode: row.mode,
    slot: row.slot,
    status: row.status,
    sold_at: row.sold_at.toISOString(),
  };
}

function earnedOf(row: SaleRow) {
  return {
    source_id: row.source_id,
    earning_status: row.earning_status,
  };
}

/** The value of a won deal is shown to those who see money. */
export function presentTouch(row: TouchRow, vault: ContactVault, isMoneySeen: boolean): Touch {
  const { note_salt: salt, note_sealed: sealed } = row;
  return {
    id: row.id,
    sale_id: row.sale_id,
    lead_id: row.lead_id,
    at: row.at.toISOString(),
    outcome: row.outcome,
    value_cents: row.value_cents === null || !isMoneySeen ? null : centsToJson(row.value_cents),
    lost_reason: row.lost_reason,
    note: salt === null || sealed === null ? null : vault.open(row.lead_id, { salt, sealed }),
    by: { kind: row.actor_kind, id: row.actor_id, name: row.actor_name },
  };
}
