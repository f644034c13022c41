// Finds leads of any age by what names one of them.
import type { Scope } from "../../../../domain/access/scope.ts";
import type { IdRange } from "../../../../domain/find/read-find.ts";
import { type FindTable, hasWords } from "../../../platform/db/find-rows.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { LEADS_OF_PERSON } from "../../selling/distribution/index.ts";

/** What a lead may be named by; null or empty for what the text cannot be. */
export interface LeadNames {
  /** Of the lead, or of a sale of it. */
  readonly id: IdRange | null;
  /** The affiliate's own reference, or a click id. */
  readonly reference: string | null;
  /** Keyed hashes of a phone number, an email or an address, in hex. */
  readonly hashes: readonly string[];
  /** A `tsquery` of the name of the affiliate or the buyer; only for who sees all leads. */
  readonly ownerWords: string | null;
}

/** Whether a found lead is among those of the scope: $6 says whose, $7 is the account. */
const IN_SCOPE = `
  case $6::text
    when 'all' then true
    when 'buyer' then exists (
      select from sale s where s.lead_id = found.id and s.buyer_id = $7::uuid
    )
    when 'affiliate' then exists (
      select from lead l where l.id = found.id and l.affiliate_id = $7::uuid
    )
    else false
  end`;

/** Accounts whose name matches; the newest leads of each are read. */
const MOST_OWNERS = 20;

/** The start of an id is that of all leads of a minute: only those of the scope are read. */
const BY_ID = `
  (
    select found.id
    from lead found
    where found.id between $1::uuid and $2::uuid and ${IN_SCOPE}
    order by found.id desc
    limit $5
  )
  union
  select lead_id from sale where id between $1::uuid and $2::uuid and $1::uuid = $2::uuid`;

const BY_PERSON = LEADS_OF_PERSON("$4::bytea[]");

/**
 * Ranges instead of equations: the order then is that of the index by owner. The planner would else
 * read all leads backwards for an account that has few of them.
 */
const BY_OWNER = `
  select of_owner.id
  from (
    select id from account where ${hasWords("name", "$8::tsquery")} limit ${MOST_OWNERS}
  ) as owner
  cross join lateral (
    (
      select id
      from lead
      where affiliate_id >= owner.id and affiliate_id <= owner.id
      order by affiliate_id desc, id desc
      limit $5
    )
    union all
    (
      select lead_id
      from sale
      where buyer_id >= owner.id and buyer_id <= owner.id
      order by buyer_id desc, id desc
      limit $5
    )
  ) as of_owner`;

/** The ids of such leads in the scope, the newest `most`. Persons of a scope are not told apart. */
export async function findNamedLeads(
  db: Queryable,
  { id, reference, hashes, ownerWords }: LeadNames,
  scope: Scope,
  most: number,
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select id
     from (
       ${BY_ID}
       union
       select id from lead where vendor_lead_id = $3
       union
       select id from lead where click_id = $3
       union
       ${BY_PERSON}
       union
       ${BY_OWNER}
     ) as found
     where ${IN_SCOPE}
     order by id desc
     limit $5`,
    [
      id?.from ?? null,
      id?.until ?? null,
      reference,
      hashes.map((hash) => Buffer.from(hash, "hex")),
      most,
      scope.see === "own" ? scope.as : scope.see,
      scope.see === "own" ? scope.accountId : null,
      scope.see === "all" ? ownerWords : null,
    ],
  );
  return rows.map((row) => row.id);
}

const FOUND: Omit<FindTable, "from" | "columns"> = {
  id: "l.id",
  matches: ({ leadIds }) => (leadIds === null ? [] : [`select unnest(${leadIds})`]),
  owner: { affiliate: "l.affiliate_id" },
};
const COLUMNS = {
  owner_id: "a.id",
  owner_name: "a.name",
  at: "l.received_at",
  side: "l.side",
  city: "l.city",
  state: "l.state",
};

/** Found leads as the network and their affiliates list them. */
export const LEADS_FOUND: FindTable = {
  ...FOUND,
  from: "lead l join account a on a.id = l.affiliate_id",
  columns: { ...COLUMNS, status: "l.status" },
};

/** Found leads as their buyer lists them, without those it gave back. */
export const BOUGHT_FOUND: FindTable = {
  ...FOUND,
  from: `
    sale s
      join lead l on l.id = s.lead_id
      join account a on a.id = s.buyer_id
      left join sale_assignment g on g.sale_id = s.id
  `,
  columns: COLUMNS,
  always: "s.status = 'sold'",
  owner: { buyer: "s.buyer_id" },
  person: "g.user_id",
};
