// Reads and writes sources, and the terms that a posted lead needs.
import type { AccountStatus } from "../../../../domain/access/account-status.ts";
import type { Selectable } from "kysely";
import { SOURCES } from "../../../../contract/supply/sources.ts";
import type { Scope } from "../../../../domain/access/scope.ts";
import type { Routing } from "../../../../domain/distribution/auction-lead.ts";
import type { SourceKind } from "../../../../domain/lead/vocabulary.ts";
import type { Result } from "../../../../domain/result.ts";
import { findCondition } from "../../../platform/db/find-rows.ts";
import { type CollectionTable, type Page, listRows } from "../../../platform/db/list-rows.ts";
import type { ListQuery, QueryProblem } from "../../../platform/db/plan-query.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { type AgreedColumns, agreedSql } from "../../network/terms/index.ts";
import type { Source } from "../../../platform/db/schema.d.ts";
import {
  type StoredPause,
  type StoredSubIdPause,
  isNetworkPausedSql,
  networkPauseSql,
  pausedSubIdsSql,
} from "../../network/network-pauses/index.ts";
import { SOURCE_MATCHES } from "./find-sources.store.ts";
import type { CompleteSource } from "./source-document.ts";

/**
 * A row without its keys' hashes, with closed word types as the database constraints admit them.
 */
export type SourceRow = Omit<
  Selectable<Source>,
  "kind" | "status" | "unsold_rule" | "routing" | "key_hash" | "old_key_hash"
> & {
  readonly kind: SourceKind;
  readonly status: "active" | "paused";
  readonly unsold_rule: "reject" | "list";
  readonly routing: Routing;
  /** The network's pauses whose ends are not recorded: of the source, and of sub ids. */
  readonly network_pause: StoredPause | null;
  readonly paused_sub_ids: readonly StoredSubIdPause[] | null;
};

const COLUMNS = `
  s.id, s.account_id, s.kind, s.name, s.status, s.key_hint, s.unsold_rule, s.allows_exclusive,
    s.shared_slots, s.routing, s.reserve_exclusive_cents, s.reserve_shared_cents, s.daily_cap,
    s.daily_cap_limit, s.ping_expiry_s, s.allowed_ips, s.takes_key_in_address, s.old_key_hint,
    s.old_key_until, s.posting_token, s.version, s.created_at, s.updated_at,
    ${networkPauseSql("source", "s.id")} as network_pause,
    ${pausedSubIdsSql("s.id")} as paused_sub_ids
`;

const SOURCE_TABLE: CollectionTable = {
  rules: SOURCES,
  columns: COLUMNS,
  from: "source s",
  id: "s.id",
  fields: {
    id: "s.id",
    account_id: "s.account_id",
    name: "s.name",
    kind: "s.kind",
    status: "s.status",
    network_paused: `(
      case when ${isNetworkPausedSql("source", "s.id")} then 'yes' else 'no' end
    )`,
    unsold_rule: "s.unsold_rule",
    routing: "s.routing",
    created_at: "s.created_at",
    updated_at: "s.updated_at",
  },
  orders: {
    created_at: { by: "s.created_at", type: "time" },
    updated_at: { by: "s.updated_at", type: "time" },
    name: { by: "s.name", type: "text" },
  },
  owner: { account: "s.account_id" },
  has: { find: findCondition("s.id", SOURCE_MATCHES, false) },
};

export function listSources(
  db: Queryable,
  query: ListQuery,
  scope: Scope,
): Promise<Result<Page<SourceRow>, QueryProblem[]>> {
  return listRows<SourceRow>(db, SOURCE_TABLE, query, scope);
}

export async function findSource(db: Queryable, id: string): Promise<SourceRow | null> {
  const { rows } = await db.query<SourceRow>(`select ${COLUMNS} from source s where s.id = $1`, [
    id,
  ]);
  return rows[0] ?? null;
}

export async function lockSource(db: Queryable, id: string): Promise<SourceRow | null> {
  const { rows } = await db.query<SourceRow>(
    `select ${COLUMNS} from source s where s.id = $1 for no key update`,
    [id],
  );
  return rows[0] ?? null;
}

export async function isAffiliate(db: Queryable, accountId: string): Promise<boolean> {
  const { rowCount } = await db.query("select 1 from affiliate where account_id = $1", [accountId]);
  return rowCount === 1;
}

const WRITTEN = [
  "name",
  "status",
  "unsold_rule",
  "allows_exclusive",
  "shared_slots",
  "routing",
  "reserve_exclusive_cents",
  "reserve_shared_cents",
  "daily_cap",
  "ping_expiry_s",
  "allowed_ips",
  "takes_key_in_address",
] as const;

/** Returns null if another call has taken the id in the meantime. */
export async function insertSource(
  db: Queryable,
  source: {
    readonly id: string;
    readonly accountId: string;
    readonly keyHash: Buffer;
    readonly keyHint: string;
  },
  document: CompleteSource,
  at: Date,
  dailyCapLimit: number | null,
): Promise<SourceRow | null> {
  const { rows } = await db.query<SourceRow>(
    `insert into source as s (id, account_id, kind, key_hash, key_hint, created_at, updated_at,
       version, daily_cap_limit, ${WRITTEN.join(", ")})
     values ($1, $2, $3, $4, $5, $6, $6, 1, $7,
       ${WRITTEN.map((_, index) => `$${index + 8}`).join(", ")})
     on conflict (id) do nothing
     returning ${COLUMNS}`,
    [
      source.id,
      source.accountId,
      document.kind,
      source.keyHash,
      source.keyHint,
      at,
      dailyCapLimit,
      ...WRITTEN.map((column) => document[column]),
    ],
  );
  return rows[0] ?? null;
}

export async function updateSource(
  db: Queryable,
  id: string,
  document: CompleteSource,
  at: Date,
  dailyCapLimit: number | null,
): Promise<SourceRow> {
  const { rows } = await db.query<SourceRow>(
    `update source as s
     set updated_at = $2, version = version + 1, daily_cap_limit = $3,
       ${WRITTEN.map((column, index) => `${column} = $${index + 4}`).join(", ")}
     where id = $1
     returning ${COLUMNS}`,
    [id, at, dailyCapLimit, ...WRITTEN.map((column) => document[column])],
  );
  return theOnly(rows);
}

export interface KeyChange {
  readonly keyHash: Buffer;
  readonly keyHint: string;
  readonly at: Date;
  /** Until when the replaced key keeps working; null ends it now. */
  readonly oldUntil: Date | null;
}

export async function replaceSourceKey(
  db: Queryable,
  id: string,
  { keyHash, keyHint, at, oldUntil }: KeyChange,
): Promise<void> {
  await db.query(
    `update source
     set key_hash = $2, key_hint = $3, updated_at = $4, version = version + 1,
       old_key_until = $5::timestamptz,
       old_key_hash = case when $5::timestamptz is null then null else key_hash end,
       old_key_hint = case when $5::timestamptz is null then null else key_hint end
     where id = $1`,
    [id, keyHash, keyHint, at, oldUntil],
  );
}

export async function endOldKey(db: Queryable, id: string, at: Date): Promise<SourceRow> {
  const { rows } = await db.query<SourceRow>(
    `update source as s
     set old_key_hash = null, old_key_hint = null, old_key_until = null, updated_at = $2,
       version = version + 1
     where id = $1
     returning ${COLUMNS}`,
    [id, at],
  );
  return theOnly(rows);
}

export async function updatePostingToken(
  db: Queryable,
  id: string,
  token: string,
  at: Date,
): Promise<SourceRow> {
  const { rows } = await db.query<SourceRow>(
    `update source as s
     set posting_token = $2, updated_at = $3, version = version + 1
     where id = $1
     returning ${COLUMNS}`,
    [id, token, at],
  );
  return theOnly(rows);
}

function theOnly(rows: readonly SourceRow[]): SourceRow {
  const [row] = rows;
  if (row === undefined) throw new Error("a locked source is gone");
  return row;
}

export type KeyedSourceRow = SourceRow &
  AgreedColumns & { readonly account_status: AccountStatus; readonly affiliate_since: Date };

/** A source with what is agreed with its affiliate at `at`, an expression of a moment. */
const keyedSql = (at: string): string => `
  select ${COLUMNS}, g.agreed, g.sold_before, a.status as account_status,
    a.created_at as affiliate_since
  from source s
  join account a on a.id = s.account_id
  cross join ${agreedSql("s.account_id", at)} g
`;

/** Returns the source that a key opens at `at`, with its affiliate's terms then. */
export async function findSourceByKey(
  db: Queryable,
  keyHash: Buffer,
  at: Date,
): Promise<KeyedSourceRow | null> {
  const { rows } = await db.query<KeyedSourceRow>(
    `${keyedSql("$2")} where s.key_hash = $1 or (s.old_key_hash = $1 and s.old_key_until > $2)`,
    [keyHash, at],
  );
  return rows[0] ?? null;
}

/** The same by the token in its posting page's address. */
export async function findSourceByPostingToken(
  db: Queryable,
  token: string,
  at: Date,
): Promise<KeyedSourceRow | null> {
  const { rows } = await db.query<KeyedSourceRow>(`${keyedSql("$2")} where s.posting_token = $1`, [
    token,
    at,
  ]);
  return rows[0] ?? null;
}

/** The same by the source's id. */
export async function findKeyedSource(
  db: Queryable,
  id: string,
  at: Date,
): Promise<KeyedSourceRow | null> {
  const { rows } = await db.query<KeyedSourceRow>(`${keyedSql("$2")} where s.id = $1`, [id, at]);
  return rows[0] ?? null;
}

export async function countSources(db: Queryable, accountId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    "select count(*)::int as count from source where account_id = $1",
    [accountId],
  );
  return rows[0]?.count ?? 0;
}
