// Reads and writes which leads have a person, an address or a device in common.
import type { SharedIdentity } from "../../../../domain/lead/identity.ts";
import { hexArray, plainArray } from "../../../platform/db/array-literal.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { lowestUuidv7 } from "../../../platform/ids/uuid.ts";
import type { SealedColumns } from "./lead.store.ts";

/** A lead whose identities are to be remembered. */
export interface UnreadLead extends SealedColumns {
  readonly id: string;
  readonly zip_code: string | null;
  readonly state: string | null;
}

/**
 * The id of the last lead that was remembered, held until the transaction ends; null where another
 * process holds it.
 */
export async function takeIdentityProgress({ client }: Transaction): Promise<string | null> {
  const { rows } = await client.query<{ last_lead_id: string }>(
    "select last_lead_id from lead_identity_progress for update skip locked",
  );
  return rows[0]?.last_lead_id ?? null;
}

export async function writeIdentityProgress(
  { client }: Transaction,
  lastLeadId: string,
): Promise<void> {
  await client.query("update lead_identity_progress set last_lead_id = $1", [lastLeadId]);
}

/** Whether leads that came before the moment are still to be remembered. */
export async function hasUnremembered({ client }: Transaction, beforeMs: number): Promise<boolean> {
  const { rows } = await client.query(
    `select
     from lead l
     join lead_identity_progress p on l.id > p.last_lead_id
     where l.id < $1
     limit 1`,
    [lowestUuidv7(beforeMs)],
  );
  return rows.length > 0;
}

/** The next leads after one id and before another, oldest first, `most` of them. */
export async function listUnreadLeads(
  { client }: Transaction,
  { afterId, beforeId, most }: { afterId: string; beforeId: string; most: number },
): Promise<readonly UnreadLead[]> {
  const { rows } = await client.query<UnreadLead>({
    name: "unread-leads",
    text: `
      select l.id, l.zip_code, l.state, p.key_salt, p.sealed
      from lead l
      left join lead_private p on p.lead_id = l.id
      where l.id > $1 and l.id < $2
      order by l.id
      limit $3
    `,
    values: [afterId, beforeId, most],
  });
  return rows;
}

export interface LeadIdentity {
  readonly leadId: string;
  readonly kind: SharedIdentity;
  /** A keyed hash in hex. */
  readonly hash: string;
}

export async function insertIdentities(
  { client }: Transaction,
  identities: readonly LeadIdentity[],
): Promise<void> {
  if (identities.length === 0) return;
  await client.query({
    name: "insert-identities",
    text: `
      insert into lead_identity (hash, lead_id, kind)
      select * from unnest($1::bytea[], $2::uuid[], $3::text[])
      on conflict do nothing
    `,
    values: [
      hexArray(identities.map(({ hash }) => hash)),
      plainArray(identities.map(({ leadId }) => leadId)),
      plainArray(identities.map(({ kind }) => kind)),
    ],
  });
}

/** Forgets what identifies the leads. */
export async function deleteIdentities(
  { client }: Transaction,
  leadIds: readonly string[],
): Promise<void> {
  await client.query("delete from lead_identity where lead_id = any($1::uuid[])", [
    plainArray(leadIds),
  ]);
}

/** Forgets what a round still wrote about leads while they were being erased, found by hash. */
export async function deleteIdentitiesOfErased(
  { client }: Transaction,
  hashes: readonly string[],
): Promise<void> {
  await client.query(
    `delete from lead_identity
     where lead_id in (
       select i.lead_id
       from lead_identity i
       join lead l on l.id = i.lead_id and l.status = 'erased'
       where i.hash = any($1::bytea[])
     )`,
    [hexArray(hashes)],
  );
}
