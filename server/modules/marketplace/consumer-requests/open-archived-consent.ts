// Seals the consents of erased leads into the archive, and opens one when two people of the network
// want it.
import type pg from "pg";
import type { ArchivedConsent } from "../../../../contract/marketplace/archived-consents.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { isOffered } from "../../../../domain/access/viewing.ts";
import {
  type ConsentAsk,
  isAsked,
  opensConsent,
} from "../../../../domain/consumers/archived-consent.ts";
import type { ConsentRecord } from "../../../../domain/lead/lead.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import type { ContactVault, Sealed } from "../../../platform/crypto/contact-vault.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { presentConsent } from "../leads/index.ts";
import {
  type ArchivedConsentRow,
  findArchivedConsent,
  lockArchivedConsent,
  writeConsentAsk,
} from "./archived-consent.store.ts";

export interface ArchiveDeps {
  readonly pool: pg.Pool;
  readonly vault: ContactVault;
  readonly now: () => number;
}

/** Bound to the archive, so that it opens as nothing else. */
const archiveOf = (leadId: string): string => `consent:${leadId}`;

export function sealForArchive(
  vault: ContactVault,
  leadId: string,
  consent: ConsentRecord,
): Sealed {
  return vault.seal(archiveOf(leadId), JSON.stringify(consent));
}

/** What is kept of the lead's consent, still sealed. */
export async function readArchived(
  { pool, now }: ArchiveDeps,
  actor: Actor,
  leadId: string,
): Promise<Result<ArchivedConsent, Refusal>> {
  const mayRead = can(actor, "read", "archived_consent", null);
  const row = mayRead ? await findArchivedConsent(pool, leadId) : null;
  return row === null ? refuse(NOT_FOUND) : ok(presentArchived(row, actor, now(), null));
}

/** Asks for the consent as the first person, or opens it as the second. */
export function openArchived(
  { pool, vault, now }: ArchiveDeps,
  actor: Actor,
  leadId: string,
): Promise<Result<ArchivedConsent, Refusal>> {
  return inTransaction<Result<ArchivedConsent, Refusal>>(pool, async (tx) => {
    if (!can(actor, "open", "archived_consent", null)) return refuse(FORBIDDEN);
    const row = await lockArchivedConsent(tx, leadId);
    if (row === null) return refuse(NOT_FOUND);
    const atMs = now();
    const opens = opensConsent(askOf(row), actor.id, atMs);
    await writeConsentAsk(tx, leadId, opens ? null : { askedBy: actor.id, askedAtMs: atMs });
    // Logged before the record is sent: an access that cannot be logged fails.
    await recordActivity(tx.client, {
      atMs,
      actor,
      accountId: actor.accountId,
      action: opens ? "archived_consent.opened" : "archived_consent.asked",
      subjectKind: "lead",
      subjectId: leadId,
      detail: { consent_sha256: row.sha256 },
    });
    const kept = await findArchivedConsent(tx.client, leadId);
    if (kept === null) return refuse(NOT_FOUND);
    const consent = opens
      ? (JSON.parse(vault.open(archiveOf(leadId), row)) as ConsentRecord)
      : null;
    return ok(presentArchived(kept, actor, atMs, consent));
  });
}

function askOf({ asked_by: askedBy, asked_at: askedAt }: ArchivedConsentRow): ConsentAsk | null {
  return askedBy === null || askedAt === null ? null : { askedBy, askedAtMs: askedAt.getTime() };
}

function presentArchived(
  row: ArchivedConsentRow,
  actor: Actor,
  nowMs: number,
  consent: ConsentRecord | null,
): ArchivedConsent {
  const ask = askOf(row);
  const isWaiting = isAsked(ask, nowMs);
  const may = isOffered(actor, "open", "archived_consent", null);
  const opens = opensConsent(ask, actor.id, nowMs);
  return {
    lead_id: row.lead_id,
    sha256: row.sha256,
    erased_at: row.erased_at.toISOString(),
    delete_at: row.delete_at.toISOString(),
    asked_at: isWaiting ? new Date(ask.askedAtMs).toISOString() : null,
    asked_by_name: isWaiting ? row.asked_by_name : null,
    consent: consent === null ? null : presentConsent(row.lead_id, consent),
    abilities: { ask: may && !isWaiting, open: may && opens },
  };
}
