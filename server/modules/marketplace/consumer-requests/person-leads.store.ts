// Reads and writes what carrying out a consumer's request leaves with its leads.
import { plainArray } from "../../../platform/db/array-literal.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import type { UnreadLead } from "../leads/index.ts";

/** The sealed data of the leads, with what it takes to hash their addresses. */
export async function listSealed(
  db: Queryable,
  leadIds: readonly string[],
): Promise<readonly UnreadLead[]> {
  const { rows } = await db.query<UnreadLead>(
    `select l.id, l.zip_code, l.state, p.key_salt, p.sealed
     from lead l
     join lead_private p on p.lead_id = l.id
     where l.id = any($1::uuid[])`,
    [plainArray(leadIds)],
  );
  return rows;
}

/** Who has or had each of the leads, also those who returned it: they may still keep a copy. */
export async function listBuyers(
  db: Queryable,
  leadIds: readonly string[],
): Promise<readonly { readonly lead_id: string; readonly buyer_ids: string[] }[]> {
  const { rows } = await db.query<{ lead_id: string; buyer_ids: string[] }>(
    `select lead_id, array_agg(distinct buyer_id::text) as buyer_ids
     from sale
     where lead_id = any($1::uuid[])
     group by lead_id`,
    [plainArray(leadIds)],
  );
  return rows;
}

/** Which of the leads are marked already. */
export async function listMarked(
  db: Queryable,
  leadIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ lead_id: string }>(
    "select lead_id from no_contact where lead_id = any($1::uuid[])",
    [plainArray(leadIds)],
  );
  return new Set(rows.map((row) => row.lead_id));
}

/** Marks the leads; one that is marked already keeps its moment. */
export async function markNoContact(
  { client }: Transaction,
  leadIds: readonly string[],
  atMs: number,
): Promise<void> {
  await client.query(
    `insert into no_contact (lead_id, since)
     select id, to_timestamp($2::bigint / 1000.0)
     from unnest($1::uuid[]) as id
     on conflict do nothing`,
    [plainArray(leadIds), atMs],
  );
}
