// A short table without filters or pages. If it is too wide, it scrolls in its own region.
import type { ReactNode } from "react";
import { classes } from "./classes.ts";

export interface PlainColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row, index: number) => ReactNode;
  /** Aligned to the right. */
  readonly numeric?: boolean;
  /** Shown on a wide screen only, so that no one has to scroll past it to the other columns. */
  readonly isExtra?: boolean;
  /** Not shown on a phone, where another column says it too. */
  readonly isWide?: boolean;
}

interface PlainTableProps<Row> {
  readonly label: string;
  /** The first one names the row. */
  readonly columns: readonly PlainColumn<Row>[];
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  /** The last line, such as sums: one cell for each column. */
  readonly footer?: readonly ReactNode[];
}

const CELL = "border-b border-line px-3 py-1.5 align-middle";
const EXTRA = "max-2xl:hidden";
const WIDE = "max-md:hidden";

export function PlainTable<Row>({
  label,
  columns,
  rows,
  idOf,
  footer,
}: PlainTableProps<Row>): ReactNode {
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className="overflow-x-auto border border-b-0 border-line bg-surface"
    >
      <table aria-label={label} className="w-full border-separate border-spacing-0">
        <Head columns={columns} />
        <tbody>
          {rows.map((row, index) => (
            <tr key={idOf(row)} className="h-(--row)">
              <Cells
                columns={columns}
                valueOf={(column) => column.cell(row, index)}
                head="min-w-36 text-left font-normal"
              />
            </tr>
          ))}
        </tbody>
        {footer === undefined ? null : (
          <tfoot className="bg-sunken font-medium">
            <tr className="h-8">
              <Cells
                columns={columns}
                valueOf={(_, place) => footer[place]}
                head="text-left font-medium"
              />
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

function Head<Row>({ columns }: Pick<PlainTableProps<Row>, "columns">): ReactNode {
  return (
    <thead className="bg-sunken text-label text-text-2">
      <tr>
        {columns.map(({ id, header, numeric, isExtra, isWide }) => (
          <th
            key={id}
            scope="col"
            className={classes(
              "h-8 border-b border-line px-3 font-medium whitespace-nowrap",
              numeric ? "text-right" : "text-left",
              isExtra && EXTRA,
              isWide && WIDE,
            )}
          >
            {header}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface CellsProps<Row> extends Pick<PlainTableProps<Row>, "columns"> {
  readonly valueOf: (column: PlainColumn<Row>, place: number) => ReactNode;
  /** The look of the first cell, which names the row. */
  readonly head: string;
}

/** The cells of one row, of the body or of the footer. */
function Cells<Row>({ columns, valueOf, head }: CellsProps<Row>): ReactNode {
  return columns.map((column, place) =>
    place === 0 ? (
      <th key={column.id} scope="row" className={classes(CELL, head)}>
        {valueOf(column, place)}
      </th>
    ) : (
      <td
        key={column.id}
        className={classes(
          CELL,
          column.numeric && "text-right whitespace-nowrap",
          column.isExtra && EXTRA,
          column.isWide && WIDE,
        )}
      >
        {valueOf(column, place)}
      </td>
    ),
  );
}
