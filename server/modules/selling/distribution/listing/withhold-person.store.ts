// Reads and writes the leads of a person who must not be contacted or wants to be erased.
import type { LeadStatus, PostReason } from "../../../../../domain/lead/vocabulary.ts";
import { hexArray, plainArray } from "../../../../platform/db/array-literal.ts";
import type { Queryable } from "../../../../platform/db/queryable.ts";
import type { Transaction } from "../../../../platform/db/transaction.ts";

/** A lead of a person, locked. */
export interface PersonLead {
  readonly id: string;
  readonly affiliate_id: string;
  readonly status: LeadStatus;
  readonly reason_code: PostReason | null;
  readonly sold_slots: number;
}

/** `lead_key` has the newest leads at once, `lead_identity` those of any age. */
export const LEADS_OF_PERSON = (hashes: string): string => `
  select unnest(array_prepend(lead_id, earlier)) as id from lead_key where hash = any(${hashes})
  union
  select lead_id from lead_identity where hash = any(${hashes})`;

/** Refuses every later post and ping with one of these phones or emails. */
export async function insertSuppressions(
  { client }: Transaction,
  hashes: readonly string[],
  { reason, atMs }: { readonly reason: string; readonly atMs: number },
): Promise<void> {
  await client.query(
    `insert into suppression (hash, reason, added_at)
     select hash, $2, to_timestamp($3::bigint / 1000.0)
     from unnest($1::bytea[]) as hash
     on conflict do nothing`,
    [hexArray(hashes), reason, atMs],
  );
}

/**
 * Locks the person's keys and then the leads, as a purchase does, so that neither overtakes the
 * other.
 */
export async function lockPersonLeads(
  { client }: Transaction,
  hashes: readonly string[],
): Promise<readonly PersonLead[]> {
  const person = hexArray(hashes);
  await client.query(
    "select from lead_key where hash = any($1::bytea[]) order by hash for no key update",
    [person],
  );
  const { rows } = await client.query<PersonLead>(
    `select id, affiliate_id, status, reason_code, sold_slots
     from lead
     where id in (${LEADS_OF_PERSON("$1::bytea[]")})
     order by id
     for no key update`,
    [person],
  );
  return rows;
}

/** The hashes by which posting knows the leads. */
export async function listLeadHashes(
  db: Queryable,
  leadIds: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await db.query<{ hash: string }>(
    `select distinct encode(hash, 'hex') as hash
     from lead_identity
     where lead_id = any($1::uuid[]) and kind <> 'device'`,
    [plainArray(leadIds)],
  );
  return rows.map(({ hash }) => hash);
}

/** Deletes what identifies the persons of the leads; facts, decisions and sales stay. */
export async function eraseLeads(
  { client }: Transaction,
  leadIds: readonly string[],
  hashes: readonly string[],
): Promise<void> {
  const ids = plainArray(leadIds);
  await client.query("update lead set status = 'erased' where id = any($1::uuid[])", [ids]);
  await client.query("delete from lead_private where lead_id = any($1::uuid[])", [ids]);
  await client.query(
    `update listing
     set consumer_hash = '', other_consumer_hash = null
     where lead_id = any($1::uuid[])`,
    [ids],
  );
  await client.query(
    "update ping set phone_key = null, email_key = null where lead_id = any($1::uuid[])",
    [ids],
  );
  // First as a statement of its own: what follows must see what other posts wrote until then.
  await client.query(
    "select from lead_key where hash = any($1::bytea[]) order by hash for no key update",
    [hexArray(hashes)],
  );
  const kept = `
    select hash,
      array(
        select id
        from unnest(array_prepend(lead_id, earlier)) with ordinality as held (id, place)
        where id <> all($2::uuid[])
        order by place
      ) as ids
    from lead_key
    where hash = any($1::bytea[])`;
  await client.query(
    `delete from lead_key k using (${kept}) as kept
     where k.hash = kept.hash and cardinality(kept.ids) = 0`,
    [hexArray(hashes), ids],
  );
  await client.query(
    `update lead_key k set lead_id = kept.ids[1], earlier = nullif(kept.ids[2:], '{}')
     from (${kept}) as kept
     where k.hash = kept.hash`,
    [hexArray(hashes), ids],
  );
}

/** Forgets whom closed offers were made for that no lead came of. */
export async function forgetPings(
  { client }: Transaction,
  hashes: readonly string[],
): Promise<void> {
  await client.query(
    `update ping
     set phone_key = null, email_key = null
     where state <> 'open' and (phone_key = any($1::bytea[]) or email_key = any($1::bytea[]))`,
    [hexArray(hashes)],
  );
}
