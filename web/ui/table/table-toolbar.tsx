// The toolbar of a table: its views, its filters, its column choice, and the screen's own tools.
import { Columns3, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTexts } from "../../lib/text/text.ts";
import { TABLE_TEXTS } from "../../../locales/catalogues/table.ts";
import { IconButton } from "../button.tsx";
import { classes } from "../classes.ts";
import { Menu, MenuCheck } from "../menu.tsx";
import { FilterChip, chipLook } from "./filter-chip.tsx";
import { TableViews } from "./table-views.tsx";
import type { ShownColumns } from "./use-shown-columns.ts";
import type { Table } from "./use-table.ts";
import type { FixedView } from "./views.ts";

interface TableToolbarProps<Row> {
  readonly table: Table<Row>;
  readonly chosen: ShownColumns<Row>;
  readonly views: readonly FixedView[] | undefined;
  readonly canWatch: boolean;
  /** Chips of other conditions, before the filters. */
  readonly chips: ReactNode;
  /** More of them, shown with all filters. */
  readonly moreChips?: ReactNode;
  /** How many filters are shown until all are asked for. */
  readonly firstFilters?: number | undefined;
  readonly tools: ReactNode;
}

/** With more filters, only the first ones and those that are set are shown until asked for. */
const MOST_FILTERS = 6;
const FIRST_FILTERS = 4;
const FILTERS = classes(
  "flex items-center gap-1.5 max-sm:-m-1 max-sm:max-w-[calc(100%+8px)] max-sm:p-1",
  "max-sm:overflow-x-auto max-sm:[scrollbar-width:none] max-sm:*:shrink-0 sm:flex-wrap",
);

export function TableToolbar<Row>({
  table,
  chosen,
  views,
  canWatch,
  chips,
  moreChips,
  firstFilters,
  tools,
}: TableToolbarProps<Row>): ReactNode {
  const texts = useTexts(TABLE_TEXTS);
  return (
    <div className={classes("flex items-start gap-x-3 gap-y-2", "max-sm:flex-wrap")}>
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
        {views === undefined ? null : (
          <TableViews table={table} fixed={views} canWatch={canWatch} />
        )}
        <Filters table={table} chips={chips} moreChips={moreChips} firstFilters={firstFilters} />
      </div>
      <div className="no-print ml-auto flex max-w-full shrink-0 flex-wrap items-center gap-2">
        {tools}
        {chosen.choices.length === 0 ? null : (
          <Menu
            button={(given) => (
              <IconButton {...given} label={texts.columns}>
                <Columns3 size={16} strokeWidth={1.5} />
              </IconButton>
            )}
          >
            {chosen.choices.map(({ column, isShown }) => (
              <MenuCheck
                key={column.id}
                isOn={isShown}
                onChange={(isOn) => chosen.choose(column.id, isOn)}
              >
                {column.header}
              </MenuCheck>
            ))}
          </Menu>
        )}
      </div>
    </div>
  );
}

function Filters<Row>({
  table: { filters = [], isFiltered, clearFilters, valueOf, setFilter },
  chips,
  moreChips,
  firstFilters = FIRST_FILTERS,
}: Pick<TableToolbarProps<Row>, "table" | "chips" | "moreChips" | "firstFilters">): ReactNode {
  const texts = useTexts(TABLE_TEXTS);
  const [isOpen, open] = useState(false);
  if (filters.length === 0 && chips === undefined) return null;
  const isLong = filters.length > MOST_FILTERS;
  const shown = filters.filter(
    ({ id }, place) => isOpen || !isLong || place < firstFilters || valueOf(id) !== "",
  );
  return (
    <div
      role="group"
      aria-label={texts.filters}
      data-filters
      // The palette offers these too.
      data-more-filters={JSON.stringify(
        filters.filter((filter) => !shown.includes(filter)).map(({ label }) => label),
      )}
      className={FILTERS}
    >
      {chips}
      {shown.map((filter) => (
        <FilterChip
          key={filter.id}
          filter={filter}
          text={valueOf(filter.id)}
          onChange={(text, step) => setFilter(filter.id, text, step)}
        />
      ))}
      {isOpen ? moreChips : null}
      {isLong ? (
        <button
          type="button"
          aria-expanded={isOpen}
          data-more
          onClick={() => open(!isOpen)}
          className={chipLook(false)}
        >
          {isOpen ? texts.fewerFilters : texts.moreFilters}
        </button>
      ) : null}
      {isFiltered ? (
        <IconButton label={texts.clearFilters} onClick={clearFilters}>
          <X size={16} strokeWidth={1.5} />
        </IconButton>
      ) : null}
    </div>
  );
}
