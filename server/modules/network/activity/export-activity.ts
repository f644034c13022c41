// Exports the audit log as a file, page after page: a line for each changed field as CSV, or an
// entry in each line as JSON.
import type pg from "pg";
import type { Activity } from "../../../../contract/network/activity.ts";
import type { Actor } from "../../../../domain/access/access.ts";
import type { Scope } from "../../../../domain/access/scope.ts";
import { csvLine } from "../../../../domain/csv/csv-cell.ts";
import type { ListQuery } from "../../../platform/db/plan-query.ts";
import { listActivity } from "./activity.store.ts";
import { presentEntries } from "./present-activity.ts";

const PAGE = 200;

/** The names of the API's members, so that both files say the same. */
const HEAD = [
  "id",
  "at",
  "account_id",
  "account_name",
  "actor_kind",
  "actor_id",
  "actor_name",
  "actor_is",
  "action",
  "subject_kind",
  "subject_id",
  "subject_name",
  "detail",
  "field",
  "before",
  "after",
];

export const EXPORT_FORMATS = {
  csv: "text/csv; charset=utf-8",
  jsonl: "application/octet-stream",
} as const;
export type ExportFormat = keyof typeof EXPORT_FORMATS;

/**
 * The file's text in pieces, newest first. The query must be one that the list takes; entries that
 * are written meanwhile are not in it.
 */
export async function* exportActivity(
  pool: pg.Pool,
  actor: Actor,
  query: Pick<ListQuery, "where">,
  { scope, format }: { readonly scope: Scope; readonly format: ExportFormat },
): AsyncGenerator<string> {
  // The byte order mark, by which spreadsheets recognize UTF-8.
  if (format === "csv") yield `\uFEFF${csvLine(HEAD)}`;
  let cursor: string | null = null;
  do {
    const asked: ListQuery = { ...query, limit: PAGE, ...(cursor === null ? {} : { cursor }) };
    const listed = await listActivity(pool, asked, scope);
    if (!listed.ok) throw new Error("a list that could be read before cannot be read");
    const entries = await presentEntries(pool, actor, listed.value.rows);
    yield entries.map(format === "csv" ? csvLines : jsonLine).join("");
    cursor = listed.value.nextCursor;
  } while (cursor !== null);
}

const jsonLine = (entry: Activity): string => `${JSON.stringify(entry)}\n`;

function csvLines(entry: Activity): string {
  const about = [
    entry.id,
    entry.at,
    entry.account_id,
    entry.account_name ?? "",
    entry.actor_kind,
    entry.actor_id,
    entry.actor_name ?? "",
    entry.actor_is,
    entry.action,
    entry.subject_kind,
    entry.subject_id,
    entry.subject_name ?? "",
    JSON.stringify(entry.detail),
  ];
  if (entry.changes.length === 0) return csvLine([...about, "", "", ""]);
  return entry.changes
    .map((change) => csvLine([...about, change.field, cellOf(change.before), cellOf(change.after)]))
    .join("");
}

/** A text as it is, other values as JSON; empty for nothing, and for what is kept nowhere. */
function cellOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}
