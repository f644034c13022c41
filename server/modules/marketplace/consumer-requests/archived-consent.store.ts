// Reads and writes the archived consents of erased leads.
import type { ConsentAsk } from "../../../../domain/consumers/archived-consent.ts";
import type { Sealed } from "../../../platform/crypto/contact-vault.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";

export interface NewArchivedConsent {
  readonly leadId: string;
  readonly consent: Sealed;
  /** In hex. */
  readonly sha256: string;
  readonly erasedAtMs: number;
  readonly deleteAtMs: number;
}

export async function insertArchivedConsent(
  { client }: Transaction,
  { leadId, consent, sha256, erasedAtMs, deleteAtMs }: NewArchivedConsent,
): Promise<void> {
  await client.query(
    `insert into consent_archive (lead_id, salt, sealed, sha256, erased_at, delete_at)
     values ($1, $2, $3, decode($4, 'hex'), to_timestamp($5::bigint / 1000.0),
       to_timestamp($6::bigint / 1000.0))
     on conflict do nothing`,
    [leadId, consent.salt, consent.sealed, sha256, erasedAtMs, deleteAtMs],
  );
}

export interface ArchivedConsentRow extends Sealed {
  readonly lead_id: string;
  readonly sha256: string;
  readonly erased_at: Date;
  readonly delete_at: Date;
  readonly asked_by: string | null;
  readonly asked_at: Date | null;
  readonly asked_by_name: string | null;
}

/** Null where the lead was not erased, or its consent is no longer kept. */
export async function findArchivedConsent(
  db: Queryable,
  leadId: string,
): Promise<ArchivedConsentRow | null> {
  const { rows } = await db.query<ArchivedConsentRow>(
    `select c.lead_id, c.salt, c.sealed, encode(c.sha256, 'hex') as sha256, c.erased_at,
       c.delete_at, c.asked_by, c.asked_at, m.name as asked_by_name
     from consent_archive c
     left join member m on m.user_id = c.asked_by
     where c.lead_id = $1`,
    [leadId],
  );
  return rows[0] ?? null;
}

/** The same, once nothing else changes it until the transaction ends. */
export async function lockArchivedConsent(
  { client }: Transaction,
  leadId: string,
): Promise<ArchivedConsentRow | null> {
  await client.query("select from consent_archive where lead_id = $1 for update", [leadId]);
  return findArchivedConsent(client, leadId);
}

/** Records who asked; null once it was opened. */
export async function writeConsentAsk(
  { client }: Transaction,
  leadId: string,
  ask: ConsentAsk | null,
): Promise<void> {
  await client.query(
    `update consent_archive
     set asked_by = $2, asked_at = to_timestamp($3::bigint / 1000.0)
     where lead_id = $1`,
    [leadId, ask?.askedBy ?? null, ask?.askedAtMs ?? null],
  );
}

/** Deletes archived consents whose time is over. Returns how many. */
export async function deleteOldConsents(db: Queryable, nowMs: number): Promise<number> {
  const { rowCount } = await db.query(
    "delete from consent_archive where delete_at <= to_timestamp($1::bigint / 1000.0)",
    [nowMs],
  );
  return rowCount ?? 0;
}
