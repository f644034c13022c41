// Shows a list as a table: sorted and filtered by the server, page after page, with all choices in
// the address.
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import type { To } from "react-router";
import type { ShownList } from "../lib/documents/use-documents.ts";
import { useFormats } from "../lib/format/format.ts";
import { useTexts } from "../lib/text/text.ts";
import { UI_TEXTS } from "../../locales/catalogues/ui.ts";
import { Button } from "./button.tsx";
import { Empty, ProblemNotice } from "./notice.tsx";
import type { Column } from "./table/columns.ts";
import { onRowKey } from "./table/row-keys.ts";
import { type Selection, useSelection } from "./table/selection.ts";
import { GhostRows } from "./table/ghost-rows.tsx";
import { TableHead } from "./table/table-head.tsx";
import { TableRow } from "./table/table-row.tsx";
import { TableToolbar } from "./table/table-toolbar.tsx";
import { useRowWindow } from "./table/use-row-window.ts";
import { useShownColumns } from "./table/use-shown-columns.ts";
import type { Table } from "./table/use-table.ts";
import type { FixedView } from "./table/views.ts";

export interface DataTableProps<Row> {
  /** What the rows are; the accessible name of the table. */
  readonly label: string;
  /** From `useTable`. */
  readonly table: Table<Row>;
  /** From `useDocuments(collection, table.query)`. */
  readonly list: ShownList<Row>;
  /** Must be a stable function across renders. */
  readonly idOf: (row: Row) => string;
  /** The link of the row; undefined for none (yet). */
  readonly hrefOf?: (row: Row) => To | undefined;
  /** Names a row in words: for its selection box. */
  readonly nameOf?: (row: Row) => string;
  /** Shown if there are no rows and no filter is the cause: an <Empty>. */
  readonly empty: ReactNode;
  /**
   * Tabs for all people, before a person's own; the first is the whole list. Without it, there are
   * no tabs.
   */
  readonly views?: readonly FixedView[];
  /** Saved views may notify of new rows. */
  readonly canWatch?: boolean;
  /**
   * Makes rows selectable and renders the actions for the selected ones. `select` changes the
   * selection; an empty one hides the bar.
   */
  readonly bulk?: (rows: readonly Row[], select: (ids: readonly string[]) => void) => ReactNode;
  /** Sums, right of the count. */
  readonly footer?: ReactNode;
  /** Right end of the toolbar, such as an export. */
  readonly tools?: ReactNode;
  /** Rows that arrived while the person was looking are tinted for a moment. */
  readonly isNew?: (row: Row) => boolean;
  /** The row pointed at here or in a picture beside the table is highlighted in both. */
  readonly pointing?: Pointing<Row> | undefined;
}

export interface Pointing<Row> {
  readonly isMarked: (row: Row) => boolean;
  /** A row, or null when the pointer or the focus leaves it. */
  readonly onPoint: (row: Row | null) => void;
}

const NO_ROWS: readonly never[] = [];

export function DataTable<Row>(props: DataTableProps<Row>): ReactNode {
  const { table, list, idOf, bulk, empty } = props;
  const texts = useTexts(UI_TEXTS);
  const chosen = useShownColumns(table);
  const rows = list.value ?? NO_ROWS;
  const selection = useSelection(rows, idOf);
  const isEmpty = list.value !== undefined && rows.length === 0;
  const part = useRef<HTMLDivElement>(null);
  return (
    <div ref={part} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      {bulk !== undefined && selection.rows.length > 0 ? (
        <BulkBar selection={selection} table={part}>
          {bulk(selection.rows, selection.select)}
        </BulkBar>
      ) : (
        <TableToolbar
          table={table}
          chosen={chosen}
          views={props.views}
          canWatch={props.canWatch ?? false}
          tools={props.tools}
        />
      )}
      {list.problem === null ? null : <ProblemNotice problem={list.problem} onRetry={list.retry} />}
      {isEmpty && !table.isFiltered ? empty : null}
      {isEmpty && table.isFiltered ? (
        <Empty sentence={texts.noRows}>
          <Button onClick={table.clearFilters}>{texts.clearFilters}</Button>
        </Empty>
      ) : null}
      {isEmpty || (list.value === undefined && list.problem !== null) ? null : (
        <Rows
          {...props}
          columns={chosen.columns}
          rows={rows}
          selection={bulk === undefined ? null : selection}
        />
      )}
      {isEmpty || list.value === undefined ? null : (
        <TableFooter list={list} footer={props.footer} />
      )}
    </div>
  );
}

interface RowsProps<Row> extends Omit<DataTableProps<Row>, "empty"> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly selection: Selection<Row> | null;
}

function Rows<Row>(props: RowsProps<Row>): ReactNode {
  const { label, table, list, columns, rows, selection } = props;
  const { idOf, hrefOf, nameOf, isNew, pointing } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const { indexes, above, below, scrollTo, measure } = useRowWindow(rows.length, body);
  const span = columns.length + (selection === null ? 0 : 1);
  const select = (index: number, isRange: boolean): void => {
    const row = rows[index];
    if (row !== undefined) selection?.toggle(idOf(row), isRange);
  };
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className="overflow-x-auto border border-b-0 border-line bg-surface"
    >
      <table
        aria-label={label}
        aria-rowcount={list.hasMore ? -1 : rows.length + 1}
        aria-busy={list.value === undefined || undefined}
        className="w-full border-separate border-spacing-0"
      >
        <TableHead
          columns={columns}
          sort={table.sort}
          sortBy={table.sortBy}
          selection={
            selection === null ? null : { ...selection, isSome: selection.rows.length > 0 }
          }
        />
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
      </table>
    </div>
  );
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

function BulkBar<Row>({
  selection,
  table,
  children,
}: {
  readonly selection: Selection<Row>;
  readonly table: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}): ReactNode {
  const texts = useTexts(UI_TEXTS);
  const bar = useRef<HTMLDivElement>(null);
  // The focus moves to the rows before the bar disappears with the last selected one.
  useLayoutEffect(() => {
    const { current } = bar;
    return () => {
      if (current?.contains(document.activeElement))
        table.current?.querySelector<HTMLElement>("[role=region]")?.focus({ preventScroll: true });
    };
  }, [table]);
  return (
    <div
      ref={bar}
      className={
        "no-print -my-1 flex min-h-10 flex-wrap items-center " +
        "gap-2 rounded-panel bg-accent-soft px-3 py-1"
      }
    >
      <p role="status" className="font-medium">
        {texts.selected(selection.rows.length)}
      </p>
      {children}
      <Button kind="quiet" className="ml-auto" onClick={() => selection.select([])}>
        {texts.clearSelection}
      </Button>
    </div>
  );
}

function TableFooter<Row>({
  list,
  footer,
}: {
  readonly list: ShownList<Row>;
  readonly footer: ReactNode;
}): ReactNode {
  const texts = useTexts(UI_TEXTS);
  const formats = useFormats();
  const count = list.value?.length ?? 0;
  return (
    <div
      className={
        "flex flex-wrap items-center justify-between gap-x-6 gap-y-2 " + "text-label text-text-2"
      }
    >
      <p>
        {list.hasMore
          ? texts.rowsSoFar(formats.number(count))
          : texts.rows(count, formats.number(count))}
        {list.isFromCache ? ` · ${texts.stale}` : ""}
      </p>
      {list.hasMore ? (
        <Button busy={list.isLoadingMore} onClick={list.loadMore}>
          {texts.more}
        </Button>
      ) : null}
      {footer === undefined ? null : <div className="text-body text-text">{footer}</div>}
    </div>
  );
}
