// The activity log as a list; the open entry stands in the address.
import { type ReactNode, useMemo } from "react";
import { useSearchParams } from "react-router";
import { uuidParameter, searchWith, useAddress } from "../../lib/address.ts";
import type { Schemas } from "../../lib/api/client.ts";
import { type User, useUser } from "../../lib/auth/auth.ts";
import { useDocuments } from "../../lib/documents/use-documents.ts";
import { type Formats, useFormats } from "../../lib/format/format.ts";
import { useTexts } from "../../lib/text/text.ts";
import { ACTIVITY_TEXTS } from "../../texts/activity.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { Empty } from "../../ui/notice.tsx";
import type { Column, Filter } from "../../ui/table/columns.ts";
import { useTable } from "../../ui/table/use-table.ts";
import { ActivityEntry } from "./activity-entry.tsx";
import { type Activity, type ActivityTexts, actionWords, actorWords, subjectWords } from "./activity-words.ts";

const idOf = ({ id }: Activity): string => id;
const MOST_ACCOUNTS = 200;
const OPEN = { entry: uuidParameter() };

export function ActivityTable(): ReactNode {
  const texts = useTexts(ACTIVITY_TEXTS);
  const formats = useFormats();
  const user = useUser();
  const [search] = useSearchParams();
  const [{ entry }, change] = useAddress(OPEN);
  const columns = useMemo(() => columnsOf(texts, formats, user), [texts, formats, user]);
  const accounts = useDocuments("accounts", { order: "name", limit: MOST_ACCOUNTS }).value;
  const filters = useMemo(() => filtersOf(texts, user.role === "admin" ? (accounts ?? []) : []), [texts, user, accounts]);
  const table = useTable<Activity>({ name: "activity", columns, filters, order: "-at" });
  const list = useDocuments("activity", table.query);
  return (
    <>
      <DataTable label={texts.list} table={table} list={list} idOf={idOf} hrefOf={({ id }) => ({ search: searchWith(search, { entry: id }) })} empty={<Empty sentence={texts.empty} />} />
      {entry === null ? null : <ActivityEntry id={entry} onClose={() => change({ entry: null })} />}
    </>
  );
}

function columnsOf(texts: ActivityTexts, formats: Formats, user: User): readonly Column<Activity>[] {
  return [
    { id: "what", header: texts.columns.what, cell: (row) => actionWords(row, texts) },
    { id: "who", header: texts.columns.who, cell: (row) => actorWords(row, texts, user) },
    { id: "object", header: texts.columns.object, cell: (row) => subjectWords(row, texts) },
    ...(user.role === "admin" ? [{ id: "account", header: texts.columns.account, isExtra: true, cell: (row: Activity) => <code className="font-mono text-label">{row.account_id.slice(-8)}</code> }] : []),
    { id: "when", header: texts.columns.when, sortField: "at", numeric: true, cell: ({ at }) => <time dateTime={at} title={`${at} ${texts.utc}`}>{formats.dateTime(at)}</time> },
  ];
}

function filtersOf(texts: ActivityTexts, accounts: readonly Schemas["Account"][]): readonly Filter[] {
  return [
    { id: "action", kind: "choice", label: texts.filters.action, options: Object.entries(texts.actions), many: true },
    { id: "actor", kind: "choice", label: texts.filters.actor, field: "actor_kind", options: Object.entries(texts.actors) },
    { id: "object", kind: "choice", label: texts.filters.object, field: "subject_kind", options: Object.entries(texts.subjects), many: true },
    ...(accounts.length === 0 ? [] : [{ id: "account", kind: "choice", label: texts.columns.account, field: "account_id", options: accounts.map(({ id, name }) => [id, name] as const) } as const]),
  ];
}
