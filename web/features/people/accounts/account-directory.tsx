// Lists the accounts, filtered and sorted by the address; each leads to its page.
import { type ReactNode, useMemo } from "react";
import type { Account } from "../../../../contract/network/accounts.ts";
import { useAnswer, useDocuments } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { APPLICATION_STATES } from "../../../../domain/applications/application.ts";
import { APPLICATION_TEXTS } from "../../../../locales/catalogues/applications.ts";
import { ACCOUNT_TEXTS } from "../../../../locales/catalogues/accounts.ts";
import { USER_TEXTS } from "../../../../locales/catalogues/users.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { Code, Name } from "../../../ui/name.tsx";
import { Empty } from "../../../ui/notice.tsx";
import type { Column, Filter } from "../../../ui/table/columns.ts";
import { useFindFilter } from "../../../ui/table/use-find-filter.ts";
import { useTable } from "../../../ui/table/use-table.ts";
import { AccountStatus } from "./account-status.tsx";
import { earningWords } from "./earning-words.ts";

const KINDS = ["advertiser", "affiliate", "network"] as const;
const STATUSES = ["pending", "active", "refused", "suspended"] as const;
const idOf = ({ id }: Account): string => id;

export function AccountDirectory(): ReactNode {
  const texts = useTexts(USER_TEXTS).directory;
  const table = useTable(useSetup());
  const list = useDocuments("accounts", table.query);
  return (
    <>
      <DataTable
        label={texts.label}
        table={table}
        list={list}
        idOf={idOf}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => `/users/${id}`}
        empty={<Empty sentence={texts.none} />}
        views={[
          { name: texts.views.all, query: "" },
          { name: texts.views.toDecide, query: "application=sent" },
          { name: texts.views.pending, query: "status=pending" },
          { name: texts.views.advertisers, query: "kind=advertiser" },
          { name: texts.views.affiliates, query: "kind=affiliate" },
          { name: texts.views.suspended, query: "status=suspended" },
        ]}
      />
    </>
  );
}

/** The columns and filters of the directory. */
function useSetup() {
  const columns = useColumns();
  const filters = useFilters();
  return useMemo(
    () => ({ name: "accounts", columns, filters, order: "-created_at" }),
    [columns, filters],
  );
}

function useColumns(): readonly Column<Account>[] {
  const words = useTexts(ACCOUNT_TEXTS);
  const applications = useTexts(APPLICATION_TEXTS);
  const { tags: tagLabel } = useTexts(USER_TEXTS).directory;
  const formats = useFormats();
  return useMemo(
    () => [
      {
        id: "name",
        header: words.name,
        cell: ({ name }) => <Name className="font-medium">{name}</Name>,
        sortField: "name",
      },
      { id: "kind", header: words.kindLabel, cell: ({ kind }) => words.kind[kind] },
      {
        id: "status",
        header: words.statusLabel,
        cell: ({ status }) => <AccountStatus status={status} />,
      },
      {
        id: "application",
        header: words.applicationLabel,
        cell: ({ application }) => (application === null ? "" : applications.state[application]),
        isExtra: true,
      },
      {
        id: "tags",
        header: tagLabel,
        cell: ({ tags }) => <Name>{(tags ?? []).join(", ")}</Name>,
      },
      {
        id: "states",
        header: words.states,
        cell: ({ buyer }) => buyer?.licensed_states.join(", ") ?? "",
      },
      {
        id: "terms",
        header: words.terms,
        cell: ({ earning }) =>
          earning === null ? (
            ""
          ) : (
            <span className="whitespace-nowrap">{earningWords(earning, words, formats)}</span>
          ),
      },
      {
        id: "created",
        header: words.created,
        cell: ({ created_at: at }) => (
          <time dateTime={at} className="whitespace-nowrap">
            {formats.date(at)}
          </time>
        ),
        sortField: "created_at",
        numeric: true,
      },
      { id: "id", header: "Id", cell: ({ id }) => <Code>{id}</Code>, isExtra: true },
    ],
    [words, applications, tagLabel, formats],
  );
}

function useFilters(): readonly Filter[] {
  const formats = useFormats();
  const words = useTexts(ACCOUNT_TEXTS);
  const applications = useTexts(APPLICATION_TEXTS);
  const { tag: tagLabel } = useTexts(USER_TEXTS).directory;
  const find = useFindFilter("accounts");
  const tags = useAnswer("GET /v1/account-tags").value?.items;
  return useMemo(
    () => [
      find,
      {
        kind: "choice",
        id: "kind",
        label: words.kindLabel,
        options: KINDS.map((kind) => [kind, words.kind[kind]]),
      },
      {
        kind: "choice",
        id: "status",
        label: words.statusLabel,
        many: true,
        options: STATUSES.map((status) => [status, words.status[status]]),
      },
      {
        kind: "choice",
        id: "application",
        label: words.applicationLabel,
        many: true,
        options: APPLICATION_STATES.map((state) => [state, applications.state[state]]),
      },
      {
        kind: "choice",
        id: "tag",
        label: tagLabel,
        many: true,
        options: (tags ?? []).map(({ tag, accounts }) => [tag, tag, formats.number(accounts)]),
      },
    ],
    [words, applications, find, tagLabel, tags, formats],
  );
}
