// Finds leads of any age by what names one of them.
import type { Queryable } from "../../../platform/db/queryable.ts";

/** What a lead may be named by; null or empty for what the text cannot be. */
export interface LeadNames {
  readonly id: string | null;
  /** The affiliate's own reference, or a click id. */
  readonly reference: string | null;
  /** Keyed hashes of a phone number or an email, in hex. */
  readonly hashes: readonly string[];
}

/** The ids of such leads, the newest `most`. The caller's scope is not applied. */
export async function findNamedLeads(
  db: Queryable,
  { id, reference, hashes }: LeadNames,
  most: number,
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select id
     from (
       select id from lead where id = $1::uuid
       union
       select id from lead where vendor_lead_id = $2
       union
       select id from lead where click_id = $2
       union
       select unnest(array_prepend(lead_id, earlier)) from lead_key where hash = any($3::bytea[])
     ) as found
     order by id desc
     limit $4`,
    [id, reference, hashes.map((hash) => Buffer.from(hash, "hex")), most],
  );
  return rows.map((row) => row.id);
}
