// Reads the events that the bell, the stream and push show.
import type { Selectable } from "kysely";
import type { EventType } from "../../../../domain/notifications/types.ts";
import { SILENT_TYPES } from "../../../../domain/notifications/types.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { Event } from "../../../platform/db/schema.d.ts";

export type EventRow = Omit<Selectable<Event>, "type" | "details"> & {
  readonly type: EventType;
  readonly details: object;
};

/** Who reads an account's events. */
export interface EventsOf {
  readonly accountId: string;
  /** The person, or the key, which gets no events of single members. */
  readonly readerId: string;
  /** The kinds that the person has switched off. */
  readonly leftOut: readonly string[];
}

/** What is for all members of the account, or for the reader alone. */
const FOR_READER = "(member_id is null or member_id = $2)";

/** Returns events after a given one, oldest first, except for the excluded kinds. */
export async function listEventsAfter(
  db: Queryable,
  { accountId, readerId, leftOut }: EventsOf,
  afterSeq: number,
  limit: number,
): Promise<EventRow[]> {
  const { rows } = await db.query<EventRow>(
    `select *
     from event
     where account_id = $1 and ${FOR_READER} and seq > $3 and type <> all($5::text[])
     order by seq
     limit $4`,
    [accountId, readerId, afterSeq, limit, leftOut],
  );
  return rows;
}

/**
 * Returns all accounts' events after a given one, oldest first: numbers become visible in order, so
 * none is missed.
 */
export async function listNewEvents(
  db: Queryable,
  afterSeq: number,
  limit: number,
): Promise<EventRow[]> {
  const { rows } = await db.query<EventRow>(
    "select * from event where seq > $1 order by seq limit $2",
    [afterSeq, limit],
  );
  return rows;
}

/** Returns the newest event's number; 0 if there is none. */
export async function findLastSeq(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ seq: bigint | null }>("select max(seq) as seq from event");
  return Number(rows[0]?.seq ?? 0n);
}

/**
 * Returns the newest events since a given time that the bell shows, oldest first, except for the
 * excluded kinds.
 */
export async function listNewestEvents(
  db: Queryable,
  { accountId, readerId, leftOut }: EventsOf,
  sinceMs: number,
  limit: number,
): Promise<EventRow[]> {
  const { rows } = await db.query<EventRow>(
    `select *
     from event
     where account_id = $1
       and ${FOR_READER}
       and at >= to_timestamp($3::bigint / 1000.0)
       and type <> all($5::text[])
     order by seq desc
     limit $4`,
    [accountId, readerId, sinceMs, limit, [...SILENT_TYPES, ...leftOut]],
  );
  return rows.reverse();
}

export async function findEvent(
  db: Queryable,
  { accountId, readerId }: Omit<EventsOf, "leftOut">,
  seq: number,
): Promise<EventRow | null> {
  const { rows } = await db.query<EventRow>(
    `select * from event where account_id = $1 and ${FOR_READER} and seq = $3`,
    [accountId, readerId, seq],
  );
  return rows[0] ?? null;
}

/**
 * Returns the account's newest event when this person last signed out; null before the first
 * sign-out, or if there was none.
 */
export async function findReadUntil(db: Queryable, userId: string): Promise<number | null> {
  const { rows } = await db.query<{ read_until: bigint | null }>(
    "select read_until from member where user_id = $1",
    [userId],
  );
  const seq = rows[0]?.read_until ?? null;
  return seq === null ? null : Number(seq);
}
