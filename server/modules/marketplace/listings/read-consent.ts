// Reads when the person of a lead agreed, for those who may put the lead back on the marketplace.
import type pg from "pg";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import { NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import { findLead, openPrivate } from "../leads/index.ts";

/**
 * The moment in epoch milliseconds; null where the contact is deleted. Nothing sealed is opened
 * before `mayList` has allowed it.
 */
export async function readConsent(
  { pool, vault }: { readonly pool: pg.Pool; readonly vault: ContactVault },
  leadId: string,
  mayList: (listing: { readonly affiliateId: string }) => boolean,
): Promise<Result<number | null, Refusal>> {
  const lead = await findLead(pool, leadId);
  if (lead === null || !mayList({ affiliateId: lead.row.affiliate_id })) return refuse(NOT_FOUND);
  return ok(openPrivate(vault, lead.row.id, lead.row)?.consent.givenAtMs ?? null);
}
