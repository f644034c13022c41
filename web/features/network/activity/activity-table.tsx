// Lists the activity; the address names the open entry, and the person or record that the list is
// narrowed to.
import { ACTIVITY_ACTIONS } from "../../../../domain/activity/actions.ts";
import { isSecurityAction } from "../../../../domain/activity/security-event.ts";
import { type ReactNode, Suspense, lazy, useMemo } from "react";
import { useSearchParams } from "react-router";
import { X } from "lucide-react";
import { uuidParameter, searchWith, textParameter, useAddress } from "../../../lib/address.ts";
import type { Account } from "../../../../contract/network/accounts.ts";
import { useUser } from "../../../lib/auth/auth.ts";
import type { Where } from "../../../lib/documents/collections.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { ACTIVITY_TEXTS } from "../../../../locales/catalogues/activity.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { Name } from "../../../ui/name.tsx";
import { Empty } from "../../../ui/notice.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import { chipLook } from "../../../ui/table/filter-chip.tsx";
import { useTable } from "../../../ui/table/use-table.ts";
import { ActCell, ActorCell, RecordCell } from "./activity-cells.tsx";
import { useActivityFilters } from "./activity-filters.ts";
import { ChainHead, ExportLinks } from "./activity-tools.tsx";
import { type Activity, actorWords, subjectWords } from "./activity-words.ts";

const ActivityEntry = lazy(() => import("./activity-entry.tsx"));

const idOf = ({ id }: Activity): string => id;
const ACCOUNTS = { order: "name", limit: 200 } as const;
const ADDRESS = {
  entry: uuidParameter(),
  account: uuidParameter(),
  by: textParameter(),
  on: textParameter(),
};
const NO_CONDITIONS: readonly Where[] = [];
const NO_ACCOUNTS: readonly Account[] = [];
const SECURITY = ACTIVITY_ACTIONS.filter(isSecurityAction).join(",");

interface ActivityTableProps {
  /** Lists only the entries that meet these conditions, of one account. Must be a constant. */
  readonly only?: readonly Where[];
}

export function ActivityTable({ only }: ActivityTableProps): ReactNode {
  const texts = useTexts(ACTIVITY_TEXTS);
  const [search] = useSearchParams();
  const [{ entry, account: wanted, by, on }, change] = useAddress(ADDRESS);
  const user = useUser();
  const accounts = useAccounts(wanted);
  const isOfNetwork = user.role === "admin" && only === undefined;
  const columns = useColumns(isOfNetwork);
  const where = useMemo(
    (): readonly Where[] => [
      ...(only ?? NO_CONDITIONS),
      ...(by === "" ? [] : [["actor_id", "eq", by] as const]),
      ...(on === "" ? [] : [["subject_id", "eq", on] as const]),
    ],
    [only, by, on],
  );
  const table = useTable<Activity>({
    name: only === undefined ? "activity" : "account-activity",
    columns,
    filters: useActivityFilters(isOfNetwork ? accounts : NO_ACCOUNTS),
    order: "-at",
    where,
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
        chips={
          <NarrowChips by={by} on={on} rows={list.value} drop={(name) => change({ [name]: "" })} />
        }
        tools={<ExportLinks where={table.query.where} />}
        footer={isOfNetwork ? <ChainHead /> : undefined}
        empty={<Empty sentence={texts.empty} />}
      />
      {entry === null ? null : (
        <Suspense>
          <ActivityEntry
            id={entry}
            onClose={() => change({ entry: null })}
            hrefOf={(narrow) => ({ search: searchWith(search, { entry: null, ...narrow }) })}
          />
        </Suspense>
      )}
    </>
  );
}

/** The person and the record that the list is narrowed to, by name once an entry has it. */
function NarrowChips({
  by,
  on,
  rows = [],
  drop,
}: {
  readonly by: string;
  readonly on: string;
  readonly rows: readonly Activity[] | undefined;
  readonly drop: (name: "by" | "on") => void;
}): ReactNode {
  const texts = useTexts(ACTIVITY_TEXTS);
  const user = useUser();
  const [first] = rows;
  const person = first === undefined ? "…" : actorWords(first, texts, user);
  const record = first === undefined ? "…" : (first.subject_name ?? subjectWords(first, texts));
  const chips = [
    ...(by === "" ? [] : [["by", texts.filters.person(person)] as const]),
    ...(on === "" ? [] : [["on", texts.filters.record(record)] as const]),
  ];
  return chips.map(([name, label]) => (
    <button
      key={name}
      type="button"
      title={texts.filters.drop(label)}
      onClick={() => drop(name)}
      className={chipLook(true)}
    >
      <span className="max-w-56 truncate" translate="no">
        {label}
      </span>
      <X size={14} strokeWidth={1.5} aria-hidden="true" />
    </button>
  ));
}

/**
 * The accounts that the table filters by: the first of the network by name, and the one that the
 * address filters by, which may be another.
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

/** `hasAccounts`: whether the entries are of several accounts. */
function useColumns(hasAccounts: boolean): readonly Column<Activity>[] {
  const texts = useTexts(ACTIVITY_TEXTS);
  const formats = useFormats();
  return useMemo(() => {
    const account: Column<Activity> = {
      id: "account",
      header: texts.columns.account,
      cell: ({ account_name: name }) => (
        <Name className="inline-block min-w-36">{name ?? "—"}</Name>
      ),
    };
    return [
      { id: "what", header: texts.columns.what, cell: (row) => <ActCell row={row} /> },
      { id: "object", header: texts.columns.object, cell: (row) => <RecordCell row={row} /> },
      { id: "who", header: texts.columns.who, cell: (row) => <ActorCell row={row} /> },
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
  }, [texts, formats, hasAccounts]);
}
