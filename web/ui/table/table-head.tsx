// The head of a table: each column's name, and the sort order.
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "../../lib/text/text.ts";
import { TABLE_TEXTS } from "../../../locales/catalogues/table.ts";
import { classes } from "../classes.ts";
import { COLUMN_NAME } from "../fitted/table-frame.ts";
import { type Column, nextOrder } from "./columns.ts";
import { BOX_CELL, CELL, FROZEN, FROZEN_AFTER_BOX, PINNED } from "./table-row.tsx";

interface TableHeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: string;
  readonly sortBy: (order: string) => void;
  /** Null if rows cannot be selected. */
  readonly selection: {
    readonly isAll: boolean;
    readonly isSome: boolean;
    readonly toggleAll: () => void;
  } | null;
}

export function TableHead<Row>({
  columns,
  sort,
  sortBy,
  selection,
}: TableHeadProps<Row>): ReactNode {
  const texts = useTexts(TABLE_TEXTS);
  return (
    <thead>
      <tr aria-rowindex={1} className="h-8 bg-sunken text-label text-text-2">
        {selection === null ? null : (
          <td className={BOX_CELL}>
            <label className="grid size-6 cursor-pointer place-items-center pointer-coarse:size-11">
              <input
                type="checkbox"
                checked={selection.isAll}
                onChange={selection.toggleAll}
                aria-label={texts.selectAll}
                className="size-4 accent-accent pointer-coarse:size-6"
                ref={(box) => {
                  if (box !== null) box.indeterminate = selection.isSome && !selection.isAll;
                }}
              />
            </label>
          </td>
        )}
        {columns.map((column, place) => (
          <th
            key={column.id}
            scope="col"
            aria-sort={
              column.sortField === undefined
                ? undefined
                : sort === column.sortField
                  ? "ascending"
                  : sort === `-${column.sortField}`
                    ? "descending"
                    : "none"
            }
            className={classes(
              CELL,
              COLUMN_NAME,
              column.numeric ? "text-right" : "text-left",
              place === 0 && (selection === null ? FROZEN : FROZEN_AFTER_BOX),
              column.isPinned && PINNED,
            )}
          >
            {column.sortField === undefined ? (
              column.header
            ) : (
              <SortButton column={column} sort={sort} sortBy={sortBy} />
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function SortButton<Row>({
  column,
  sort,
  sortBy,
}: {
  readonly column: Column<Row>;
  readonly sort: string;
  readonly sortBy: (order: string) => void;
}): ReactNode {
  const texts = useTexts(TABLE_TEXTS);
  const isUp = sort === column.sortField;
  const isDown = sort === `-${column.sortField ?? ""}`;
  const Arrow = isUp ? ArrowUp : isDown ? ArrowDown : ChevronsUpDown;
  return (
    <button
      type="button"
      title={texts.sortBy(column.header)}
      onClick={() => sortBy(nextOrder(column, sort))}
      className={classes(
        "-mx-1 inline-flex min-h-6 items-center gap-1 rounded-chip px-1 hover:text-text",
        column.numeric ? "flex-row-reverse text-right" : "text-left",
        (isUp || isDown) && "text-text",
      )}
    >
      {column.header}
      <Arrow
        size={12}
        strokeWidth={1.75}
        aria-hidden="true"
        className={isUp || isDown ? "" : "text-text-3"}
      />
    </button>
  );
}
