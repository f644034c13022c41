// Reads and writes the rows of the audit log.
import { ACTIVITY } from "../../../../contract/network/activity.ts";
import type { Scope } from "../../../../domain/access/scope.ts";
import type { ActivityAction } from "../../../../domain/activity/actions.ts";
import { ACTIVITY_GROUPS, actionsOf } from "../../../../domain/activity/groups.ts";
import type { ActivityChange } from "../../../../domain/activity/changes.ts";
import type { Result } from "../../../../domain/result.ts";
import { type CollectionTable, type Page, listRows } from "../../../platform/db/list-rows.ts";
import type { ListQuery, QueryProblem } from "../../../platform/db/plan-query.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";

export interface ActivityRow {
  readonly id: string;
  readonly at: Date;
  readonly actor_kind: ActivityEntry["actor"]["kind"];
  readonly actor_id: string;
  readonly account_id: string;
  readonly action: string;
  readonly subject_kind: string;
  readonly subject_id: string;
  readonly detail: unknown;
  readonly changes: unknown;
}

/** Who did what to which record. Neither `detail` nor `changes` ever holds contact data. */
export interface ActivityEntry {
  readonly atMs: number;
  readonly actor: { readonly kind: "user" | "key" | "source" | "system"; readonly id: string };
  /** The account whose log holds it. */
  readonly accountId: string;
  readonly action: ActivityAction;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly detail: Readonly<Record<string, unknown>>;
  /** What it changed, where it changed a record. */
  readonly changes?: readonly ActivityChange[];
}

/**
 * Writes an entry, which the next round links into the chain. False if there is one with the id:
 * then nothing was written.
 */
export async function insertActivity(
  db: Queryable,
  id: string,
  entry: ActivityEntry,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `with entry as (
       insert into activity (id, at, actor_kind, actor_id, account_id, action, subject_kind,
         subject_id, detail, changes)
       values ($1, to_timestamp($2::bigint / 1000.0), $3, $4, $5, $6, $7, $8, $9, $10)
       on conflict (id) do nothing
       returning id
     )
     insert into activity_unlinked (entry_id)
     select id
     from entry`,
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
      JSON.stringify(entry.changes ?? []),
    ],
  );
  return rowCount === 1;
}

/**
 * Counts acts of the running hour under an id: `count` of its `detail` grows. The round after the
 * hour makes an entry of it.
 */
export async function addActivity(
  db: Queryable,
  id: string,
  entry: ActivityEntry,
  count: number,
): Promise<void> {
  await db.query(
    `insert into activity_count as a (id, at, actor_kind, actor_id, account_id, action,
       subject_kind, subject_id, detail)
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

const COLUMNS =
  "id, at, actor_kind, actor_id, account_id, action, subject_kind, subject_id, detail";

const ACTIVITY_TABLE: CollectionTable = {
  rules: ACTIVITY,
  columns: "a.*",
  from: "activity_entry a",
  parts: {
    name: "a",
    queries: [
      `select ${COLUMNS}, changes from activity`,
      `select ${COLUMNS}, '[]'::jsonb as changes from activity_count`,
    ],
  },
  id: "a.id",
  fields: {
    id: "a.id",
    at: "a.at",
    account_id: "a.account_id",
    actor_kind: "a.actor_kind",
    actor_id: "a.actor_id",
    action: "a.action",
    group: "a.action",
    subject_kind: "a.subject_kind",
    subject_id: "a.subject_id",
  },
  meanings: {
    group: Object.fromEntries(
      ACTIVITY_GROUPS.map((group) => [
        group,
        `a.action in (${actionsOf(group)
          .map((action) => `'${action}'`)
          .join(", ")})`,
      ]),
    ),
  },
  clocks: { at: ["a.id", "a.id"] },
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
  const { rows } = await db.query<ActivityRow>("select * from activity_entry where id = $1", [id]);
  return rows[0] ?? null;
}
