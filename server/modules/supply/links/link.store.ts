// Reads and writes tracking links, with their click totals of the last days.
import { LINK_DAYS } from "../../../../domain/tracking/click.ts";
import type { Selectable } from "kysely";
import { LINKS } from "../../../../contract/supply/links.ts";
import type { SourceKind } from "../../../../domain/lead/vocabulary.ts";
import type { Scope } from "../../../../domain/access/scope.ts";
import type { Result } from "../../../../domain/result.ts";
import { type CollectionTable, type Page, listRows } from "../../../platform/db/list-rows.ts";
import type { ListQuery, QueryProblem } from "../../../platform/db/plan-query.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { Link } from "../../../platform/db/schema.d.ts";
import { lowestUuidv7 } from "../../../platform/ids/uuid.ts";

export type LinkRow = Omit<Selectable<Link>, "status"> & {
  readonly status: "active" | "paused";
  readonly source_name: string;
  /** The slug of the source's form; null if it has none. */
  readonly slug: string | null;
  /** The source's kind. */
  readonly kind: SourceKind;
};

const COLUMNS = `
  k.id, k.account_id, k.source_id, k.code, k.name, k.target, k.status, k.created_at, k.updated_at,
    s.name as source_name, s.kind, f.slug
`;
const FROM =
  "link k join source s on s.id = k.source_id left join form f on f.source_id = k.source_id";

const LINK_TABLE: CollectionTable = {
  rules: LINKS,
  columns: COLUMNS,
  from: FROM,
  id: "k.id",
  fields: {
    id: "k.id",
    account_id: "k.account_id",
    source_id: "k.source_id",
    name: "k.name",
    code: "k.code",
    status: "k.status",
    created_at: "k.created_at",
  },
  orders: {
    created_at: { by: "k.created_at", type: "time" },
    name: { by: "k.name", type: "text" },
  },
  owner: { account: "k.account_id" },
};

export function listLinks(
  db: Queryable,
  query: ListQuery,
  scope: Scope,
): Promise<Result<Page<LinkRow>, QueryProblem[]>> {
  return listRows<LinkRow>(db, LINK_TABLE, query, scope);
}

export async function findLink(db: Queryable, id: string): Promise<LinkRow | null> {
  const { rows } = await db.query<LinkRow>(`select ${COLUMNS} from ${FROM} where k.id = $1`, [id]);
  return rows[0] ?? null;
}

/** Locked until the transaction ends, so that concurrent writes are serialized. */
export async function lockLink(db: Queryable, id: string): Promise<LinkRow | null> {
  const { rows } = await db.query<LinkRow>(
    `select ${COLUMNS} from ${FROM} where k.id = $1 for no key update of k`,
    [id],
  );
  return rows[0] ?? null;
}

export interface WrittenLink {
  readonly name: string;
  readonly target: string | null;
  readonly status: "active" | "paused";
}

/** Returns false if another call has taken the id or the code in the meantime. */
export async function insertLink(
  db: Queryable,
  link: WrittenLink & {
    readonly id: string;
    readonly accountId: string;
    readonly sourceId: string;
    readonly code: string;
  },
  at: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into link (id, account_id, source_id, code, name, target, status, created_at,
       updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8)
     on conflict do nothing`,
    [link.id, link.accountId, link.sourceId, link.code, link.name, link.target, link.status, at],
  );
  return rowCount === 1;
}

export async function updateLink(
  db: Queryable,
  id: string,
  { name, target, status }: WrittenLink,
  at: Date,
): Promise<void> {
  await db.query(
    "update link set name = $2, target = $3, status = $4, updated_at = $5 where id = $1",
    [id, name, target, status, at],
  );
}

/** The fields that redirect a visitor. */
export interface OpenLink {
  readonly id: string;
  readonly source_id: string;
  readonly account_id: string;
  readonly status: "active" | "paused";
  readonly target: string | null;
  readonly slug: string | null;
  /** The kind of its source. */
  readonly kind: SourceKind;
}

export async function findLinkByCode(db: Queryable, code: string): Promise<OpenLink | null> {
  const { rows } = await db.query<OpenLink>({
    name: "link-by-code",
    text: `
      select k.id, k.source_id, k.account_id, k.status, k.target, f.slug, s.kind
      from link k
      join source s on s.id = k.source_id
      left join form f on f.source_id = k.source_id
      where k.code = $1
    `,
    values: [code],
  });
  return rows[0] ?? null;
}

export interface LinkCounts {
  readonly clicks: number;
  readonly uniques: number;
  readonly leads: number;
  readonly earned_cents: bigint;
}

/**
 * Returns each link's totals since the first of its last days (UTC); a link without clicks is
 * missing.
 */
export async function countLinks(
  db: Queryable,
  ids: readonly string[],
  nowMs: number,
): Promise<ReadonlyMap<string, LinkCounts>> {
  const dayMs = 86_400_000;
  const fromMs = Math.floor(nowMs / dayMs) * dayMs - (LINK_DAYS - 1) * dayMs;
  const { rows } = await db.query<LinkCounts & { readonly link_id: string }>(
    `with counted as (
       select link_id, sum(clicks)::int as clicks, sum(uniques)::int as uniques
       from link_day
       where link_id = any($1::uuid[]) and day >= ($2::timestamptz at time zone 'UTC')::date
       group by 1
     ),
     come as (
       select c.link_id, count(*)::int as leads, coalesce(sum(e.cents), 0)::bigint as earned_cents
       from lead l
       join click c on c.id::text = l.click_id and c.source_id = l.source_id and not c.is_bot
       left join lateral (
         select sum(s.earning_cents) as cents
         from sale s
         where s.lead_id = l.id and s.status = 'sold'
       ) e on true
       where c.link_id = any($1::uuid[])
         and c.id >= $3
         and l.answer_status = 'accepted'
         and l.click_id is not null
       group by 1
     )
     select n.link_id, n.clicks, n.uniques, coalesce(m.leads, 0) as leads,
       coalesce(m.earned_cents, 0)::bigint as earned_cents
     from counted n
     left join come m
     using (link_id)`,
    [ids, new Date(fromMs).toISOString(), lowestUuidv7(fromMs)],
  );
  return new Map(rows.map((row) => [row.link_id, row]));
}

export async function countLinksOf(db: Queryable, accountId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    "select count(*)::int as count from link where account_id = $1",
    [accountId],
  );
  return rows[0]?.count ?? 0;
}
