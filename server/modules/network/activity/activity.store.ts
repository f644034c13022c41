// Reads and writes the rows of the audit log.
import type { Selectable } from "kysely";
import { ACTIVITY } from "../../../../contract/network/activity.ts";
import type { Scope } from "../../../../domain/access/scope.ts";
import type { ActivityAction } from "../../../../domain/activity/actions.ts";
import type { Result } from "../../../../domain/result.ts";
import { type CollectionTable, type Page, listRows } from "../../../platform/db/list-rows.ts";
import type { ListQuery, QueryProblem } from "../../../platform/db/plan-query.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { Activity } from "../../../platform/db/schema.d.ts";

export type ActivityRow = Selectable<Activity>;

/** Who did what to which record. `detail` never holds contact data. */
export interface ActivityEntry {
  readonly atMs: number;
  readonly actor: { readonly kind: "user" | "key" | "source" | "system"; readonly id: string };
  /** The account whose log holds it. */
  readonly accountId: string;
  readonly action: ActivityAction;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** Writes an entry. False if there is one with the id: then nothing was written. */
export async function insertActivity(
  db: Queryable,
  id: string,
  entry: ActivityEntry,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into activity (id, at, actor_kind, actor_id, account_id, action, subject_kind,
       subject_id, detail)
     values ($1, to_timestamp($2::bigint / 1000.0), $3, $4, $5, $6, $7, $8, $9)
     on conflict (id) do nothing`,
    [
      id,
      entry.atMs,
      entry.actor.kind,
      entry.actor.id,
      entry.accountId,
      entry.action,
      entry.subjectKind,
      entry.subjectId,
      JSON.stringify(entry.detail),
    ],
  );
  return rowCount === 1;
}

/**
 * Writes an entry that counts, or adds to the one that has the id already: its `count` grows, and
 * `last_at` moves on.
 */
export async function addActivity(
  db: Queryable,
  id: string,
  entry: ActivityEntry,
  count: number,
): Promise<void> {
  await db.query(
    `insert into activity as a (id, at, actor_kind, actor_id, account_id, action, subject_kind,
       subject_id, detail)
     values ($1, to_timestamp($2::bigint / 1000.0), $3, $4, $5, $6, $7, $8,
       $9::jsonb || jsonb_build_object('count', $10::integer))
     on conflict (id) do update
       set detail = a.detail || excluded.detail || jsonb_build_object(
         'count', (a.detail ->> 'count')::integer + $10::integer
       )`,
    [
      id,
      entry.atMs,
      entry.actor.kind,
      entry.actor.id,
      entry.accountId,
      entry.action,
      entry.subjectKind,
      entry.subjectId,
      JSON.stringify(entry.detail),
      count,
    ],
  );
}

const ACTIVITY_TABLE: CollectionTable = {
  rules: ACTIVITY,
  columns: "a.*",
  from: "activity a",
  id: "a.id",
  fields: {
    id: "a.id",
    at: "a.at",
    account_id: "a.account_id",
    actor_kind: "a.actor_kind",
    actor_id: "a.actor_id",
    action: "a.action",
    subject_kind: "a.subject_kind",
    subject_id: "a.subject_id",
  },
  // Ids grow with time, so the index on them gives the order.
  orders: { at: { by: "a.id", type: "uuid" } },
  owner: { account: "a.account_id" },
  person: "a.actor_id",
};

export function listActivity(
  db: Queryable,
  query: ListQuery,
  scope: Scope,
): Promise<Result<Page<ActivityRow>, QueryProblem[]>> {
  return listRows<ActivityRow>(db, ACTIVITY_TABLE, query, scope);
}

export async function findActivity(db: Queryable, id: string): Promise<ActivityRow | null> {
  const { rows } = await db.query<ActivityRow>("select * from activity where id = $1", [id]);
  return rows[0] ?? null;
}
