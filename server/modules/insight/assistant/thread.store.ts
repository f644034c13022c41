// Reads and writes conversations with the assistant. Messages are sealed before they get here.
import type { Sealed } from "../../../platform/crypto/contact-vault.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";

export interface ThreadRow {
  readonly id: string;
  readonly startedAt: Date;
  readonly lastAt: Date;
  readonly state: Sealed;
}

export interface MessageRow {
  readonly id: string;
  readonly at: Date;
  readonly replyTo: string | null;
  readonly content: Sealed;
}

interface ThreadColumns {
  readonly id: string;
  readonly started_at: Date;
  readonly last_at: Date;
  readonly key_salt: Buffer;
  readonly sealed: Buffer;
}

const COLUMNS = "id, started_at, last_at, key_salt, sealed";
const threadOf = ({
  id,
  started_at: startedAt,
  last_at: lastAt,
  key_salt: salt,
  sealed,
}: ThreadColumns): ThreadRow => ({ id, startedAt, lastAt, state: { salt, sealed } });

/**
 * Serializes the start of a person's conversations: if two tabs write first at the same moment,
 * both join one.
 */
export async function lockOwner(db: Queryable, userId: string): Promise<void> {
  await db.query("select from member where user_id = $1 for update", [userId]);
}

/** Returns the session's current conversation: the one it started last. */
export async function findCurrentThread(
  db: Queryable,
  userId: string,
  sessionHash: string,
): Promise<ThreadRow | null> {
  const { rows } = await db.query<ThreadColumns>(
    `select ${COLUMNS}
     from assistant_thread
     where session_hash = $1 and user_id = $2
     order by started_at desc, id desc
     limit 1`,
    [sessionHash, userId],
  );
  return rows[0] === undefined ? null : threadOf(rows[0]);
}

export async function findThread(
  db: Queryable,
  userId: string,
  id: string,
): Promise<ThreadRow | null> {
  const { rows } = await db.query<ThreadColumns>(
    `select ${COLUMNS} from assistant_thread where id = $1 and user_id = $2`,
    [id, userId],
  );
  return rows[0] === undefined ? null : threadOf(rows[0]);
}

/** Returns the thread, locked until the transaction ends. */
export async function lockThread(
  db: Queryable,
  userId: string,
  id: string,
): Promise<ThreadRow | null> {
  const { rows } = await db.query<ThreadColumns>(
    `select ${COLUMNS} from assistant_thread where id = $1 and user_id = $2 for update`,
    [id, userId],
  );
  return rows[0] === undefined ? null : threadOf(rows[0]);
}

/** Returns false if the id is taken. */
export async function insertThread(
  db: Queryable,
  userId: string,
  sessionHash: string,
  { id, startedAt, lastAt, state }: ThreadRow,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into assistant_thread (id, user_id, session_hash, started_at, last_at, key_salt, sealed)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (id) do nothing`,
    [id, userId, sessionHash, startedAt, lastAt, state.salt, state.sealed],
  );
  return rowCount === 1;
}

export async function updateThread(
  db: Queryable,
  { id, lastAt, state }: Pick<ThreadRow, "id" | "lastAt" | "state">,
): Promise<void> {
  await db.query(
    "update assistant_thread set last_at = $2, key_salt = $3, sealed = $4 where id = $1",
    [id, lastAt, state.salt, state.sealed],
  );
}

export async function listMessages(db: Queryable, threadId: string): Promise<MessageRow[]> {
  const { rows } = await db.query<{
    id: string;
    at: Date;
    reply_to: string | null;
    key_salt: Buffer;
    sealed: Buffer;
  }>(
    `select id, at, reply_to, key_salt, sealed
     from assistant_message
     where thread_id = $1
     order by place`,
    [threadId],
  );
  return rows.map(({ id, at, reply_to: replyTo, key_salt: salt, sealed }) => ({
    id,
    at,
    replyTo,
    content: { salt, sealed },
  }));
}

/** Appends a message. The caller holds the thread's lock. */
export async function insertMessage(
  db: Queryable,
  threadId: string,
  { id, at, replyTo, content }: MessageRow,
): Promise<void> {
  await db.query(
    `insert into assistant_message (thread_id, id, place, at, reply_to, key_salt, sealed)
     values ($1, $2,
       (select coalesce(max(place), 0) + 1 from assistant_message where thread_id = $1), $3, $4, $5,
       $6)`,
    [threadId, id, at, replyTo, content.salt, content.sealed],
  );
}

export interface ThreadEntry {
  readonly id: string;
  readonly startedAt: Date;
  readonly lastAt: Date;
  readonly messages: number;
  readonly isCurrent: boolean;
  /** The conversation's first message. */
  readonly first: { readonly id: string; readonly content: Sealed };
}

/** Returns a person's conversations that have messages, the latest first. */
export async function listThreads(
  db: Queryable,
  userId: string,
  sessionHash: string,
): Promise<ThreadEntry[]> {
  const { rows } = await db.query<{
    id: string;
    started_at: Date;
    last_at: Date;
    messages: number;
    is_current: boolean;
    first_id: string;
    key_salt: Buffer;
    sealed: Buffer;
  }>(
    `select t.id, t.started_at, t.last_at,
       (select count(*) from assistant_message m where m.thread_id = t.id)::int as messages,
       t.id = (
         select c.id
         from assistant_thread c
         where c.session_hash = $2 and c.user_id = $1
         order by c.started_at desc, c.id desc
         limit 1
       ) is true as is_current, f.id as first_id, f.key_salt, f.sealed
     from assistant_thread t
     join assistant_message f on f.thread_id = t.id and f.place = 1
     where t.user_id = $1
     order by t.last_at desc, t.id desc
     limit 100`,
    [userId, sessionHash],
  );
  return rows.map((row) => ({
    id: row.id,
    startedAt: row.started_at,
    lastAt: row.last_at,
    messages: row.messages,
    isCurrent: row.is_current,
    first: { id: row.first_id, content: { salt: row.key_salt, sealed: row.sealed } },
  }));
}

export async function deleteThread(db: Queryable, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query(
    "delete from assistant_thread where id = $1 and user_id = $2",
    [id, userId],
  );
  return rowCount === 1;
}

/** Deletes the conversations and usage of a person who has left. */
export async function deleteThreadsOf(db: Queryable, userId: string): Promise<void> {
  await db.query("delete from assistant_thread where user_id = $1", [userId]);
  await db.query("delete from assistant_use where user_id = $1", [userId]);
}

/** Deletes conversations without messages since `before`, and usage from before that day. */
export async function deleteOldThreads(db: Queryable, before: Date, most: number): Promise<void> {
  await db.query(
    `delete from assistant_thread
     where id in (select id from assistant_thread where last_at < $1 order by last_at limit $2)`,
    [before, most],
  );
  await db.query("delete from assistant_use where day < $1", [before]);
}
