// Reads and writes postbacks, with how many of their messages wait, arrived and failed.
import type { Selectable } from "kysely";
import { POSTBACKS } from "../../../../contract/supply/postbacks.ts";
import type { Scope } from "../../../../domain/access/scope.ts";
import type { Result } from "../../../../domain/result.ts";
import type { PostbackEvent, PostbackMethod } from "../../../../domain/tracking/postback.ts";
import { type CollectionTable, type Page, listRows } from "../../../platform/db/list-rows.ts";
import type { ListQuery, QueryProblem } from "../../../platform/db/plan-query.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { Postback } from "../../../platform/db/schema.d.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";

export type PostbackRow = Omit<
  Selectable<Postback>,
  "events" | "method" | "status" | "off_reason"
> & {
  readonly events: PostbackEvent[];
  readonly method: PostbackMethod;
  readonly status: "active" | "paused" | "off";
  readonly off_reason: "gone" | "failing" | null;
  readonly source_name: string | null;
};

const COLUMNS = `
  p.id, p.account_id, p.source_id, p.events, p.method, p.address, p.expects, p.status, p.off_reason,
    p.failing_since, p.created_at, p.updated_at, s.name as source_name
`;
const FROM = "postback p left join source s on s.id = p.source_id";

const POSTBACK_TABLE: CollectionTable = {
  rules: POSTBACKS,
  columns: COLUMNS,
  from: FROM,
  id: "p.id",
  fields: {
    id: "p.id",
    account_id: "p.account_id",
    source_id: "p.source_id",
    status: "p.status",
    created_at: "p.created_at",
  },
  orders: { created_at: { by: "p.created_at", type: "time" } },
  owner: { account: "p.account_id" },
};

export function listPostbacks(
  db: Queryable,
  query: ListQuery,
  scope: Scope,
): Promise<Result<Page<PostbackRow>, QueryProblem[]>> {
  return listRows<PostbackRow>(db, POSTBACK_TABLE, query, scope);
}

export async function findPostback(db: Queryable, id: string): Promise<PostbackRow | null> {
  const { rows } = await db.query<PostbackRow>(`select ${COLUMNS} from ${FROM} where p.id = $1`, [
    id,
  ]);
  return rows[0] ?? null;
}

export async function lockPostback(
  { client }: Transaction,
  id: string,
): Promise<PostbackRow | null> {
  const { rows } = await client.query<PostbackRow>(
    `select ${COLUMNS} from ${FROM} where p.id = $1 for no key update of p`,
    [id],
  );
  return rows[0] ?? null;
}

export interface WrittenPostback {
  readonly sourceId: string | null;
  readonly events: readonly PostbackEvent[];
  readonly method: PostbackMethod;
  readonly address: string;
  readonly expects: string | null;
  readonly status: "active" | "paused";
}

/** Returns false if another call has taken the id in the meantime. */
export async function insertPostback(
  db: Queryable,
  id: string,
  accountId: string,
  { sourceId, events, method, address, expects, status }: WrittenPostback,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into postback (id, account_id, source_id, events, method, address, expects, status,
       created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
     on conflict (id) do nothing`,
    [id, accountId, sourceId, events, method, address, expects, status, at],
  );
  return rowCount === 1;
}

/** A postback that was switched off, and is set again, starts over. */
export async function updatePostback(
  db: Queryable,
  id: string,
  { sourceId, events, method, address, expects, status }: WrittenPostback,
  at: Date,
): Promise<void> {
  await db.query(
    `update postback
     set source_id = $2, events = $3, method = $4, address = $5, expects = $6,
       failing_since = case when status = 'off' then null else failing_since end, off_reason = null,
       status = $7, updated_at = $8
     where id = $1`,
    [id, sourceId, events, method, address, expects, status, at],
  );
}

export async function deletePostback(db: Queryable, id: string): Promise<void> {
  await db.query("delete from postback where id = $1", [id]);
}

export async function countPostbacks(db: Queryable, accountId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    "select count(*)::int as count from postback where account_id = $1",
    [accountId],
  );
  return rows[0]?.count ?? 0;
}
