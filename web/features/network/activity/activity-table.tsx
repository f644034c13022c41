// Lists the activity; the address names the open entry.
import { CONTACT_REASON_TEXTS } from "../../../../locales/catalogues/contact-reason.ts";
import { ACTIVITY_ACTIONS } from "../../../../domain/activity/actions.ts";
import { isSecurityAction } from "../../../../domain/activity/security-event.ts";
import { type ReactNode, useMemo } from "react";
import { useSearchParams } from "react-router";
import { uuidParameter, searchWith, useAddress } from "../../../lib/address.ts";
import type { Account } from "../../../../contract/network/accounts.ts";
import { type User, useUser } from "../../../lib/auth/auth.ts";
import type { Where } from "../../../lib/documents/collections.ts";
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
const ACCOUNTS = { order: "name", limit: 200 } as const;
const ADDRESS = { entry: uuidParameter(), account: uuidParameter() };
const NO_CONDITIONS: readonly Where[] = [];
const SECURITY = ACTIVITY_ACTIONS.filter(isSecurityAction).join(",");

interface ActivityTableProps {
  /** Lists only the entries that meet these conditions, of one account. Must be a constant. */
  readonly only?: readonly Where[];
}

export function ActivityTable({ only }: ActivityTableProps): ReactNode {
  const texts = useTexts(ACTIVITY_TEXTS);
  const formats = useFormats();
  const user = useUser();
  const [search] = useSearchParams();
  const [{ entry, account: wanted }, change] = useAddress(ADDRESS);
  const { reason: ofReturns } = useTexts(RETURN_TEXTS);
  const { reasons: ofContact } = useTexts(CONTACT_REASON_TEXTS);
  const reasons = { ...ofContact, ...ofReturns };
  const accounts = useAccounts(wanted);
  const isOfNetwork = user.role === "admin" && only === undefined;
  const filters = useMemo(
    () => filtersOf(texts, isOfNetwork ? accounts : []),
    [texts, isOfNetwork, accounts],
  );
  const columns = useMemo(
    () => columnsOf({ texts, reasons, formats, user, accounts, hasAccounts: isOfNetwork }),
    [texts, reasons, formats, user, accounts, isOfNetwork],
  );
  const table = useTable<Activity>({
    name: only === undefined ? "activity" : "account-activity",
    columns,
    filters,
    order: "-at",
    where: only ?? NO_CONDITIONS,
  });
  const list = useDocuments("activity", table.query);
  return (
    <>
      <DataTable
        label={texts.list}
        table={table}
        list={list}
        idOf={idOf}
        hrefOf={({ id }) => ({ search: searchWith(search, { entry: id }) })}
        views={[
          { name: texts.views.all, query: "" },
          { name: texts.views.security, query: `action=${SECURITY}` },
          ...(isOfNetwork ? [{ name: texts.views.bursts, query: "action=burst.seen" }] : []),
        ]}
        empty={<Empty sentence={texts.empty} />}
      />
      {entry === null ? null : <ActivityEntry id={entry} onClose={() => change({ entry: null })} />}
    </>
  );
}

/**
 * The accounts that the table names and filters by: the first of the network by name, and the one
 * that the address filters by, which may be another.
 */
function useAccounts(wanted: string | null): readonly Account[] {
  const first = useDocuments("accounts", ACCOUNTS).value;
  // Without one to look for it is the same list, which is read once.
  const named = useDocuments(
    "accounts",
    wanted === null ? ACCOUNTS : { where: [["id", "eq", wanted]] },
  ).value;
  return useMemo(() => {
    const all = new Map([...(first ?? []), ...(named ?? [])].map((one) => [one.id, one]));
    return [...all.values()];
  }, [first, named]);
}

interface ColumnsVoice {
  readonly texts: ActivityTexts;
  readonly reasons: Readonly<Record<string, string>>;
  readonly formats: Formats;
  readonly user: User;
  readonly accounts: readonly Account[];
  /** Whether the entries are of several accounts. */
  readonly hasAccounts: boolean;
}

function columnsOf({
  texts,
  reasons,
  formats,
  user,
  accounts,
  hasAccounts,
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
          detail={subjectDetail(row, texts, reasons, formats)}
          accounts={names}
          isSelf={row.subject_id === row.actor_id}
        />
      ),
    },
    { id: "who", header: texts.columns.who, cell: (row) => actorWords(row, texts, user) },
    ...(hasAccounts ? [account] : []),
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
  accounts,
  isSelf,
}: {
  readonly row: Activity;
  readonly texts: ActivityTexts;
  readonly detail: string;
  /** The names of accounts by id. */
  readonly accounts: ReadonlyMap<string, string>;
  readonly isSelf: boolean;
}): ReactNode {
  if (isSelf) return "—";
  const kind = subjectWords(row, texts, accounts);
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
