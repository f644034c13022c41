// Lists the returns of a role: state, whose turn it is, deadline, money and reason. A row opens the
// return in a sheet.
import { EmptyAction } from "../../../ui/empty-action.tsx";
import { type ReactNode, useMemo } from "react";
import { useSearchParams } from "react-router";
import type { Return } from "../../../../contract/marketplace/returns.ts";
import { RETURN_TURNS } from "../../../../domain/returns/turn.ts";
import { searchWith } from "../../../lib/address.ts";
import { useUser, may } from "../../../lib/auth/auth.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { type Formats, useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { RETURN_LIST_TEXTS } from "../../../../locales/catalogues/return-list.ts";
import { RETURN_SHEET_TEXTS } from "../../../../locales/catalogues/return-sheet.ts";
import { RETURN_TEXTS } from "../../../../locales/catalogues/returns.ts";
import type { LeadWords } from "../../../../locales/en/lead-words.ts";
import type { ReturnListTexts } from "../../../../locales/en/return-list.ts";
import type { ReturnTexts } from "../../../../locales/en/returns.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { Name } from "../../../ui/name.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { Status } from "../../../ui/status.tsx";
import type { Column, Filter } from "../../../ui/table/columns.ts";
import { useDaysFilter } from "../../../ui/table/use-days-filter.ts";
import { useFindFilter } from "../../../ui/table/use-find-filter.ts";
import { useTable } from "../../../ui/table/use-table.ts";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { useAccountNames } from "../../../lib/accounts/use-accounts.ts";
import { Deadline } from "./deadline.tsx";
import { OpenReturn } from "./open-return.tsx";

/** The turn in which each role acts. */
const TURN_OF_ROLE: Readonly<Record<string, Return["turn"]>> = {
  advertiser: "buyer",
  affiliate: "affiliate",
  admin: "network",
};
const idOf = ({ id }: Return): string => id;

export function ReturnsTable(): ReactNode {
  const texts = useTexts(RETURN_LIST_TEXTS);
  const [search] = useSearchParams();
  const { role, accountId } = useUser();
  const known = role === "advertiser" || role === "affiliate" ? role : "admin";
  const table = useTable<Return>({
    name: "returns",
    columns: useColumns(),
    filters: useFilters(known === "admin"),
    order: "-filed_at",
  });
  const list = useDocuments("returns", table.query);
  const parties = usePartyColumns(known === "admin" ? (list.value ?? []) : null);
  return (
    <>
      <DataTable
        key={accountId}
        label={texts.label}
        table={{ ...table, columns: table.columns.toSpliced(1, 0, ...parties) }}
        list={list}
        idOf={idOf}
        hrefOf={({ id }) => ({ search: searchWith(search, { return: id }) })}
        nameOf={({ lead }) => lead.city ?? texts.label}
        views={[
          { name: texts.views.all, query: "" },
          { name: texts.views.mine, query: `turn=${TURN_OF_ROLE[role] ?? "none"}&sort=deadline` },
          { name: texts.views.open, query: "status=filed&sort=deadline" },
        ]}
        empty={
          <Empty sentence={texts.none[known]}>
            <EmptyAction action="leads" />
          </Empty>
        }
      />
      <OpenReturn />
    </>
  );
}

function useFilters(isOfNetwork: boolean): readonly Filter[] {
  const texts = useTexts(RETURN_LIST_TEXTS);
  const words = useTexts(RETURN_TEXTS);
  const filed = useDaysFilter("filed", texts.filed, "filed_at");
  const find = useFindFilter("returns");
  return useMemo(
    () => [
      ...(isOfNetwork ? [find] : []),
      {
        id: "status",
        kind: "choice",
        label: texts.status,
        options: Object.entries(words.status),
        many: true,
      },
      {
        id: "turn",
        kind: "choice",
        label: texts.turn,
        options: RETURN_TURNS.map((turn) => [turn, texts.turns[turn]]),
        many: true,
      },
      {
        id: "reason",
        kind: "choice",
        label: words.reasonLabel,
        options: Object.entries(words.reason),
        many: true,
      },
      filed,
    ],
    [texts, words, filed, find, isOfNetwork],
  );
}

/** Whose each return is, for the network; `rows` is null for a party, which knows one of them. */
function usePartyColumns(rows: readonly Return[] | null): readonly Column<Return>[] {
  const { buyer, affiliate } = useTexts(RETURN_SHEET_TEXTS);
  const nameOf = useAccountNames(
    (rows ?? []).flatMap(({ buyer_id: of, affiliate_id: from }) => [of ?? [], from ?? []].flat()),
  );
  if (rows === null) return [];
  const name = (id: string | null): ReactNode =>
    id === null ? "—" : <Name>{nameOf(id) ?? "…"}</Name>;
  return [
    { id: "buyer", header: buyer, cell: ({ buyer_id: id }) => name(id) },
    { id: "affiliate", header: affiliate, cell: ({ affiliate_id: id }) => name(id) },
  ];
}

function useColumns(): readonly Column<Return>[] {
  const texts = useTexts(RETURN_LIST_TEXTS);
  const words = useTexts(RETURN_TEXTS);
  const lead = useTexts(LEAD_WORDS);
  const formats = useFormats();
  const seesMoney = may(useUser(), "money");
  return useMemo(
    () => columnsOf(texts, words, lead, formats).filter(({ id }) => id !== "amount" || seesMoney),
    [texts, words, lead, formats, seesMoney],
  );
}

function columnsOf(
  texts: ReturnListTexts,
  words: ReturnTexts,
  lead: LeadWords,
  formats: Formats,
): readonly Column<Return>[] {
  return [
    {
      id: "lead",
      header: words.lead,
      cell: ({ lead: { side, city, state }, reason }) => (
        <TwoLines
          main={`${lead.side[side]} · ${[city, state].filter((part) => part !== null).join(", ")}`}
          sub={words.reason[reason]}
        />
      ),
    },
    {
      id: "status",
      header: texts.status,
      cell: ({ status }) => <Status tone={TONES[status]}>{words.status[status]}</Status>,
    },
    {
      id: "turn",
      header: texts.turn,
      cell: ({ turn }) => texts.turns[turn],
    },
    {
      id: "deadline",
      header: texts.deadline,
      sortField: "deadline",
      cell: (item) => (item.status === "filed" ? <Deadline item={item} /> : "—"),
    },
    {
      id: "amount",
      header: texts.amount,
      numeric: true,
      sortField: "amount_cents",
      cell: ({ price_cents: price, earning_cents: earning }) => {
        const cents = price ?? earning;
        return cents === null ? "—" : formats.money(cents);
      },
    },
    {
      id: "filed",
      header: texts.filed,
      numeric: true,
      sortField: "filed_at",
      cell: ({ filed_at: at }) => (
        <time dateTime={at} title={formats.dateTime(at)} className="whitespace-nowrap">
          {formats.ago(at, Date.now())}
        </time>
      ),
    },
  ];
}

const TONES = {
  filed: "warning",
  approved: "good",
  declined: "negative",
  withdrawn: "neutral",
} as const;
