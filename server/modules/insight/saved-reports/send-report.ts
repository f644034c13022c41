// Sends the weekly email of a saved report: the table as its person may see it now, of the chosen
// days, or of those up to yesterday.
import type pg from "pg";
import type { PivotReport } from "../../../../contract/insight/pivot.ts";
import type { Actor } from "../../../../domain/access/access.ts";
import { retryDelay } from "../../../../domain/attempts/attempt.ts";
import { LANGUAGES, type Language } from "../../../../domain/languages.ts";
import { addDays } from "../../../../domain/reports/pivot/days.ts";
import { pivotFileRows } from "../../../../domain/reports/pivot/file-rows.ts";
import {
  MOST_EMAIL_LINES,
  type ReportEmailView,
} from "../../../../domain/reports/pivot/report-email.ts";
import { nextWeekly, savedDays } from "../../../../domain/reports/pivot/saved.ts";
import type { Mailer } from "../../../platform/email/smtp-mailer.ts";
import type { EmailRenderer } from "../../network/pages/index.ts";
import { dayAt, fileWords, pivotCsv, pivotReport, writtenCell } from "../pivot/index.ts";
import { type DueMailing, writeMailing } from "./mailing.store.ts";
import { reportPath } from "./report-path.ts";

export interface SendReportDeps {
  readonly pool: pg.Pool;
  readonly drawer: Pick<EmailRenderer, "drawReport">;
  /** Null if no mail server is configured. */
  readonly mailer: Pick<Mailer, "send"> | null;
  readonly networkName: () => string;
  readonly publicUrl: string;
  readonly holderId: string;
  readonly now: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
}

/** What became of an email; `isLater`: the same one is tried again before next week. */
interface Sent {
  readonly problem: string | null;
  readonly isLater: boolean;
}

/** Sends the email that is due and plans the next one, or the next attempt. */
export async function sendReport(deps: SendReportDeps, due: DueMailing): Promise<void> {
  const { pool, holderId, now, random } = deps;
  const sent = await trySend(deps, due);
  const atMs = now();
  const tries = due.tries + 1;
  const pauseMs = sent.isLater ? retryDelay(tries, random(), null) : null;
  await writeMailing(pool, {
    reportId: due.report_id,
    userId: due.user_id,
    holderId,
    nextAt: new Date(pauseMs === null ? nextWeekly(due, due.time_zone, atMs) : atMs + pauseMs),
    sentAt: sent.problem === null ? new Date(atMs) : null,
    problem: sent.problem,
    tries: pauseMs === null ? 0 : tries,
  });
}

async function trySend(deps: SendReportDeps, due: DueMailing): Promise<Sent> {
  const { pool, mailer, drawer, now, publicUrl } = deps;
  if (due.email === null) return { problem: "no_address", isLater: false };
  if (mailer === null) return { problem: "no_mail_server", isLater: false };
  const yesterday = addDays(dayAt(due.time_zone, now()), -1);
  const report = await readReport(pool, due, yesterday);
  if (report === null) return { problem: "not_allowed", isLater: false };
  const view = viewOf(deps, due, report);
  const { subject, html, text } = drawer.drawReport(view);
  const { kind, answer } = await mailer.send({
    to: due.email,
    subject,
    html,
    text,
    // The same over all attempts of a week.
    messageId: `report.${due.report_id}.${due.user_id}.${yesterday}@${new URL(publicUrl).hostname}`,
    headers: { "Auto-Submitted": "auto-generated" },
    ...(due.format === "csv"
      ? {
          attachment: {
            name: `report-${report.period.first}-${report.period.last}.csv`,
            mediaType: "text/csv; charset=utf-8",
            content: `\uFEFF${pivotCsv(report, fileWords(view.language, due.question.compare))}`,
          },
        }
      : {}),
  });
  return kind === "sent"
    ? { problem: null, isLater: false }
    : { problem: answer, isLater: kind === "failed" };
}

/** The table as its person may see it now; null if they no longer may. */
async function readReport(
  pool: pg.Pool,
  { account_id: accountId, user_id: id, role, team_role: teamRole, question }: DueMailing,
  last: string,
): Promise<PivotReport | null> {
  const actor: Actor = { kind: "user", id, accountId, role, teamRole };
  const { rows, column, measures, filter } = question;
  const days = savedDays(question, last);
  if (days === null) return null;
  const report = await pivotReport(pool, actor, {
    rows,
    ...(column === undefined ? {} : { column }),
    measures,
    ...(filter === undefined ? {} : { filter }),
    ...days,
  });
  return report.ok ? report.value : null;
}

function viewOf(
  { networkName, publicUrl }: SendReportDeps,
  { name, format, question, language }: DueMailing,
  report: PivotReport,
): ReportEmailView {
  const known: Language = LANGUAGES.find((one) => one === language) ?? "en";
  const { head, rows } = pivotFileRows(report, fileWords(known, question.compare));
  const hasLines = report.lines.length > 0;
  const totals = rows.at(-1) ?? [];
  const lines = rows.slice(0, -1);
  return {
    language: known,
    networkName: networkName(),
    publicUrl,
    name,
    first: report.period.first,
    last: report.period.last,
    format,
    path: reportPath(question),
    head,
    names: report.rows.length,
    rows: hasLines
      ? [...lines.slice(0, MOST_EMAIL_LINES - 1), totals].map((row) => row.map(writtenCell))
      : [],
    more: Math.max(0, lines.length - (MOST_EMAIL_LINES - 1)) + report.lines_left_out,
  };
}
