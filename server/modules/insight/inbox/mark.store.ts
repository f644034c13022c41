// Reads and writes who works an item of the inbox, and until when it is put aside. A row without
// either is deleted.
import type { InboxKind } from "../../../../domain/inbox/kind-names.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { Bind, InboxFacts } from "./item-source.ts";
import { ITEM_SOURCES } from "./item-sources.ts";

export interface ItemKey {
  readonly kind: InboxKind;
  readonly id: string;
}

/** Locks the item's mark, where there is one, so that its two halves change one after the other. */
export async function lockMark(db: Queryable, { kind, id }: ItemKey): Promise<void> {
  await db.query("select from inbox_mark where kind = $1 and subject_id = $2 for update", [
    kind,
    id,
  ]);
}

export async function writeAssignee(
  db: Queryable,
  { kind, id }: ItemKey,
  assigneeId: string | null,
): Promise<void> {
  if (assigneeId === null) {
    await deleteEmpty(db, { kind, id }, "assignee_id = null", "snoozed_until is null");
    return;
  }
  await db.query(
    `insert into inbox_mark (kind, subject_id, assignee_id)
     values ($1, $2, $3)
     on conflict (kind, subject_id) do update set assignee_id = excluded.assignee_id`,
    [kind, id, assigneeId],
  );
}

export async function writeSnooze(
  db: Queryable,
  { kind, id }: ItemKey,
  snooze: { readonly until: Date; readonly at: Date; readonly by: string } | null,
): Promise<void> {
  if (snooze === null) {
    await deleteEmpty(
      db,
      { kind, id },
      "snoozed_until = null, snoozed_at = null, snoozed_by = null",
      "assignee_id is null",
    );
    return;
  }
  await db.query(
    `insert into inbox_mark (kind, subject_id, snoozed_until, snoozed_at, snoozed_by)
     values ($1, $2, $3, $4, $5)
     on conflict (kind, subject_id) do update
       set snoozed_until = excluded.snoozed_until, snoozed_at = excluded.snoozed_at,
         snoozed_by = excluded.snoozed_by`,
    [kind, id, snooze.until, snooze.at, snooze.by],
  );
}

/** Deletes a mark that would say nothing afterwards, else changes it. Both texts are our own. */
async function deleteEmpty(
  db: Queryable,
  { kind, id }: ItemKey,
  change: string,
  isRestEmpty: string,
): Promise<void> {
  await db.query(`delete from inbox_mark where kind = $1 and subject_id = $2 and ${isRestEmpty}`, [
    kind,
    id,
  ]);
  await db.query(`update inbox_mark set ${change} where kind = $1 and subject_id = $2`, [kind, id]);
}

/** Deletes the marks of the kind whose item is gone; returns how many. */
export async function deleteGoneMarks(
  db: Queryable,
  kind: InboxKind,
  facts: InboxFacts,
): Promise<number> {
  const values: unknown[] = [kind];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const { rowCount } = await db.query(
    `delete from inbox_mark k
     where k.kind = $1
       and k.subject_id not in (select r.id from (${ITEM_SOURCES[kind](bind, facts)}) r)`,
    values,
  );
  return rowCount ?? 0;
}

/** Releases the items of the kind that are assigned to none of the network's active members. */
export async function releaseFrom(
  db: Queryable,
  kind: InboxKind,
  seats: readonly string[],
): Promise<void> {
  const lost = `
    kind = $1 and assignee_id is not null and not exists (
      select from member m
      where m.user_id = inbox_mark.assignee_id
        and m.role = 'admin' and m.status = 'active' and m.team_role = any($2::text[])
    )`;
  await db.query(`delete from inbox_mark where snoozed_until is null and ${lost}`, [kind, seats]);
  await db.query(`update inbox_mark set assignee_id = null where ${lost}`, [kind, seats]);
}

/** Releases all items of a member who has left; those that they put aside return. */
export async function deleteMarksOf(db: Queryable, userId: string): Promise<void> {
  await db.query(
    `delete from inbox_mark
     where assignee_id = $1 and (snoozed_by is null or snoozed_by = $1)
       or snoozed_by = $1 and assignee_id is null`,
    [userId],
  );
  await db.query("update inbox_mark set assignee_id = null where assignee_id = $1", [userId]);
  await db.query(
    `update inbox_mark
     set snoozed_until = null, snoozed_at = null, snoozed_by = null
     where snoozed_by = $1`,
    [userId],
  );
}

/** The kinds that have a mark. */
export async function listMarkedKinds(db: Queryable): Promise<readonly string[]> {
  const { rows } = await db.query<{ kind: string }>("select distinct kind from inbox_mark");
  return rows.map(({ kind }) => kind);
}

export interface Colleague {
  readonly user_id: string;
  readonly name: string;
  readonly team_role: string;
}

/** An active member of the account; null for others. */
export async function findColleague(
  db: Queryable,
  accountId: string,
  userId: string,
): Promise<Colleague | null> {
  const { rows } = await db.query<Colleague>(
    `select user_id, name, team_role
     from member
     where user_id = $1 and account_id = $2 and status = 'active'`,
    [userId, accountId],
  );
  return rows[0] ?? null;
}
