// The columns of a row that have no room, as a line of its first cell.
import type { ReactNode } from "react";
import type { FittedColumn } from "./fit-columns.ts";

interface FoldedColumn<Row> extends FittedColumn {
  readonly header: string;
  readonly cell: (row: Row, index: number) => ReactNode;
  readonly short?: (row: Row) => ReactNode;
}

/** A number has its name beside it, because the head that would name it is not there. */
export function FoldedCells<Row>({
  row,
  index,
  columns,
}: {
  readonly row: Row;
  readonly index: number;
  readonly columns: readonly FoldedColumn<Row>[];
}): ReactNode {
  return (
    <div
      className={
        "flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-text-2 " +
        "[&_.two-lines]:inline " +
        "[&_a]:inline-flex [&_a]:min-h-6 [&_a]:items-center"
      }
    >
      {columns.map(({ id, header, numeric, cell, short }) => (
        <div key={id} className="flex min-w-0 flex-wrap items-center gap-x-1 empty:hidden">
          {numeric === true && short === undefined ? <span>{header}</span> : null}
          {short === undefined ? cell(row, index) : short(row)}
        </div>
      ))}
    </div>
  );
}
