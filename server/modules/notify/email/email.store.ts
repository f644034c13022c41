// Reads and writes emails: inserted with their notifications, leased, finished, read by the
// operator.
import type { TeamRole } from "../../../../domain/access/access.ts";
import { MAILS, type Email as MailAnswer } from "../../../../contract/notify/emails.ts";
import type { Scope } from "../../../../domain/access/scope.ts";
import { type Language, LANGUAGES } from "../../../../domain/languages.ts";
import {
  DIGEST,
  type EmailItem,
  type EmailKind,
  MOST_ITEMS,
} from "../../../../domain/notifications/email-view.ts";
import type { NotificationPreferences } from "../../../../domain/notifications/preferences.ts";
import type { Result } from "../../../../domain/result.ts";
import { type CollectionTable, type Page, listRows } from "../../../platform/db/list-rows.ts";
import type { ListQuery, QueryProblem } from "../../../platform/db/plan-query.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { NO_LEASE, isFree, takeLease } from "../../../platform/jobs/lease.ts";

/** A person who may be notified. */
export interface ReaderRow {
  readonly user_id: string;
  readonly account_id: string;
  readonly team_role: TeamRole;
  readonly language: Language;
}

const KNOWN = LANGUAGES.map((language) => `'${language}'`).join(", ");
const LANGUAGE = `case when d.document ->> 'language' in (${KNOWN})
  then d.document ->> 'language' else 'en' end as language`;
const DISPLAY = `
  left join user_document d
    on d.user_id = m.user_id
      and d.collection = 'preferences'
      and d.id = 'display'
`;

/** Returns the active people of these accounts whose address has not bounced. */
export async function listReaders(
  db: Queryable,
  accountIds: readonly string[],
): Promise<readonly ReaderRow[]> {
  const { rows } = await db.query<ReaderRow>({
    name: "mail-readers",
    text: `
      select m.user_id, m.account_id, m.team_role, ${LANGUAGE}
      from member m
      join account a on a.id = m.account_id ${DISPLAY}
      where m.account_id = any($1::uuid[])
        and m.status = 'active'
        and a.status <> 'suspended'
        and not exists (select from email_stop s where s.user_id = m.user_id)
    `,
    values: [accountIds],
  });
  return rows;
}

export interface NewEmail {
  readonly id: string;
  readonly userId: string;
  readonly language: Language;
  readonly kind: EmailKind;
  readonly items: readonly EmailItem[];
  readonly count: number;
  readonly atMs: number;
  readonly sendAtMs: number;
}

/**
 * Inserts the emails; a daily email that has not been attempted yet absorbs the items of its time.
 * One call must not contain two emails for the same person and time.
 */
export async function insertEmails(db: Queryable, mails: readonly NewEmail[]): Promise<void> {
  if (mails.length === 0) return;
  await db.query({
    name: "mail-insert",
    text: `
      insert into email (id, user_id, language, kind, items, count, at, send_at, is_open, status,
        tries, next_at)
      select id, user_id, language, kind, items::jsonb, count, at, send_at, kind = '${DIGEST}',
        'waiting', 0, send_at
      from unnest(
        $1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::int[], $7::timestamptz[],
          $8::timestamptz[]
      ) as n (id, user_id, language, kind, items, count, at, send_at)
      on conflict (user_id, send_at)
      where is_open do update set count = email.count + excluded.count,
        items = case
          when jsonb_array_length(email.items) < ${MOST_ITEMS} then jsonb_path_query_array(
            email.items || excluded.items, '$[0 to ${MOST_ITEMS - 1}]'
          )
          else email.items
        end
    `,
    values: [
      mails.map(({ id }) => id),
      mails.map(({ userId }) => userId),
      mails.map(({ language }) => language),
      mails.map(({ kind }) => kind),
      mails.map(({ items }) => JSON.stringify(items)),
      mails.map(({ count }) => count),
      mails.map(({ atMs }) => new Date(atMs).toISOString()),
      mails.map(({ sendAtMs }) => new Date(sendAtMs).toISOString()),
    ],
  });
}

export interface EmailRow {
  readonly id: string;
  readonly user_id: string;
  readonly language: Language;
  readonly kind: EmailKind;
  readonly items: readonly EmailItem[];
  readonly count: number;
  readonly at: Date;
  readonly send_at: Date;
  readonly status: MailAnswer["status"];
  readonly tries: number;
  readonly next_at: Date | null;
  readonly answer: string | null;
  readonly ended_at: Date | null;
  /** The person's current address and settings. */
  readonly time_zone: string;
}

/** A due email, with its person's current data. */
export interface DueEmail extends EmailRow {
  readonly account_id: string;
  /** Null if the person has left, is suspended, or their address has bounced. */
  readonly email: string | null;
  readonly kinds: NotificationPreferences["kinds"] | null;
}

export interface Claim {
  readonly holderId: string;
  readonly most: number;
  readonly leaseMs: number;
  readonly now: Date;
}

/**
 * Leases due emails. The lease runs by the database's clock and expires with its holder: an email
 * held by a killed process is sent again.
 */
export async function leaseDueEmails(
  db: Queryable,
  { holderId, most, leaseMs, now }: Claim,
): Promise<readonly DueEmail[]> {
  const { rows } = await db.query<DueEmail>({
    name: "mail-claim",
    text: `
      with due as (
        select w.id
        from email w
        where w.status = 'waiting' and w.next_at <= $4 and ${isFree("w")}
        order by w.next_at
        limit $2
        for update skip locked
      ),
      taken as (
        update email c
        set ${takeLease("$1", "$3")}, is_open = false
        from due
        where c.id = due.id
        returning c.*
      )
      select t.id, t.user_id, t.language, t.kind, t.items, t.count, t.at, t.send_at, t.status,
        t.tries, t.next_at, t.answer, t.ended_at, m.account_id, p.kinds,
        coalesce(p.time_zone, a.time_zone) as time_zone,
        case
          when m.status = 'active' and a.status <> 'suspended' and s.user_id is null then u.email
        end as email
      from taken t
      join member m on m.user_id = t.user_id
      join account a on a.id = m.account_id
      left join auth."user" u on u.id = t.user_id
      left join notification_preference p on p.user_id = t.user_id
      left join email_stop s on s.user_id = t.user_id
    `,
    values: [holderId, most, leaseMs, now],
  });
  return rows;
}

/** Releases leased emails immediately, so that another process need not wait. */
export async function releaseEmails(db: Queryable, holderId: string): Promise<void> {
  await db.query(`update email set ${NO_LEASE} where lease_holder = $1`, [holderId]);
}

export interface AttemptedEmail {
  readonly id: string;
  readonly holderId: string;
  readonly status: EmailRow["status"];
  /** Null if no mail server was called. */
  readonly answer: string | null;
  /** Null if the email is finished. */
  readonly nextAt: Date | null;
  readonly at: Date;
}

/**
 * Records an attempt's outcome and releases the lease. Does nothing if another process has taken
 * the email over in the meantime.
 */
export async function writeOutcome(
  db: Queryable,
  { id, holderId, status, answer, nextAt, at }: AttemptedEmail,
): Promise<void> {
  await db.query(
    `update email
     set status = $3, answer = $4, tries = tries + ($4::text is not null)::int, next_at = $5,
       ended_at = case when $5::timestamptz is null then $6::timestamptz end, ${NO_LEASE}
     where id = $1 and lease_holder = $2`,
    [id, holderId, status, answer, nextAt, at],
  );
}

/** Deletes emails that finished before a given time, a few thousand per call; returns how many. */
export async function forgetEmails(db: Queryable, before: Date): Promise<number> {
  const { rowCount } = await db.query(
    "delete from email where id in (select id from email where ended_at < $1 limit 5000)",
    [before],
  );
  return rowCount ?? 0;
}

const COLUMNS = `
  c.id, c.user_id, c.language, c.kind, c.items, c.count, c.at, c.send_at, c.status, c.tries,
    c.next_at, c.answer, c.ended_at, coalesce(p.time_zone, a.time_zone) as time_zone
`;
const FROM =
  "email c join member m on m.user_id = c.user_id join account a on a.id = m.account_id left " +
  "join notification_preference p on p.user_id = c.user_id";

const MAIL_TABLE: CollectionTable = {
  rules: MAILS,
  columns: COLUMNS,
  from: FROM,
  id: "c.id",
  fields: {
    id: "c.id",
    user_id: "c.user_id",
    kind: "c.kind",
    status: "c.status",
    send_at: "c.send_at",
  },
  // Ids encode when the email was created.
  orders: { at: { by: "c.id", type: "uuid" }, send_at: { by: "c.send_at", type: "time" } },
  owner: { account: "m.account_id" },
};

export function listEmails(
  db: Queryable,
  query: ListQuery,
  scope: Scope,
): Promise<Result<Page<EmailRow>, QueryProblem[]>> {
  return listRows<EmailRow>(db, MAIL_TABLE, query, scope);
}

export async function findEmail(db: Queryable, id: string): Promise<EmailRow | null> {
  const { rows } = await db.query<EmailRow>(`select ${COLUMNS} from ${FROM} where c.id = $1`, [id]);
  return rows[0] ?? null;
}

export async function countStopped(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    "select count(*)::int as count from email_stop",
  );
  return rows[0]?.count ?? 0;
}

/** Returns what the unsubscribe page needs to know about a person; null if they have left. */
export async function findLanguage(db: Queryable, userId: string): Promise<Language | null> {
  const { rows } = await db.query<{ language: Language }>(
    `select ${LANGUAGE} from member m ${DISPLAY} where m.user_id = $1 and m.status <> 'removed'`,
    [userId],
  );
  return rows[0]?.language ?? null;
}
