// Lists every sale of the network: what the buyer paid, and how it was shared.
import { EmptyAction } from "../../../ui/empty-action.tsx";
import { type ReactNode, useMemo } from "react";
import type { AdminSale } from "../../../../contract/marketplace/sales.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { type Formats, useFormats } from "../../../lib/format/format.ts";
import { useLeads } from "../../../lib/leads/use-leads.ts";
import { leadName } from "../../../lib/leads/lead-name.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { EARNING_TEXTS } from "../../../../locales/catalogues/earnings.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import type { EarningTexts } from "../../../../locales/en/earnings.ts";
import { Anchored } from "../../../ui/anchored.tsx";
import { DataTable } from "../../../ui/data-table.tsx";
import { Name } from "../../../ui/name.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { Status } from "../../../ui/status.tsx";
import type { Column, Filter } from "../../../ui/table/columns.ts";
import { useDaysFilter } from "../../../ui/table/use-days-filter.ts";
import { type Table, useTable } from "../../../ui/table/use-table.ts";
import { useTotals } from "../../../ui/table/use-totals.ts";
import { LIST_ANCHOR } from "../../../lib/figure-rows.ts";
import { useAccountNames } from "../../../lib/accounts/use-accounts.ts";

const MOST_ACCOUNTS = 200;
const NO_COLUMNS: readonly Column<AdminSale>[] = [
  { id: "at", header: "", cell: () => null, sortField: "sold_at" },
];
const NO_SALES: readonly AdminSale[] = [];
const idOf = ({ id }: AdminSale): string => id;

export function SalesTable(): ReactNode {
  const texts = useTexts(EARNING_TEXTS).sales;
  const filters = useFilters();
  const table = useTable<AdminSale>({
    name: "sales",
    columns: NO_COLUMNS,
    filters,
    order: "-sold_at",
  });
  const list = useDocuments("sales", table.query);
  const rows = useMemo(
    () => list.value?.filter((sale): sale is AdminSale => sale.view === "admin"),
    [list.value],
  );
  const columns = useColumns(rows ?? NO_SALES);
  const isOfDays = table.valueOf("sold") !== "";
  return (
    <Anchored name={LIST_ANCHOR}>
      <Section title={texts.title}>
        <DataTable
          label={texts.title}
          table={{ ...table, columns }}
          list={{ ...list, value: rows }}
          idOf={idOf}
          hrefOf={({ lead_id: lead }) => `/leads/${lead}`}
          {...(isOfDays ? { footer: <SaleTotals table={table} /> } : {})}
          empty={
            <Empty sentence={texts.none}>
              <EmptyAction action="affiliates" />
            </Empty>
          }
        />
      </Section>
    </Anchored>
  );
}

/** What the sales of the list sum up to, also those on pages that are not loaded. */
function SaleTotals({ table }: { readonly table: Pick<Table<never>, "query"> }): ReactNode {
  const texts = useTexts(EARNING_TEXTS).sales;
  const formats = useFormats();
  const totals = useTotals("GET /v1/sales/totals", table);
  if (totals === undefined) return null;
  const { sales, returned, spend_cents: spend, earned_cents: earned } = totals;
  return [
    texts.count(formats.number(sales - returned), formats.number(returned)),
    ...(spend === null || earned === null
      ? []
      : [texts.sum(formats.money(spend), formats.money(spend - earned))]),
  ].join(" · ");
}

function useFilters(): readonly Filter[] {
  const texts = useTexts(EARNING_TEXTS).sales;
  const words = useTexts(LEAD_WORDS);
  const sold = useDaysFilter("sold", texts.at, "sold_at");
  const accounts = useDocuments("accounts", { order: "name", limit: MOST_ACCOUNTS }).value;
  return useMemo(() => {
    const named = (kind: string) =>
      (accounts ?? [])
        .filter((one) => one.kind === kind)
        .map(({ id, name }) => [id, name] as const);
    return [
      sold,
      {
        kind: "choice",
        id: "status",
        label: texts.status,
        options: Object.entries(words.saleStatus),
        many: true,
      },
      {
        kind: "choice",
        id: "buyer",
        field: "buyer_id",
        label: texts.buyer,
        options: named("advertiser"),
        many: true,
      },
      {
        kind: "choice",
        id: "affiliate",
        field: "affiliate_id",
        label: texts.affiliate,
        options: named("affiliate"),
        many: true,
      },
    ];
  }, [texts, words, sold, accounts]);
}

/** The rows contain only lead ids; names appear once the leads are loaded. */
function useColumns(rows: readonly AdminSale[]): readonly Column<AdminSale>[] {
  const texts = useTexts(EARNING_TEXTS).sales;
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  const nameOf = useAccountNames(rows.flatMap((sale) => [sale.buyer_id, sale.affiliate_id]));
  const leadOf = useLeads(rows.map(({ lead_id: id }) => id));
  return [
    {
      id: "lead",
      header: texts.lead,
      cell: ({ lead_id: id }) => {
        const lead = leadOf(id);
        return <Name className="font-medium">{lead === null ? "…" : leadName(lead, words)}</Name>;
      },
    },
    {
      id: "buyer",
      header: texts.buyer,
      cell: ({ buyer_id: id }) => <Name>{nameOf(id) ?? "…"}</Name>,
    },
    {
      id: "affiliate",
      header: texts.affiliate,
      priority: 3,
      cell: ({ affiliate_id: id }) => <Name>{nameOf(id) ?? "…"}</Name>,
    },
    ...moneyColumns(texts, formats),
    {
      id: "status",
      header: texts.status,
      cell: ({ status }) => (
        <Status tone={status === "sold" ? "good" : "negative"}>{words.saleStatus[status]}</Status>
      ),
    },
    {
      id: "at",
      header: texts.at,
      numeric: true,
      sortField: "sold_at",
      cell: ({ sold_at: at }) => (
        <time dateTime={at} className="whitespace-nowrap">
          {formats.dateTime(at)}
        </time>
      ),
    },
  ];
}

/** Amounts of a returned sale are struck through: no figure counts them. */
function moneyColumns(texts: EarningTexts["sales"], formats: Formats): Column<AdminSale>[] {
  const amount = (
    id: "price" | "share",
    centsOf: (sale: AdminSale) => number,
  ): Column<AdminSale> => ({
    id,
    header: texts[id],
    numeric: true,
    cell: (sale) => {
      const written = formats.money(centsOf(sale));
      return sale.status === "returned" ? <s>{written}</s> : written;
    },
  });
  return [
    amount("price", (sale) => sale.price_cents),
    amount("share", (sale) => sale.price_cents - sale.earning_cents),
  ];
}
