// Lists the activity; the address names the open entry.
import { CONTACT_REASON_TEXTS } from "../../../../locales/catalogues/contact-reason.ts";
import { type ReactNode, useMemo } from "react";
import { useSearchParams } from "react-router";
import { uuidParameter, searchWith, useAddress } from "../../../lib/address.ts";
import type { Account } from "../../../../contract/network/accounts.ts";
import { type User, useUser } from "../../../lib/auth/auth.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { type Formats, useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { ACTIVITY_TEXTS } from "../../../../locales/catalogues/activity.ts";
import { RETURN_TEXTS } from "../../../../locales/catalogues/returns.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { Name } from "../../../ui/name.tsx";
import { Empty } from "../../../ui/notice.tsx";
import type { Column, Filter } from "../../../ui/table/columns.ts";
import { useTable } from "../../../ui/table/use-table.ts";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { ActivityEntry } from "./activity-entry.tsx";
import type { ActivityTexts } from "../../../../locales/en/activity.ts";
import {
  type Activity,
  actionWords,
  actorWords,
  subjectDetail,
  subjectWords,
} from "./activity-words.ts";

const idOf = ({ id }: Activity): string => id;
const MOST_ACCOUNTS = 200;
const OPEN = { entry: uuidParameter() };

export function ActivityTable(): ReactNode {
  const texts = useTexts(ACTIVITY_TEXTS);
  const formats = useFormats();
  const user = useUser();
  const [search] = useSearchParams();
  const [{ entry }, change] = useAddress(OPEN);
  const { reason: ofReturns } = useTexts(RETURN_TEXTS);
  const { reasons: ofContact } = useTexts(CONTACT_REASON_TEXTS);
  const reasons = { ...ofContact, ...ofReturns };
  const accounts = useDocuments("accounts", { order: "name", limit: MOST_ACCOUNTS }).value;
  const filters = useMemo(
    () => filtersOf(texts, user.role === "admin" ? (accounts ?? []) : []),
    [texts, user, accounts],
  );
  const columns = useMemo(
    () => columnsOf({ texts, reasons, formats, user, accounts: accounts ?? [] }),
    [texts, reasons, formats, user, accounts],
  );
  const table = useTable<Activity>({ name: "activity", columns, filters, order: "-at" });
  const list = useDocuments("activity", table.query);
  return (
    <>
      <DataTable
        label={texts.list}
        table={table}
        list={list}
        idOf={idOf}
        hrefOf={({ id }) => ({ search: searchWith(search, { entry: id }) })}
        empty={<Empty sentence={texts.empty} />}
      />
      {entry === null ? null : <ActivityEntry id={entry} onClose={() => change({ entry: null })} />}
    </>
  );
}

interface ColumnsVoice {
  readonly texts: ActivityTexts;
  readonly reasons: Readonly<Record<string, string>>;
  readonly formats: Formats;
  readonly user: User;
  readonly accounts: readonly Account[];
}

function columnsOf({
  texts,
  reasons,
  formats,
  user,
  accounts,
}: ColumnsVoice): readonly Column<Activity>[] {
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  const account: Column<Activity> = {
    id: "account",
    header: texts.columns.account,
    cell: ({ account_id: id }) => (
      <Name className="inline-block min-w-36">{names.get(id) ?? "…"}</Name>
    ),
  };
  return [
    { id: "what", header: texts.columns.what, cell: (row) => actionWords(row, texts) },
    {
      id: "object",
      header: texts.columns.object,
      cell: (row) => (
        <Subject
          row={row}
          texts={texts}
          detail={subjectDetail(row, reasons, formats)}
          isSelf={row.subject_id === row.actor_id}
        />
      ),
    },
    { id: "who", header: texts.columns.who, cell: (row) => actorWords(row, texts, user) },
    ...(user.role === "admin" ? [account] : []),
    {
      id: "when",
      header: texts.columns.when,
      sortField: "at",
      numeric: true,
      cell: ({ at }) => (
        <time dateTime={at} title={`${at} ${texts.utc}`} className="whitespace-nowrap">
          {formats.dateTime(at)}
        </time>
      ),
    },
  ];
}

/** Shows a dash where the actor is the subject, as when signing in. */
function Subject({
  row,
  texts,
  detail,
  isSelf,
}: {
  readonly row: Activity;
  readonly texts: ActivityTexts;
  readonly detail: string;
  readonly isSelf: boolean;
}): ReactNode {
  if (isSelf) return "—";
  const kind = subjectWords(row, texts);
  return detail === "" ? (
    kind
  ) : (
    <TwoLines
      main={typeof row.detail["name"] === "string" ? <Name>{detail}</Name> : detail}
      sub={kind}
    />
  );
}

function filtersOf(texts: ActivityTexts, accounts: readonly Account[]): readonly Filter[] {
  return [
    {
      id: "action",
      kind: "choice",
      label: texts.filters.action,
      options: Object.entries(texts.actions),
      many: true,
    },
    {
      id: "actor",
      kind: "choice",
      label: texts.filters.actor,
      field: "actor_kind",
      options: Object.entries(texts.actors),
    },
    {
      id: "object",
      kind: "choice",
      label: texts.filters.object,
      field: "subject_kind",
      options: Object.entries(texts.subjects),
      many: true,
    },
    ...(accounts.length === 0
      ? []
      : [
          {
            id: "account",
            kind: "choice",
            label: texts.columns.account,
            field: "account_id",
            options: accounts.map(({ id, name }) => [id, name] as const),
          } as const,
        ]),
  ];
}
