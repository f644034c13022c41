// Saves reports of a person for itself or its account, and plans their weekly emails.
import type pg from "pg";
import type {
  ReportMailing,
  ReportMailingDocument,
  SavedReport,
  SavedReportDocument,
} from "../../../../contract/insight/saved-reports.ts";
import type { Actor } from "../../../../domain/access/access.ts";
import { readPivot } from "../../../../domain/reports/pivot/pivot.ts";
import {
  MOST_SAVED_REPORTS,
  nextWeekly,
  savedDays,
} from "../../../../domain/reports/pivot/saved.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { NOT_FOUND, type Refusal, invalid } from "../../../platform/http/refusal.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { findZone } from "../reports/index.ts";
import * as store from "./saved-report.store.ts";

export interface SavedReportDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
}

const readerOf = ({ accountId, id }: Actor) => ({ accountId, userId: id });

export async function listReports({ pool }: SavedReportDeps, actor: Actor): Promise<SavedReport[]> {
  const rows = await store.listReports(pool, readerOf(actor));
  return rows.map((row) => present(actor, row));
}

/** Saves a report that its person may read now. */
export async function saveReport(
  { pool, now }: SavedReportDeps,
  actor: Actor,
  id: string,
  { name, shared, ...question }: SavedReportDocument,
): Promise<Result<SavedReport, Refusal>> {
  const problem = findProblem(actor, question);
  if (problem !== null) return refuse(invalid([{ ...problem, code: "invalid" }]));
  const reader = readerOf(actor);
  if ((await store.countOthers(pool, reader.userId, id)) >= MOST_SAVED_REPORTS)
    return refuse(
      invalid([
        {
          field: "",
          code: "invalid",
          message: `Save at most ${MOST_SAVED_REPORTS} reports: delete one first.`,
        },
      ]),
    );
  const at = new Date(now());
  const isSaved = await inTransaction(pool, async ({ client }) => {
    const isOwn = await store.upsertReport(client, { id, ...reader, name, shared, question, at });
    if (isOwn && !shared) await store.deleteMailingsOfOthers(client, id, reader.userId);
    return isOwn;
  });
  if (!isSaved) return refuse(NOT_FOUND);
  const row = await store.findReport(pool, reader, id);
  return row === null ? refuse(NOT_FOUND) : ok(present(actor, row));
}

/** Why a question cannot be saved: what its person may not read, or days that are none. */
function findProblem(
  actor: Actor,
  question: store.SavedQuestion,
): { readonly field: string; readonly message: string } | null {
  const { rows, column = null, measures, filter = [], period } = question;
  if (period !== "custom" && question.days !== undefined)
    return { field: "/days", message: "Leave the days out, or choose the period custom." };
  // Any last day: whether the reader may ask it does not depend on it.
  const days = savedDays(question, "2026-01-01");
  if (days === null) return { field: "/days", message: "Send the first and the last day." };
  const asked = readPivot(actor, { rows, column, measures, filters: filter }, days);
  if (asked.ok) return null;
  const { field, message } = asked.error;
  return { field: field in days ? `/days/${field}` : `/${field}`, message };
}

export async function deleteReport(
  { pool }: SavedReportDeps,
  actor: Actor,
  id: string,
): Promise<Result<undefined, Refusal>> {
  return (await store.deleteReport(pool, readerOf(actor), id)) ? ok(undefined) : refuse(NOT_FOUND);
}

/** Plans the reader's own weekly email of a report that the reader sees. */
export async function setMailing(
  { pool, now }: SavedReportDeps,
  actor: Actor,
  reportId: string,
  document: ReportMailingDocument,
): Promise<Result<ReportMailing, Refusal>> {
  const reader = readerOf(actor);
  const report = await store.findReport(pool, reader, reportId);
  const zone = await findZone(pool, actor.accountId);
  if (report === null || zone === null) return refuse(NOT_FOUND);
  const nextAt = new Date(nextWeekly(document, zone, now()));
  await store.upsertMailing(pool, { reportId, userId: reader.userId, ...document, nextAt });
  const row = await store.findReport(pool, reader, reportId);
  const mailing = row === null ? null : presentMailing(row);
  return mailing === null ? refuse(NOT_FOUND) : ok(mailing);
}

export async function deleteMailing(
  { pool }: SavedReportDeps,
  actor: Actor,
  reportId: string,
): Promise<Result<undefined, Refusal>> {
  return (await store.deleteMailing(pool, reportId, actor.id)) ? ok(undefined) : refuse(NOT_FOUND);
}

function present(actor: Actor, row: store.SavedReportRow): SavedReport {
  return {
    id: row.id,
    name: row.name,
    shared: row.shared,
    ...row.question,
    is_own: row.user_id === actor.id,
    saved_by: row.saved_by,
    mailing: presentMailing(row),
  };
}

function presentMailing(row: store.SavedReportRow): ReportMailing | null {
  const { weekday, hour, format, next_at: nextAt, sent_at: sentAt, problem } = row;
  return weekday === null || hour === null || format === null || nextAt === null
    ? null
    : {
        weekday,
        hour,
        format,
        next_at: nextAt.toISOString(),
        sent_at: sentAt?.toISOString() ?? null,
        problem,
      };
}
