// Reads a lead for a caller: checks that the caller may read it, and presents it in the caller's
// form.
import type pg from "pg";
import type { Lead } from "../../../../contract/marketplace/lead-shapes.ts";
import { type Actor, can, seesMoney } from "../../../../domain/access/access.ts";
import type { LeadBuyer } from "../../../../domain/access/subjects.ts";
import type { ConsentChannel } from "../../../../domain/lead/vocabulary.ts";
import type { ScoreReasonCode } from "../../../../domain/scoring/score-lead.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import type { ShownZip } from "../../../platform/geo/map-points.ts";
import * as store from "./lead.store.ts";
import { NOTHING_OPENED, type OpenedLead, openLead, openNotes } from "./open-contact.ts";
import {
  channelsOf,
  presentForAdmin,
  presentOwn,
  presentPreview,
  presentPurchased,
  scoreReasonsOf,
} from "./present-lead.ts";

export interface ReadLeadDeps {
  readonly pool: pg.Pool;
  readonly vault: ContactVault;
  readonly previewZip: () => ShownZip;
  readonly now: () => number;
}

/** Null where the lead does not exist or the actor may not read it. */
export async function findReadable(
  { pool, now }: ReadLeadDeps,
  actor: Actor,
  id: string,
): Promise<store.FullLead | null> {
  const lead = await store.findLead(pool, id);
  if (lead === null) return null;
  return can(actor, "read", "lead", {
    affiliateId: lead.row.affiliate_id,
    sourceId: lead.row.source_id,
    buyers: buyersOf(lead, "sold"),
    formerBuyers: buyersOf(lead, "returned"),
    listed: isListed(lead, now()),
  })
    ? lead
    : null;
}

function isListed({ listedUntil }: store.FullLead, nowMs: number): boolean {
  return listedUntil !== null && listedUntil.getTime() > nowMs;
}

/** The buyers that have the lead, or those that had it before an approved return. */
function buyersOf({ sales }: store.FullLead, status: store.SaleColumns["status"]): LeadBuyer[] {
  return sales.flatMap((sale) =>
    sale.status === status ? [{ buyerId: sale.buyer_id, assigneeId: sale.assignee_id }] : [],
  );
}

function partiesOf(sale: store.SaleColumns) {
  return { buyerId: sale.buyer_id, affiliateId: sale.affiliate_id, assigneeId: sale.assignee_id };
}

export function mayOpen(
  actor: Actor,
  row: store.OwnLeadRow,
  buyers: readonly LeadBuyer[],
): boolean {
  return can(actor, "read", "contact", {
    affiliateId: row.affiliate_id,
    buyers,
    soldExclusively: row.sold_exclusively,
  });
}

/**
 * Presents the lead in the caller's form. The operator gets it without contact, which is a
 * separate, logged request.
 */
export async function presentFor(
  { pool, vault, previewZip }: ReadLeadDeps,
  actor: Actor,
  lead: store.FullLead,
): Promise<Lead> {
  const { row, sales } = lead;
  const isOpen = mayOpen(actor, row, buyersOf(lead, "sold"));
  const unopened = (): OpenedLead => openNotes(vault, row.id, row);
  if (actor.role === "affiliate")
    return presentOwn(row, isOpen ? openLead(vault, row.id, row) : unopened(), seesMoney(actor));
  if (actor.role === "admin") return presentForAdmin(row, sales, seesMoney(actor), unopened());
  const own = sales.filter(
    (sale) => sale.buyer_id === actor.accountId && can(actor, "read", "sale", partiesOf(sale)),
  );
  // After an approved return the buyer keeps the record: facts and sale, without the contact.
  const sale = own.find(({ status }) => status === "sold") ?? own[0];
  const bought = sale === undefined ? null : await store.findBoughtLead(pool, sale.id);
  if (bought === null) return presentPreview(row, previewZip());
  return presentPurchased(
    bought,
    isOpen && bought.sale_status === "sold" ? openLead(vault, row.id, row) : NOTHING_OPENED,
    seesMoney(actor),
  );
}

/** A lead in the caller's form, with what every reader may know of it. */
export interface ReadLead {
  readonly shown: Lead;
  /** The consent's channels, which even a preview names. */
  readonly channels: readonly ConsentChannel[];
  /** The rules that scored it. Some reveal facts that a preview leaves out. */
  readonly reasons: ReadonlySet<ScoreReasonCode>;
}

/**
 * Null where the lead does not exist, the actor may not read it, or an approved return took it back
 * from the actor: what is made from a lead, such as an analysis, ends with the purchase. Once it is
 * listed again, its former buyer gets the preview that all buyers get.
 */
export async function readLead(
  deps: ReadLeadDeps,
  actor: Actor,
  id: string,
): Promise<ReadLead | null> {
  const lead = await findReadable(deps, actor, id);
  const shown = lead === null ? null : await presentFor(deps, actor, lead);
  if (lead === null || shown === null) return null;
  const about = { channels: channelsOf(lead.row), reasons: scoreReasonsOf(lead.row) };
  if (shown.view !== "purchased" || shown.sale.status !== "returned") return { shown, ...about };
  return isListed(lead, deps.now())
    ? { shown: presentPreview(lead.row, deps.previewZip()), ...about }
    : null;
}
