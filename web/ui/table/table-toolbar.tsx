// The toolbar of a table: its views, its filters, its column choice, and the screen's own tools.
import { Columns3, X } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "../../lib/text/text.ts";
import { UI_TEXTS } from "../../../locales/catalogues/ui.ts";
import { IconButton } from "../button.tsx";
import { classes } from "../classes.ts";
import { Menu, MenuCheck } from "../menu.tsx";
import { FilterChip } from "./filter-chip.tsx";
import { TableViews } from "./table-views.tsx";
import type { ShownColumns } from "./use-shown-columns.ts";
import type { Table } from "./use-table.ts";
import type { FixedView } from "./views.ts";

interface TableToolbarProps<Row> {
  readonly table: Table<Row>;
  readonly chosen: ShownColumns<Row>;
  readonly views: readonly FixedView[] | undefined;
  readonly canWatch: boolean;
  readonly tools: ReactNode;
}

export function TableToolbar<Row>({
  table,
  chosen,
  views,
  canWatch,
  tools,
}: TableToolbarProps<Row>): ReactNode {
  const texts = useTexts(UI_TEXTS);
  const { filters = [], isFiltered, clearFilters } = table;
  return (
    <div
      className={classes(
        "flex items-start gap-x-3 gap-y-2",
        tools !== undefined && "max-sm:flex-wrap",
      )}
    >
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
        {views === undefined ? null : (
          <TableViews table={table} fixed={views} canWatch={canWatch} />
        )}
        {filters.length === 0 ? null : (
          <div
            role="group"
            aria-label={texts.filters}
            className={
              "flex items-center gap-1 max-sm:-m-1 max-sm:max-w-full " +
              "max-sm:overflow-x-auto max-sm:p-1 max-sm:*:shrink-0 sm:flex-wrap"
            }
          >
            {filters.map((filter) => (
              <FilterChip
                key={filter.id}
                filter={filter}
                text={table.valueOf(filter.id)}
                onChange={(text, step) => table.setFilter(filter.id, text, step)}
              />
            ))}
            {isFiltered ? (
              <IconButton label={texts.clearFilters} onClick={clearFilters}>
                <X size={16} strokeWidth={1.5} />
              </IconButton>
            ) : null}
          </div>
        )}
      </div>
      <div className="no-print ml-auto flex shrink-0 items-center gap-2">
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
