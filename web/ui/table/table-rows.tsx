// Draws the rows of a table: those near the window of a long list, with the columns that have room.
import { type ReactNode, useRef } from "react";
import type { To } from "react-router";
import type { ShownList } from "../../lib/documents/use-documents.ts";
import type { Column } from "./columns.ts";
import { TABLE_FRAME } from "../fitted/table-frame.ts";
import { GhostRows } from "./ghost-rows.tsx";
import { onRowKey } from "./row-keys.ts";
import { type SumRow, SumRows } from "./sum-rows.tsx";
import type { Selection } from "./selection.ts";
import { TableHead } from "./table-head.tsx";
import { TableRow } from "./table-row.tsx";
import { useFittedColumns } from "../fitted/use-fitted-columns.ts";
import { useRowWindow } from "./use-row-window.ts";
import type { ShownColumns } from "./use-shown-columns.ts";
import type { Table } from "./use-table.ts";

export interface Pointing<Row> {
  readonly isMarked: (row: Row) => boolean;
  /** A row, or null when the pointer or the focus leaves it. */
  readonly onPoint: (row: Row | null) => void;
}

interface TableRowsProps<Row> {
  readonly label: string;
  readonly table: Table<Row>;
  readonly list: ShownList<Row>;
  readonly chosen: ShownColumns<Row>;
  readonly rows: readonly Row[];
  /** Null if rows cannot be selected. */
  readonly selection: Selection<Row> | null;
  readonly idOf: (row: Row) => string;
  readonly hrefOf?: (row: Row) => To | undefined;
  readonly nameOf?: (row: Row) => string;
  readonly isNew?: (row: Row) => boolean;
  readonly pointing?: Pointing<Row> | undefined;
  readonly sums?: readonly SumRow[] | undefined;
}

export function TableRows<Row>(props: TableRowsProps<Row>): ReactNode {
  const { label, table, list, chosen, rows, selection, sums } = props;
  const [region, { shown: columns, folded, atAction }] = useFittedColumns(chosen.columns, {
    hasBox: selection !== null,
    isAdded: chosen.isAdded,
  });
  const shown = atAction === null ? columns : columns.map((column) => withNumber(column, atAction));
  return (
    <div ref={region} role="region" aria-label={label} tabIndex={0} className={TABLE_FRAME}>
      <table
        aria-label={label}
        aria-rowcount={list.hasMore ? -1 : rows.length + 1}
        aria-busy={list.value === undefined || undefined}
        className="w-full border-separate border-spacing-0"
      >
        <TableHead
          columns={shown}
          sort={table.sort}
          sortBy={table.sortBy}
          selection={
            selection === null ? null : { ...selection, isSome: selection.rows.length > 0 }
          }
        />
        <Body {...props} columns={shown} folded={folded} />
        {sums === undefined || rows.length === 0 ? null : (
          <SumRows sums={sums} columns={shown} folded={folded} hasBox={selection !== null} />
        )}
      </table>
    </div>
  );
}

interface BodyProps<Row> extends TableRowsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly folded: readonly Column<Row>[];
}

function Body<Row>(props: BodyProps<Row>): ReactNode {
  const { list, columns, folded, rows, selection, idOf, hrefOf, nameOf, isNew, pointing } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const { indexes, above, below, scrollTo, measure } = useRowWindow(rows.length, body);
  const span = columns.length + (selection === null ? 0 : 1);
  const select = (index: number, isRange: boolean): void => {
    const row = rows[index];
    if (row !== undefined) selection?.toggle(idOf(row), isRange);
  };
  return (
    <tbody
      ref={body}
      onKeyDown={(event) =>
        onRowKey(event, { scrollTo, select: selection === null ? null : select })
      }
    >
      {list.value === undefined ? (
        <GhostRows columns={columns} hasBox={selection !== null} />
      ) : null}
      <Spacer height={above} span={span} />
      {indexes.map((index) => {
        const row = rows[index];
        if (row === undefined) return null;
        const id = idOf(row);
        return (
          <TableRow
            key={id}
            row={row}
            index={index}
            columns={columns}
            folded={folded}
            href={hrefOf?.(row)}
            isNew={isNew?.(row) ?? false}
            measure={measure}
            isMarked={pointing?.isMarked(row) ?? false}
            onPoint={pointing?.onPoint}
            selection={selectionOf(selection, id, nameOf?.(row) ?? String(index + 1))}
          />
        );
      })}
      <Spacer height={below} span={span} />
    </tbody>
  );
}

/** The action's column with a number above it, whose head it takes, so that it can be sorted. */
function withNumber<Row>(column: Column<Row>, number: Column<Row>): Column<Row> {
  if (column.isPinned !== true) return column;
  return {
    ...number,
    id: column.id,
    isPinned: true,
    cell: (row) => (
      <div className="grid justify-items-end gap-1 py-1">
        {number.cell(row)}
        {column.cell(row)}
      </div>
    ),
  };
}

/** A row's selection state; null if rows cannot be selected. */
function selectionOf<Row>(selection: Selection<Row> | null, id: string, label: string) {
  return selection === null
    ? null
    : {
        isSelected: selection.has(id),
        label,
        toggle: (isRange: boolean) => selection.toggle(id, isRange),
      };
}

/** A spacer for rows that are not rendered. */
function Spacer({ height, span }: { readonly height: number; readonly span: number }): ReactNode {
  return height === 0 ? null : (
    <tr aria-hidden="true">
      <td colSpan={span} style={{ height }} />
    </tr>
  );
}
