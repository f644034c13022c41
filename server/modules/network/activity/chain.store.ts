// Reads and writes the chain of the audit log: which entries wait for it, its links, and the counts
// that become entries.
import type { ChainedEntry } from "../../../../domain/activity/chain.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { ActivityRow } from "./activity.store.ts";

/** "acti" as bytes: held by the transaction that links. */
const CHAIN_LOCK = 0x61637469;

/** Whether this transaction may link now; false while another process does. */
export async function takeChain(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ readonly taken: boolean }>(
    "select pg_try_advisory_xact_lock($1) as taken",
    [CHAIN_LOCK],
  );
  return rows[0]?.taken ?? false;
}

export interface Head {
  readonly no: number;
  /** Lower-case hex. */
  readonly hash: string;
}

/** The newest link; null without any. */
export async function findHead(db: Queryable): Promise<Head | null> {
  const { rows } = await db.query<{ readonly no: bigint; readonly hash: string }>(
    "select no, encode(hash, 'hex') as hash from activity_link order by no desc limit 1",
  );
  return rows[0] === undefined ? null : { no: Number(rows[0].no), hash: rows[0].hash };
}

/** The oldest entries that wait for the chain, `most` at most; they no longer wait then. */
export async function takeUnlinked(db: Queryable, most: number): Promise<ChainedEntry[]> {
  const { rows } = await db.query<ActivityRow>(
    `with taken as (
       delete from activity_unlinked
       where entry_id in (select entry_id from activity_unlinked order by entry_id limit $1)
       returning entry_id
     )
     select a.*
     from taken t
     join activity a on a.id = t.entry_id
     order by a.id`,
    [most],
  );
  return rows.map(chainedEntry);
}

export interface Link extends Head {
  readonly entryId: string;
}

export async function insertLinks(db: Queryable, links: readonly Link[]): Promise<void> {
  await db.query(
    `insert into activity_link (no, entry_id, hash)
     select no, entry_id, decode(hash, 'hex')
     from unnest($1::bigint[], $2::uuid[], $3::text[]) as l (no, entry_id, hash)`,
    [links.map(({ no }) => no), links.map(({ entryId }) => entryId), links.map(({ hash }) => hash)],
  );
}

/** Takes out the counts of hours that ended before `lowestId` was made, the oldest first. */
export async function takeCounts(
  db: Queryable,
  lowestId: string,
): Promise<readonly Omit<ActivityRow, "changes">[]> {
  const { rows } = await db.query<Omit<ActivityRow, "changes">>(
    `with over as (
       delete from activity_count
       where id < $1
       returning *
     )
     select *
     from over
     order by id`,
    [lowestId],
  );
  return rows;
}

/** Has the transaction, in which nothing was asked yet, read one state of the database. */
export async function readOneSnapshot(db: Queryable): Promise<void> {
  await db.query("set transaction isolation level repeatable read, read only");
}

export interface LinkedRow {
  readonly no: number;
  readonly entryId: string;
  readonly hash: string;
  /** Null where the entry is gone. */
  readonly entry: ChainedEntry | null;
}

/** The links after number `no` with their entries, `most` at most. */
export async function listLinks(db: Queryable, no: number, most: number): Promise<LinkedRow[]> {
  const { rows } = await db.query<
    ActivityRow & {
      readonly no: bigint;
      readonly entry_id: string;
      readonly link_hash: string;
      readonly id: string | null;
    }
  >(
    `select l.no, l.entry_id, encode(l.hash, 'hex') as link_hash, a.*
     from activity_link l
     left join activity a on a.id = l.entry_id
     where l.no > $1
     order by l.no
     limit $2`,
    [no, most],
  );
  return rows.map((row) => ({
    no: Number(row.no),
    entryId: row.entry_id,
    hash: row.link_hash,
    entry: row.id === null ? null : chainedEntry(row),
  }));
}

/** Entries that neither are in the chain nor wait for it, the oldest first. */
export async function listOutsideChain(db: Queryable, most: number): Promise<readonly string[]> {
  const { rows } = await db.query<{ readonly id: string }>(
    `select a.id
     from activity a
     where not exists (select from activity_link l where l.entry_id = a.id)
       and not exists (select from activity_unlinked u where u.entry_id = a.id)
     order by a.id
     limit $1`,
    [most],
  );
  return rows.map(({ id }) => id);
}

/** How many entries wait for the chain. */
export async function countUnlinked(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ readonly count: number }>(
    "select count(*)::integer as count from activity_unlinked",
  );
  return rows[0]?.count ?? 0;
}

function chainedEntry(row: ActivityRow): ChainedEntry {
  return {
    id: row.id,
    atMs: row.at.getTime(),
    actorKind: row.actor_kind,
    actorId: row.actor_id,
    accountId: row.account_id,
    action: row.action,
    subjectKind: row.subject_kind,
    subjectId: row.subject_id,
    detail: row.detail,
    changes: row.changes,
  };
}
