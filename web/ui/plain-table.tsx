// A short table without filters or pages. Columns without room become lines of the first cell.
import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import type { FittedColumn } from "./fitted/fit-columns.ts";
import { FoldedCells } from "./fitted/folded-cells.tsx";
import { COLUMN_NAME, TABLE_FRAME } from "./fitted/table-frame.ts";
import { useFittedColumns } from "./fitted/use-fitted-columns.ts";

export interface PlainColumn<Row> extends FittedColumn {
  readonly header: string;
  readonly cell: (row: Row, index: number) => ReactNode;
  /** Instead of the cell where the column has become a line of the first cell. */
  readonly short?: (row: Row) => ReactNode;
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

export function PlainTable<Row>({
  label,
  columns,
  rows,
  idOf,
  footer,
}: PlainTableProps<Row>): ReactNode {
  const [region, { shown, folded }] = useFittedColumns(columns);
  return (
    <div ref={region} role="region" aria-label={label} tabIndex={0} className={TABLE_FRAME}>
      <table aria-label={label} className="w-full border-separate border-spacing-0">
        <Head columns={shown} />
        <tbody>
          {rows.map((row, index) => (
            <tr key={idOf(row)} className="h-(--row)">
              <Cells
                columns={shown}
                valueOf={(column) => column.cell(row, index)}
                below={
                  folded.length === 0 ? null : (
                    <FoldedCells row={row} index={index} columns={folded} />
                  )
                }
                head="min-w-32 text-left font-normal"
              />
            </tr>
          ))}
        </tbody>
        {footer === undefined ? null : (
          <tfoot className="bg-sunken font-medium">
            <tr className="h-8">
              <Cells
                columns={shown}
                valueOf={(column) => footer[columns.indexOf(column)]}
                below={
                  <FoldedCells
                    row={footer}
                    index={0}
                    columns={folded.map((column) => ({
                      id: column.id,
                      header: column.header,
                      numeric: column.numeric ?? false,
                      cell: () => footer[columns.indexOf(column)],
                    }))}
                  />
                }
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
        {columns.map(({ id, header, numeric }) => (
          <th
            key={id}
            scope="col"
            className={classes(
              "h-8 border-b border-line px-3",
              COLUMN_NAME,
              numeric ? "text-right" : "text-left",
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
  readonly valueOf: (column: PlainColumn<Row>) => ReactNode;
  /** What became of the columns without room, in the first cell. */
  readonly below: ReactNode;
  /** The look of the first cell, which names the row. */
  readonly head: string;
}

/** The cells of one row, of the body or of the footer. */
function Cells<Row>({ columns, valueOf, below, head }: CellsProps<Row>): ReactNode {
  return columns.map((column, place) =>
    place === 0 ? (
      <th key={column.id} scope="row" className={classes(CELL, head)}>
        {valueOf(column)}
        {below}
      </th>
    ) : (
      <td
        key={column.id}
        className={classes(CELL, column.numeric && "text-right whitespace-nowrap")}
      >
        {valueOf(column)}
      </td>
    ),
  );
}
