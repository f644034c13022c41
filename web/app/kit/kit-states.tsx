// Shows the kit's states of lists: loading, failing, empty, cached; and short tables.
import type { ReactNode } from "react";
import { ApiError } from "../../lib/api/problem.ts";
import type { ShownList } from "../../lib/documents/use-documents.ts";
import { useFormats } from "../../lib/format/format.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { Empty } from "../../ui/notice.tsx";
import { PlainTable } from "../../ui/plain-table.tsx";
import { Section } from "../../ui/screen.tsx";
import { Status } from "../../ui/status.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import type { Column } from "../../ui/table/columns.ts";
import { useTable } from "../../ui/table/use-table.ts";

interface Row {
  readonly id: string;
  readonly name: string;
  readonly paid: number;
}

const ROWS: readonly Row[] = [
  { id: "1", name: "Maple Street 1", paid: 6_400 },
  { id: "2", name: "Maple Street 2", paid: 11_850 },
];
const idOf = ({ id }: Row): string => id;
const there = {
  isFromCache: false,
  problem: null,
  retry: () => undefined,
  hasMore: false,
  loadMore: () => undefined,
  isLoadingMore: false,
};
const failing = new ApiError("unavailable", 503, "");
const STATES: readonly (readonly [name: string, list: ShownList<Row>])[] = [
  ["Coming", { ...there, value: undefined }],
  ["Failing with nothing to show", { ...there, value: undefined, problem: failing }],
  ["Failing over what was there", { ...there, value: ROWS, problem: failing, isFromCache: true }],
  ["Empty", { ...there, value: [] }],
];

export function KitStates(): ReactNode {
  const formats = useFormats();
  return (
    <>
      <Section title="A short table">
        <PlainTable
          label="Paid"
          rows={ROWS}
          idOf={idOf}
          footer={["Together", "", formats.money(18_250)]}
          columns={[
            {
              id: "name",
              header: "Lead",
              cell: ({ name }) => <TwoLines main={name} sub="Seller" />,
            },
            { id: "status", header: "Status", cell: () => <Status tone="good">Won</Status> },
            { id: "paid", header: "Paid", numeric: true, cell: ({ paid }) => formats.money(paid) },
          ]}
        />
      </Section>
      {STATES.map(([name, list]) => (
        <Section key={name} title={name}>
          <StateTable name={name} list={list} />
        </Section>
      ))}
    </>
  );
}

function StateTable({
  name,
  list,
}: {
  readonly name: string;
  readonly list: ShownList<Row>;
}): ReactNode {
  const formats = useFormats();
  const columns: readonly Column<Row>[] = [
    { id: "name", header: "Lead", cell: (row) => row.name, sortField: "name" },
    {
      id: "paid",
      header: "Paid",
      cell: ({ paid }) => formats.money(paid),
      numeric: true,
      hideable: false,
    },
  ];
  const table = useTable({ name: "kit-states", columns, order: "name", prefix: "state-" });
  return (
    <DataTable
      label={name}
      table={table}
      list={list}
      idOf={idOf}
      empty={
        <Empty sentence="No lead has come yet. A campaign buys them the moment they come in.">
          <ButtonLink kind="primary" to="/kit">
            Create campaign
          </ButtonLink>
        </Empty>
      }
    />
  );
}
