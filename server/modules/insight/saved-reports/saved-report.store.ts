// Reads and writes saved reports and the weekly emails of each.
import type { SavedReportDocument } from "../../../../contract/insight/saved-reports.ts";
import type { ReportFormat } from "../../../../domain/reports/pivot/saved.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";

/** What is kept of a document beside its name and whether it is shared. */
export type SavedQuestion = Omit<SavedReportDocument, "name" | "shared">;

export interface SavedReportRow {
  readonly id: string;
  readonly account_id: string;
  readonly user_id: string;
  readonly name: string;
  readonly shared: boolean;
  readonly question: SavedQuestion;
  readonly saved_by: string;
  readonly weekday: number | null;
  readonly hour: number | null;
  readonly format: ReportFormat | null;
  readonly next_at: Date | null;
  readonly sent_at: Date | null;
  readonly problem: string | null;
}

/** The reader's own reports and those of colleagues that are shared; `$2` is the reader. */
const READABLE = "r.account_id = $1 and (r.user_id = $2 or r.shared)";

const COLUMNS = `
  r.id, r.account_id, r.user_id, r.name, r.shared, r.question,
  coalesce(m.name, '') as saved_by, g.weekday, g.hour, g.format, g.next_at, g.sent_at, g.problem
`;

const JOINS = `
  left join member m on m.user_id = r.user_id
  left join report_mailing g on g.report_id = r.id and g.user_id = $2
`;

interface Reader {
  readonly accountId: string;
  readonly userId: string;
}

export async function listReports(
  db: Queryable,
  { accountId, userId }: Reader,
): Promise<SavedReportRow[]> {
  const { rows } = await db.query<SavedReportRow>(
    `select ${COLUMNS}
     from saved_report r ${JOINS}
     where ${READABLE}
     order by lower(r.name), r.id
     limit 500`,
    [accountId, userId],
  );
  return rows;
}

export async function findReport(
  db: Queryable,
  { accountId, userId }: Reader,
  id: string,
): Promise<SavedReportRow | null> {
  const { rows } = await db.query<SavedReportRow>(
    `select ${COLUMNS}
     from saved_report r ${JOINS}
     where ${READABLE} and r.id = $3`,
    [accountId, userId, id],
  );
  return rows[0] ?? null;
}

/** How many reports the person saved, apart from this one. */
export async function countOthers(db: Queryable, userId: string, id: string): Promise<number> {
  const { rows } = await db.query<{ count: string }>(
    "select count(*) as count from saved_report where user_id = $1 and id <> $2",
    [userId, id],
  );
  return Number(rows[0]?.count ?? 0);
}

export interface NewReport extends Reader {
  readonly id: string;
  readonly name: string;
  readonly shared: boolean;
  readonly question: SavedQuestion;
  readonly at: Date;
}

/** Saves it, or changes it; false if another person saved the one with this id. */
export async function upsertReport(
  db: Queryable,
  { id, accountId, userId, name, shared, question, at }: NewReport,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into saved_report (id, account_id, user_id, name, shared, question, saved_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (id) do update
     set name = excluded.name, shared = excluded.shared, question = excluded.question,
       saved_at = excluded.saved_at
     where saved_report.user_id = excluded.user_id
       and saved_report.account_id = excluded.account_id`,
    [id, accountId, userId, name, shared, JSON.stringify(question), at],
  );
  return rowCount === 1;
}

/** Ends the emails of everyone else, when a report is no longer shared. */
export async function deleteMailingsOfOthers(
  db: Queryable,
  id: string,
  userId: string,
): Promise<void> {
  await db.query("delete from report_mailing where report_id = $1 and user_id <> $2", [id, userId]);
}

export async function deleteReport(
  db: Queryable,
  { accountId, userId }: Reader,
  id: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    "delete from saved_report where id = $1 and account_id = $2 and user_id = $3",
    [id, accountId, userId],
  );
  return rowCount === 1;
}

/** Deletes what a person saved, and the emails that the person gets. */
export async function deleteReportsOf(db: Queryable, userId: string): Promise<void> {
  await db.query("delete from report_mailing where user_id = $1", [userId]);
  await db.query("delete from saved_report where user_id = $1", [userId]);
}

export interface NewMailing {
  readonly reportId: string;
  readonly userId: string;
  readonly weekday: number;
  readonly hour: number;
  readonly format: ReportFormat;
  readonly nextAt: Date;
}

export async function upsertMailing(
  db: Queryable,
  { reportId, userId, weekday, hour, format, nextAt }: NewMailing,
): Promise<void> {
  await db.query(
    `insert into report_mailing (report_id, user_id, weekday, hour, format, next_at, tries)
     values ($1, $2, $3, $4, $5, $6, 0)
     on conflict (report_id, user_id) do update
     set weekday = excluded.weekday, hour = excluded.hour, format = excluded.format,
       next_at = excluded.next_at, tries = 0, problem = null`,
    [reportId, userId, weekday, hour, format, nextAt],
  );
}

export async function deleteMailing(
  db: Queryable,
  reportId: string,
  userId: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    "delete from report_mailing where report_id = $1 and user_id = $2",
    [reportId, userId],
  );
  return rowCount === 1;
}
