// Finds leads of any age by what names one of them.
import type { Scope } from "../../../../domain/access/scope.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";

/** What a lead may be named by; null or empty for what the text cannot be. */
export interface LeadNames {
  readonly id: string | null;
  /** The affiliate's own reference, or a click id. */
  readonly reference: string | null;
  /** Keyed hashes of a phone number or an email, in hex. */
  readonly hashes: readonly string[];
}

/** Whether a found lead is among those of the scope: $5 says whose, $6 is the account. */
const IN_SCOPE = `
  case $5::text
    when 'all' then true
    when 'buyer' then exists (
      select from sale s where s.lead_id = found.id and s.buyer_id = $6::uuid
    )
    when 'affiliate' then exists (
      select from lead l where l.id = found.id and l.affiliate_id = $6::uuid
    )
    else false
  end`;

/** The ids of such leads in the scope, the newest `most`. Persons of a scope are not told apart. */
export async function findNamedLeads(
  db: Queryable,
  { id, reference, hashes }: LeadNames,
  scope: Scope,
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
     where ${IN_SCOPE}
     order by id desc
     limit $4`,
    [
      id,
      reference,
      hashes.map((hash) => Buffer.from(hash, "hex")),
      most,
      scope.see === "own" ? scope.as : scope.see,
      scope.see === "own" ? scope.accountId : null,
    ],
  );
  return rows.map((row) => row.id);
}
