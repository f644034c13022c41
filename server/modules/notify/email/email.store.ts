// Reads and writes emails: inserted with their notifications, leased, finished.
import type { Role } from "../../../../domain/access/access.ts";
import type { TeamRole } from "../../../../domain/access/rights.ts";
import type { AccountMail } from "../../../../domain/notifications/account-mail.ts";
import type { Language } from "../../../../domain/languages.ts";
import {
  DIGEST,
  type EmailItem,
  type EmailKind,
  MOST_ITEMS,
} from "../../../../domain/notifications/email-view.ts";
import type { NotificationPreferences } from "../../../../domain/notifications/preferences.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { NO_LEASE, isFree, takeLease } from "../../../platform/jobs/lease.ts";
import {
  ABOUT_ACCESS,
  DISPLAY,
  LANGUAGE,
  linkJoins,
  linkOf,
  recipientJoins,
} from "./email-parts.store.ts";
import type { EmailRow } from "./email-list.store.ts";

/** A person who may be notified. */
export interface ReaderRow {
  readonly user_id: string;
  readonly account_id: string;
  readonly role: Role;
  readonly team_role: TeamRole;
  readonly language: Language;
}

/** Returns the active people of these accounts whose address has not bounced. */
export async function listReaders(
  db: Queryable,
  accountIds: readonly string[],
): Promise<readonly ReaderRow[]> {
  const { rows } = await db.query<ReaderRow>({
    name: "mail-readers",
    text: `
      select m.user_id, m.account_id, m.role, m.team_role, ${LANGUAGE} as language
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

/** An email about access, as the publisher read it. */
export interface NewAccountMail extends AccountMail {
  readonly id: string;
  readonly atMs: number;
}

/** Inserts emails about access, due at once, each in its person's language. */
export async function insertAccountMails(
  db: Queryable,
  mails: readonly NewAccountMail[],
): Promise<void> {
  if (mails.length === 0) return;
  await db.query(
    `insert into email (id, user_id, language, kind, items, count, at, send_at, is_open, status,
       tries, next_at, link_id, change, address, facts)
     select n.id, n.user_id, coalesce(n.language, ${LANGUAGE}), n.kind, '[]', 1, n.at, n.at,
       false, 'waiting', 0, n.at, n.link_id, n.change, n.address, n.facts
     from unnest(
       $1::uuid[], $2::text[], $3::text[], $4::timestamptz[], $5::uuid[], $6::text[], $7::text[],
         $8::text[], $9::jsonb[]
     ) as n (id, user_id, kind, at, link_id, change, address, language, facts)
     left join member m on m.user_id = n.user_id ${DISPLAY}
     where m.user_id is not null or n.kind = 'sign_up'`,
    [
      mails.map(({ id }) => id),
      mails.map(({ userId }) => userId),
      mails.map(({ kind }) => kind),
      mails.map(({ atMs }) => new Date(atMs).toISOString()),
      mails.map(({ linkId }) => linkId),
      mails.map(({ change }) => change),
      mails.map(({ address }) => address),
      mails.map(({ language }) => language),
      mails.map(({ facts }) => (facts === null ? null : JSON.stringify(facts))),
    ],
  );
}

/** A due email, with its person's current data. */
export interface DueEmail extends Omit<EmailRow, "goes_to"> {
  /** Null if the person has left, is suspended, or their address has bounced. */
  readonly email: string | null;
  /** Where an email about access goes; null for the person's own address. */
  readonly address: string | null;
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
        t.tries, t.next_at, t.answer, t.ended_at, t.change, t.facts, t.address, p.kinds,
        ${linkOf("t")},
        case
          when t.kind in ('sign_up', 'removed_from_account') then t.address
          when m.status = 'active' and a.status <> 'suspended'
            and (s.user_id is null or t.kind in (${ABOUT_ACCESS}))
          then coalesce(t.address, u.email)
        end as email
      from taken t ${linkJoins("t")} ${recipientJoins("t")}
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
       ended_at = case when $5::timestamptz is null then $6::timestamptz end,
       address = case when $5::timestamptz is not null then address end, ${NO_LEASE}
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
