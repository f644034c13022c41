// Leases the weekly emails of saved reports that are due, and records what became of them.
import type { Role } from "../../../../domain/access/access.ts";
import type { TeamRole } from "../../../../domain/access/rights.ts";
import type { Language } from "../../../../domain/languages.ts";
import type { ReportFormat } from "../../../../domain/reports/pivot/saved.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { NO_LEASE, isFree, takeLease } from "../../../platform/jobs/lease.ts";
import type { SavedQuestion } from "./saved-report.store.ts";

/** An email that is due, with its report and its person as they are now. */
export interface DueMailing {
  readonly report_id: string;
  readonly user_id: string;
  readonly weekday: number;
  readonly hour: number;
  readonly format: ReportFormat;
  readonly tries: number;
  readonly name: string;
  readonly question: SavedQuestion;
  readonly account_id: string;
  readonly role: Role;
  readonly team_role: TeamRole;
  readonly time_zone: string;
  readonly language: Language | null;
  /** Null if the person is suspended, or their address has bounced. */
  readonly email: string | null;
}

export interface MailingClaim {
  readonly holderId: string;
  readonly most: number;
  readonly leaseMs: number;
  readonly now: Date;
}

export async function leaseDueMailings(
  db: Queryable,
  { holderId, most, leaseMs, now }: MailingClaim,
): Promise<DueMailing[]> {
  const { rows } = await db.query<DueMailing>(
    `with due as (
       select g.report_id, g.user_id
       from report_mailing g
       where g.next_at <= $4 and ${isFree("g")}
       order by g.next_at
       limit $2
       for update skip locked
     ),
     taken as (
       update report_mailing c
       set ${takeLease("$1", "$3")}
       from due
       where c.report_id = due.report_id and c.user_id = due.user_id
       returning c.*
     )
     select t.report_id, t.user_id, t.weekday, t.hour, t.format, t.tries, r.name, r.question,
       m.account_id, m.role, m.team_role, a.time_zone, d.document ->> 'language' as language,
       case
         when m.status = 'active' and a.status = 'active' and s.user_id is null then u.email
       end as email
     from taken t
     join saved_report r on r.id = t.report_id
     join member m on m.user_id = t.user_id
     join account a on a.id = m.account_id
     join auth."user" u on u.id = t.user_id
     left join email_stop s on s.user_id = t.user_id
     left join user_document d
       on d.user_id = t.user_id
         and d.collection = 'preferences'
         and d.id = 'display'`,
    [holderId, most, leaseMs, now],
  );
  return rows;
}

export async function releaseMailings(db: Queryable, holderId: string): Promise<void> {
  await db.query(`update report_mailing set ${NO_LEASE} where lease_holder = $1`, [holderId]);
}

export interface MailingOutcome {
  readonly reportId: string;
  readonly userId: string;
  readonly holderId: string;
  readonly nextAt: Date;
  /** Null if it was not sent. */
  readonly sentAt: Date | null;
  readonly problem: string | null;
  /** 0 once it was sent, or given up until next week. */
  readonly tries: number;
}

/** Does nothing if another process has taken the email over in the meantime. */
export async function writeMailing(
  db: Queryable,
  { reportId, userId, holderId, nextAt, sentAt, problem, tries }: MailingOutcome,
): Promise<void> {
  await db.query(
    `update report_mailing
     set next_at = $4, sent_at = coalesce($5, sent_at), problem = $6, tries = $7, ${NO_LEASE}
     where report_id = $1 and user_id = $2 and lease_holder = $3`,
    [reportId, userId, holderId, nextAt, sentAt, problem, tries],
  );
}
