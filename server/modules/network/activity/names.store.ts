// Reads how records are called that entries of the audit log name by their ids: one query for each
// kind of record on a page.
import type { Queryable } from "../../../platform/db/queryable.ts";

/** A record as readers know it. */
export interface NamedRow {
  readonly id: string;
  /** Null where a lead has no place yet. */
  readonly name: string | null;
  /** Null for leads, which several accounts have a part in. */
  readonly account_id: string | null;
  /** Of people and keys: whether their account is the network's. */
  readonly is_network: boolean;
}

const named = (table: string): string => `
  select id::text, name, account_id, false as is_network
  from ${table}
  where id = any($1::uuid[])
`;

/** A lead, and what followed from it, is called by its place. */
const placed = (id: string, from: string): string => `
  select ${id}::text as id, l.city || ', ' || l.state as name, null::uuid as account_id,
    false as is_network
  from ${from}
  where ${id} = any($1::uuid[])
`;

const QUERIES = {
  user: `
    select user_id as id, name, account_id, role = 'admin' as is_network
    from member
    where user_id = any($1)
  `,
  account: `
    select id::text, name, id as account_id, kind = 'network' as is_network
    from account
    where id = any($1::uuid[])
  `,
  api_key: `
    select k.id::text, k.name, k.account_id, a.kind = 'network' as is_network
    from api_key k
    join account a on a.id = k.account_id
    where k.id = any($1::uuid[])
  `,
  source: named("source"),
  campaign: named("campaign"),
  link: named("link"),
  destination: named("destination"),
  import: named("lead_import"),
  lead: placed("l.id", "lead l"),
  sale: placed("s.id", "sale s join lead l on l.id = s.lead_id"),
  return: placed(
    "r.id",
    "lead_return r join sale s on s.id = r.sale_id join lead l on l.id = s.lead_id",
  ),
} as const;

export type NamedKind = keyof typeof QUERIES;

/** Whether records of the kind have a name that is read. */
export function isNamedKind(kind: string): kind is NamedKind {
  return Object.hasOwn(QUERIES, kind);
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The records of the kind that are there, of these ids. Ids that cannot be the kind's are none. */
export async function listNames(
  db: Queryable,
  kind: NamedKind,
  ids: readonly string[],
): Promise<readonly NamedRow[]> {
  const known = kind === "user" ? ids : ids.filter((id) => UUID.test(id));
  if (known.length === 0) return [];
  const { rows } = await db.query<NamedRow>(QUERIES[kind], [known]);
  return rows;
}
