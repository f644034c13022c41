// Draws the last rows of a table: what its rows sum up to, under the columns of the figures.
import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import type { FittedColumn } from "../fitted/fit-columns.ts";
import { FoldedCells } from "../fitted/folded-cells.tsx";

export interface SumRow {
  readonly id: string;
  /** Cells by the ids of columns; the first column's names the row. */
  readonly cells: Readonly<Record<string, ReactNode>>;
  /** The sum of all rows above it. */
  readonly isTotal?: boolean;
}

interface NamedColumn extends FittedColumn {
  readonly header: string;
}

export function SumRows({
  sums,
  columns,
  folded,
  hasBox,
}: {
  readonly sums: readonly SumRow[];
  readonly columns: readonly NamedColumn[];
  /** Those without room, which become a line of the first cell. */
  readonly folded: readonly NamedColumn[];
  readonly hasBox: boolean;
}): ReactNode {
  const [first, ...others] = columns;
  return (
    <tfoot className="bg-sunken">
      {sums.map(({ id, cells, isTotal = false }) => (
        <tr key={id} className={classes("h-(--row)", isTotal && "font-medium")}>
          {hasBox ? <td className="border-b border-line" /> : null}
          <th scope="row" className="border-b border-line px-3 py-1.5 text-left font-[inherit]">
            {first === undefined ? null : cells[first.id]}
            <FoldedCells
              row={cells}
              index={0}
              columns={folded
                .filter((column) => cells[column.id] !== undefined)
                .map((column) => ({ ...column, cell: (of: SumRow["cells"]) => of[column.id] }))}
            />
          </th>
          {others.map((column) => (
            <td
              key={column.id}
              className={classes(
                "border-b border-line px-3 py-1.5",
                column.numeric === true && "text-right",
              )}
            >
              {cells[column.id]}
            </td>
          ))}
        </tr>
      ))}
    </tfoot>
  );
}
