// Shows the kit's table with made-up rows, long enough that not all are rendered.
import { type ReactNode, useState } from "react";
import type { Where } from "../../lib/documents/collections.ts";
import type { ShownList } from "../../lib/documents/use-documents.ts";
import { type Formats, useFormats } from "../../lib/format/format.ts";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { Empty } from "../../ui/notice.tsx";
import { Section } from "../../ui/screen.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import type { Column, Filter } from "../../ui/table/columns.ts";
import { useTable } from "../../ui/table/use-table.ts";
import { Status, type StatusTone } from "../../ui/status.tsx";

interface Row {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  readonly state: string;
  readonly score: number;
  readonly price: number;
  readonly status: string;
}

const STATES = ["AZ", "CA", "FL", "GA", "TX", "WA"];
const TONES: Readonly<Record<string, StatusTone>> = {
  new: "info",
  contacted: "warning",
  won: "good",
  returned: "negative",
  expired: "neutral",
};
const STATUSES = Object.keys(TONES);
const pick = (words: readonly string[], index: number): string => words[index % words.length] ?? "";
const ROWS: readonly Row[] = Array.from({ length: 260 }, (_, index) => ({
  id: `row-${index}`,
  name: `Maple Street ${index + 1}`,
  side: index % 3 === 0 ? "seller" : "buyer",
  state: pick(STATES, index * 7),
  score: (index * 1371) % 10_001,
  price: 1_200 + ((index * 911) % 14_000),
  status: pick(STATUSES, index),
}));
const PAGE = 50;
const idOf = ({ id }: Row): string => id;

function columnsOf(formats: Formats): readonly Column<Row>[] {
  return [
    { id: "name", header: "Lead", cell: ({ name, side }) => <TwoLines main={name} sub={side} /> },
    { id: "state", header: "State", cell: ({ state }) => state, sortField: "state" },
    {
      id: "score",
      header: "Score",
      cell: ({ score }) => formats.number(Math.round(score / 100)),
      sortField: "score",
    },
    {
      id: "price",
      header: "Paid",
      cell: ({ price }) => formats.money(price),
      numeric: true,
      sortField: "price",
    },
    {
      id: "status",
      header: "Status",
      cell: ({ status }) => <Status tone={TONES[status] ?? "neutral"}>{status}</Status>,
      hideable: false,
    },
    {
      id: "id",
      header: "Id",
      cell: ({ id }) => <code className="font-mono text-label">{id}</code>,
      isExtra: true,
    },
  ];
}

function filtersOf(formats: Formats): readonly Filter[] {
  return [
    {
      kind: "choice",
      id: "side",
      label: "Side",
      options: [
        ["buyer", "Buyer"],
        ["seller", "Seller"],
      ],
    },
    {
      kind: "choice",
      id: "status",
      label: "Status",
      many: true,
      options: STATUSES.map((status) => [status, status]),
    },
    {
      kind: "text",
      id: "state",
      label: "State",
      hint: "Two letters",
      read: (typed) => (/^[a-z]{2}$/i.test(typed) ? typed.toUpperCase() : null),
    },
    {
      kind: "range",
      id: "price",
      label: "Paid",
      scale: 100,
      format: (cents) => formats.money(cents, "whole"),
    },
  ];
}

export function KitTable(): ReactNode {
  const formats = useFormats();
  const columns = columnsOf(formats);
  const filters = filtersOf(formats);
  const table = useTable({ name: "kit", columns, filters, order: "-score" });
  const list = useMadeRows(table.query.where ?? [], table.query.order ?? "");
  return (
    <Section title="Table">
      <DataTable
        label="Leads"
        table={table}
        list={list}
        idOf={idOf}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => ({ search: `?open=${id}` })}
        empty={<Empty sentence="No lead has come yet." />}
        views={[
          { name: "All", query: "", count: ROWS.length },
          { name: "Sellers", query: "side=seller" },
        ]}
        bulk={(rows, select) => <Button onClick={() => select([])}>Export {rows.length}</Button>}
        footer={
          <>Sum {formats.money((list.value ?? []).reduce((sum, { price }) => sum + price, 0))}</>
        }
        tools={<Button>Export</Button>}
      />
    </Section>
  );
}

/** Answers a query from the made-up rows, as the server would. */
function useMadeRows(where: readonly Where[], order: string): ShownList<Row> {
  const [pages, setPages] = useState(1);
  const field = order.replace(/^-/, "");
  const sign = order.startsWith("-") ? -1 : 1;
  const fits = (row: Row): boolean =>
    where.every(([name, operator, wanted]) => {
      const value: unknown = Reflect.get(row, name);
      if (operator === "in") return Array.isArray(wanted) && wanted.includes(value);
      if (operator === "gte" || operator === "lte")
        return operator === "gte"
          ? Number(value) >= Number(wanted)
          : Number(value) <= Number(wanted);
      return value === wanted;
    });
  const rows = ROWS.filter(fits).toSorted(
    (a, b) => sign * (Reflect.get(a, field) > Reflect.get(b, field) ? 1 : -1),
  );
  return {
    value: rows.slice(0, pages * PAGE),
    isFromCache: false,
    problem: null,
    retry: () => setPages(1),
    hasMore: rows.length > pages * PAGE,
    loadMore: () => setPages(pages + 1),
    isLoadingMore: false,
  };
}
