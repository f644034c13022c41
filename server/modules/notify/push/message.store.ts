// Reads and writes push messages: leased, postponed, and deleted once they are sent.
import type { Role } from "../../../../domain/access/access.ts";
import type { TeamRole } from "../../../../domain/access/rights.ts";
import type { Language } from "../../../../domain/languages.ts";
import type { NotificationType } from "../../../../domain/notifications/types.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { NO_LEASE, isFree, isLeased, takeLease } from "../../../platform/jobs/lease.ts";
import type { EventRow } from "../events/index.ts";

/** The data of an attempt: the whole event, and the browser. */
export interface DueMessage extends Omit<EventRow, "type"> {
  readonly type: NotificationType;
  readonly subscription_id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: Language;
  /** Of the member whose browser it is. */
  readonly role: Role;
  readonly team_role: TeamRole;
  readonly expires_at: Date;
  readonly tries: number;
}

/** Returns every push service with waiting messages, without reading all that wait. */
const ORIGINS = `
  recursive o (origin) as (
    (select origin from push_message order by origin limit 1) union all select (
      select m.origin
      from push_message m
      where m.origin > o.origin
      order by m.origin
      limit 1
    ) from o where o.origin is not null
  )
`;

/**
 * Leases due messages, at most `each` per push service at a time, so that one that hangs does not
 * delay the others. The lease runs by the database's clock and expires with its holder: a message
 * held by a killed process is sent again, with the same id.
 */
export async function leaseDueMessages(
  db: Queryable,
  {
    holderId,
    most,
    each,
    leaseMs,
    now,
  }: {
    readonly holderId: string;
    readonly most: number;
    readonly each: number;
    readonly leaseMs: number;
    readonly now: Date;
  },
): Promise<readonly DueMessage[]> {
  const { rows } = await db.query<DueMessage>({
    name: "push-claim",
    text: `
      with ${ORIGINS},
        due as (
          select d.event_seq, d.subscription_id
          from o
          cross join lateral (
            select count(*) as messages
            from push_message b
            where b.origin = o.origin and ${isLeased("b")}
          ) busy
          cross join lateral (
            select event_seq, subscription_id, row_number() over (order by next_at) as no
            from (
              select q.event_seq, q.subscription_id, q.next_at
              from push_message q
              where q.origin = o.origin and q.next_at <= $5 and ${isFree("q")}
              order by q.next_at
              limit $3
            ) w
          ) d
          where d.no <= $3 - busy.messages
          limit $2
        ),
        taken as (
          update push_message m
          set ${takeLease("$1", "$4")}
          from due
          where m.event_seq = due.event_seq
            and m.subscription_id = due.subscription_id
            and ${isFree("m")}
          returning m.*
        )
      select e.*, t.subscription_id, t.expires_at, t.tries, s.endpoint, s.p256dh, s.auth,
        s.language, m.role, m.team_role
      from taken t
      join event e on e.seq = t.event_seq
      join push_subscription s on s.id = t.subscription_id
      join member m on m.user_id = s.user_id
    `,
    values: [holderId, most, each, leaseMs, now],
  });
  return rows;
}

/** Releases leased messages immediately, so that another process need not wait. */
export async function releaseMessages(db: Queryable, holderId: string): Promise<void> {
  await db.query(`update push_message set ${NO_LEASE} where lease_holder = $1`, [holderId]);
}

type Tried = Pick<DueMessage, "seq" | "subscription_id">;

/** Deletes a finished message. */
export async function endMessage(
  { client }: Transaction,
  { seq, subscription_id: subscriptionId }: Tried,
): Promise<void> {
  await client.query("delete from push_message where event_seq = $1 and subscription_id = $2", [
    seq,
    subscriptionId,
  ]);
}

/**
 * Postpones a message until a given time. Does nothing if another process has taken it over in the
 * meantime.
 */
export async function putOff(
  { client }: Transaction,
  { seq, subscription_id: subscriptionId }: Tried,
  holderId: string,
  until: Date,
): Promise<void> {
  await client.query(
    `update push_message
     set tries = tries + 1, next_at = $4, ${NO_LEASE}
     where event_seq = $1 and subscription_id = $2 and lease_holder = $3`,
    [seq, subscriptionId, holderId, until],
  );
}

/** Deletes messages that are no longer useful, a few thousand per call; returns how many. */
export async function forgetExpired(db: Queryable, at: Date): Promise<number> {
  const { rowCount } = await db.query(
    `delete from push_message
     where (event_seq, subscription_id) in (
       select event_seq, subscription_id
       from push_message
       where expires_at <= $1
       limit 5000
     )`,
    [at],
  );
  return rowCount ?? 0;
}
