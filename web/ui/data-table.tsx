// Shows a list as a table: sorted and filtered by the server, page after page, with all choices in
// the address.
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import type { To } from "react-router";
import type { ShownList } from "../lib/documents/use-documents.ts";
import { useFormats } from "../lib/format/format.ts";
import { useTexts } from "../lib/text/text.ts";
import { TABLE_TEXTS } from "../../locales/catalogues/table.ts";
import { UI_TEXTS } from "../../locales/catalogues/ui.ts";
import { Button } from "./button.tsx";
import { Empty, Notice, ProblemNotice } from "./notice.tsx";
import { type Selection, useSelection } from "./table/selection.ts";
import type { SumRow } from "./table/sum-rows.tsx";
import { type Pointing, TableRows } from "./table/table-rows.tsx";
import { TableToolbar } from "./table/table-toolbar.tsx";
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
  /** Chips of conditions other than the filters, before them. */
  readonly chips?: ReactNode;
  /** More such chips, shown when all filters are. */
  readonly moreChips?: ReactNode;
  /** How many filters stand in the line before the others are asked for; four by default. */
  readonly firstFilters?: number;
  /** Draws the rows with their notices, such as beside a picture. */
  readonly around?: (rows: ReactNode) => ReactNode;
  /** Rows below all others, with sums under the columns. */
  readonly sums?: readonly SumRow[] | undefined;
  /** Sums, right of the count. */
  readonly footer?: ReactNode;
  /** Right end of the toolbar, such as an export. */
  readonly tools?: ReactNode;
  /** Rows that arrived while the person was looking are tinted for a moment. */
  readonly isNew?: (row: Row) => boolean;
  /** The row pointed at here or in a picture beside the table is highlighted in both. */
  readonly pointing?: Pointing<Row> | undefined;
}

const NO_ROWS: readonly never[] = [];

export function DataTable<Row>(props: DataTableProps<Row>): ReactNode {
  const { table, list, idOf, bulk, empty, around } = props;
  const texts = useTexts(TABLE_TEXTS);
  const chosen = useShownColumns(table);
  const rows = list.value ?? NO_ROWS;
  const selection = useSelection(rows, idOf);
  const isEmpty = list.value !== undefined && rows.length === 0;
  const part = useRef<HTMLDivElement>(null);
  const shown = (
    <>
      {table.ignored.length === 0 ? null : (
        <Notice tone="warning">
          {table.ignored.map(({ label, text }) => texts.ignoredFilter(label, text)).join(" ")}
        </Notice>
      )}
      {list.problem === null ? null : <ProblemNotice problem={list.problem} onRetry={list.retry} />}
      {isEmpty && !table.isFiltered ? empty : null}
      {isEmpty && table.isFiltered ? (
        <Empty sentence={texts.noRows}>
          <Button onClick={table.clearFilters}>{texts.clearFilters}</Button>
        </Empty>
      ) : null}
      {isEmpty || (list.value === undefined && list.problem !== null) ? null : (
        <TableRows
          {...props}
          chosen={chosen}
          rows={rows}
          selection={bulk === undefined ? null : selection}
        />
      )}
      {isEmpty || list.value === undefined ? null : (
        <TableFooter list={list} footer={props.footer} />
      )}
    </>
  );
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
          chips={props.chips}
          moreChips={props.moreChips}
          firstFilters={props.firstFilters}
          tools={props.tools}
        />
      )}
      {around === undefined ? shown : around(shown)}
    </div>
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
  const texts = useTexts(TABLE_TEXTS);
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
  const texts = useTexts(TABLE_TEXTS);
  const ui = useTexts(UI_TEXTS);
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
          {ui.more}
        </Button>
      ) : null}
      {footer === undefined ? null : <div className="text-body text-text">{footer}</div>}
    </div>
  );
}
