// Reads what the product knows about a sale to be returned: its lead, the consent, the buyer's
// touches and earlier purchases.
import type { ConsentChannel } from "../../../../domain/lead/vocabulary.ts";
import { CONSENT_CHANNELS } from "../../../../domain/lead/vocabulary.ts";
import { type IdentityKeys, identitiesIn, identityOf } from "../../../../domain/lead/identity.ts";
import { localMoment } from "../../../../domain/distribution/calendar.ts";
import type { TouchRecord } from "../../../../domain/returns/evidence.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { type FullLead, type PrivateLead, findLead, openPrivate } from "../leads/index.ts";
import { listTouchMoments } from "../sales/index.ts";
import { type EarlierPurchase, listPurchasesOfPerson } from "./evidence.store.ts";
import type { FilingDeps } from "./return-deps.ts";
import type { ReturnedSale } from "./return.store.ts";

export interface SaleRecord {
  readonly lead: FullLead;
  /** Null where the lead was erased. */
  readonly opened: PrivateLead | null;
  readonly touches: TouchRecord & { readonly at: readonly Date[] };
  /**
   * The buyer's earlier purchases of this person, newest first; null where the contact is no longer
   * stored.
   */
  readonly samePerson: readonly EarlierPurchase[] | null;
}

export async function readSaleRecord(
  db: Queryable,
  { vault, findPlace, rules }: FilingDeps,
  sale: ReturnedSale,
): Promise<SaleRecord> {
  const lead = await findLead(db, sale.lead_id);
  if (lead === null) throw new Error("a sale has a lead");
  const opened = openPrivate(vault, sale.lead_id, lead.row);
  const touches = await readTouches(db, sale.id, rules().timeZone);
  if (opened === null) return { lead, opened, touches, samePerson: null };
  const place = lead.row.zip_code === null ? null : findPlace(lead.row.zip_code, lead.row.state);
  const { phone, email, address } = identityOf(opened.contact, place);
  const hash = (keys: Partial<IdentityKeys>): string[] =>
    identitiesIn(keys).map(([kind, value]) => vault.hash(kind, value));
  return {
    lead,
    opened,
    touches,
    samePerson: await listPurchasesOfPerson(
      db,
      sale.buyer_id,
      { person: hash({ phone, email }), address: hash({ address }) },
      sale.id,
    ),
  };
}

async function readTouches(
  db: Queryable,
  saleId: string,
  zone: string,
): Promise<SaleRecord["touches"]> {
  const moments = await listTouchMoments(db, saleId);
  const tries = moments.filter(({ outcome }) => outcome === "attempted" || outcome === "contacted");
  return {
    count: moments.length,
    attempts: tries.length,
    at: moments.map(({ at }) => at),
    days: new Set(moments.map(({ at }) => localMoment(zone, at.getTime()).starts.day)).size,
    wasReached: moments.some(
      ({ outcome }) => outcome === "contacted" || outcome === "appointment" || outcome === "won",
    ),
  };
}

/** The channels of a lead's column. */
export function channelsOf(column: string): ConsentChannel[] {
  return CONSENT_CHANNELS.filter((channel) => column.split(",").includes(channel));
}
