// The table of a report: lines with their first column in place, columns of measures, and totals.
// Each figure is a link that opens its rows.
import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import type { Dimension } from "../../../../domain/reports/pivot/dimensions.ts";
import { PIVOT_TEXTS } from "../../../../locales/catalogues/pivot.ts";
import { searchWith } from "../../../lib/address.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { classes } from "../../../ui/classes.ts";
import { TABLE_FRAME } from "../../../ui/fitted/table-frame.ts";
import { Name } from "../../../ui/name.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { written } from "../reports/index.ts";
import { PIVOT_ADDRESS, filtersOfFigure } from "./pivot-address.ts";
import { nextSort, sortKey, sortLines } from "./sort-lines.ts";
import type { OpenReport, PivotTable } from "./use-pivot.ts";

type Line = PivotTable["lines"][number];
type Figures = Line["total"];
type Measured = PivotTable["measures"][number];

const CELL = "border-b border-line px-3 py-1.5";
const FIRST = "sticky left-0 z-1 bg-inherit text-left";

interface TableProps {
  readonly report: OpenReport;
  readonly table: PivotTable;
}

/** A group of figures: of one column, or of all. */
interface ColumnGroup {
  /** Null for all columns together. */
  readonly place: number | null;
  readonly value: string | null;
  readonly name: string | null;
}

export function PivotTableView({ report, table }: TableProps): ReactNode {
  const texts = useTexts(PIVOT_TEXTS);
  const formats = useFormats();
  const { column } = table;
  const groups: readonly ColumnGroup[] = [
    ...table.columns.map((key, place) => ({
      place,
      value: key.value,
      name: column === null ? null : report.nameOf(column, key),
    })),
    { place: null, value: null, name: column === null ? null : texts.total },
  ];
  const lines = sortLines(table, report.state.sort);
  const label = table.rows.map((row) => texts.dimension[row]).join(", ");
  return (
    <>
      <div role="region" aria-label={label} tabIndex={0} className={TABLE_FRAME}>
        <table aria-label={label} className="w-full border-separate border-spacing-0">
          <Head report={report} table={table} groups={groups} />
          <tbody>
            {lines.map((line) => (
              <BodyLine
                key={line.keys.map(({ value }) => value).join("\n")}
                {...{ report, table, groups, line }}
              />
            ))}
          </tbody>
          <tfoot>
            <tr className="bg-sunken font-medium">
              <th scope="row" className={classes(CELL, FIRST, "font-medium")}>
                {texts.total}
              </th>
              <FigureCells
                {...{ report, table, groups }}
                of={({ place }) => (place === null ? table.total : table.column_totals[place])}
                values={[]}
              />
            </tr>
          </tfoot>
        </table>
      </div>
      {table.lines_left_out + table.columns_left_out === 0 ? null : (
        <p role="note" className="text-label text-text-2">
          {table.columns_left_out === 0
            ? texts.leftLines(formats.number(table.lines_left_out))
            : texts.left(
                formats.number(table.lines_left_out),
                formats.number(table.columns_left_out),
              )}
        </p>
      )}
    </>
  );
}

function Head({
  report: { state, change },
  table,
  groups,
}: TableProps & { readonly groups: readonly ColumnGroup[] }): ReactNode {
  const texts = useTexts(PIVOT_TEXTS);
  const isDivided = table.column !== null;
  const names = table.rows.map((row) => texts.dimension[row]).join(" / ");
  const head = "h-8 border-b border-line px-3 font-medium";
  return (
    <thead className="text-label text-text-2">
      {isDivided ? (
        <tr className="bg-sunken">
          <td className={classes(head, FIRST)} />
          {groups.map(({ value, name }) => (
            <th
              key={value ?? "\n"}
              scope="colgroup"
              colSpan={table.measures.length}
              className={classes(head, "border-l text-left whitespace-nowrap")}
            >
              {name}
            </th>
          ))}
        </tr>
      ) : null}
      <tr className="bg-sunken">
        <th scope="col" className={classes(head, FIRST)}>
          {names}
        </th>
        {groups.flatMap(({ value }) =>
          table.measures.map(({ measure }, place) => {
            const key = sortKey(measure, value);
            const isUp = state.sort === key;
            const isDown = state.sort === `-${key}`;
            return (
              <th
                key={key}
                scope="col"
                aria-sort={isUp ? "ascending" : isDown ? "descending" : "none"}
                className={classes(
                  head,
                  "text-right whitespace-nowrap",
                  isDivided && place === 0 && "border-l",
                )}
              >
                <button
                  type="button"
                  title={texts.sortBy(texts.measure[measure])}
                  className="inline-flex min-h-6 items-center gap-1 hover:text-text"
                  onClick={() => change({ sort: nextSort(state.sort, key) })}
                >
                  {isUp ? <ArrowUp size={12} aria-hidden="true" /> : null}
                  {isDown ? <ArrowDown size={12} aria-hidden="true" /> : null}
                  {texts.measure[measure]}
                </button>
              </th>
            );
          }),
        )}
      </tr>
    </thead>
  );
}

interface LineProps extends TableProps {
  readonly groups: readonly ColumnGroup[];
}

function BodyLine({ line, ...rest }: LineProps & { readonly line: Line }): ReactNode {
  const { report, table } = rest;
  const [first = "", ...others] = line.keys.map((key, place) =>
    report.nameOf(table.rows[place] ?? "source", key),
  );
  const name = <Name className="font-medium">{first}</Name>;
  return (
    <tr className="bg-surface">
      <th scope="row" className={classes(CELL, FIRST, "max-w-64 min-w-32 font-normal")}>
        {others.length === 0 ? name : <TwoLines main={name} sub={others.join(" · ")} />}
      </th>
      <FigureCells
        {...rest}
        of={({ place }) => (place === null ? line.total : line.cells[place])}
        values={line.keys.map(({ value }, place) => [table.rows[place] ?? "source", value])}
      />
    </tr>
  );
}

interface FigureCellsProps extends LineProps {
  readonly of: (group: ColumnGroup) => Figures | undefined;
  readonly values: readonly (readonly [Dimension, string])[];
}

/** The figures of a line, or of the totals. */
function FigureCells({ report, table, groups, of, values }: FigureCellsProps): ReactNode {
  const isCompared = report.period.isCompared;
  return groups.flatMap((group) =>
    table.measures.map((measured, place) => {
      const figures = of(group);
      const now = figures?.values[place] ?? null;
      const column: readonly (readonly [Dimension, string])[] =
        table.column === null || group.value === null ? [] : [[table.column, group.value]];
      return (
        <td
          key={`${group.value ?? "\n"} ${measured.measure}`}
          className={classes(
            CELL,
            "text-right whitespace-nowrap",
            table.column !== null && place === 0 && "border-l",
          )}
        >
          <Figure
            {...{ report, table, measured, now }}
            before={isCompared ? (figures?.previous[place] ?? null) : undefined}
            values={[...values, ...column]}
            place={place}
            share={place === 0 && table.column === null && values.length > 0}
          />
        </td>
      );
    }),
  );
}

interface FigureProps extends TableProps {
  readonly measured: Measured;
  readonly place: number;
  readonly now: number | null;
  /** Undefined where the days before are not shown. */
  readonly before: number | null | undefined;
  readonly values: readonly (readonly [Dimension, string])[];
  /** Whether a bar shows its share of the greatest. */
  readonly share: boolean;
}

function Figure(props: FigureProps): ReactNode {
  const { report, table, measured, place, now, before, values, share } = props;
  const texts = useTexts(PIVOT_TEXTS);
  const formats = useFormats();
  const [search] = useSearchParams();
  const greatest = Math.max(...table.lines.map(({ total }) => Math.abs(total.values[place] ?? 0)));
  const write = (value: number | null): string =>
    value === null ? "—" : written(value, measured.unit, formats, greatest);
  const figure = [measured.measure, ...filtersOfFigure(report.state.filters, values)];
  const main =
    now === null || now === 0 ? (
      write(now)
    ) : (
      <Link
        to={{ search: searchWith(search, { figure: PIVOT_ADDRESS.figure.write(figure) }) }}
        preventScrollReset
        className="inline-flex min-h-6 min-w-6 items-center justify-end hover:underline"
      >
        {write(now)}
      </Link>
    );
  return (
    <span className="flex items-center justify-end gap-2">
      {share && greatest > 0 ? <Bar share={Math.max(0, now ?? 0) / greatest} /> : null}
      {before === undefined ? main : <TwoLines main={main} sub={texts.before(write(before))} />}
    </span>
  );
}

function Bar({ share }: { readonly share: number }): ReactNode {
  return (
    <svg
      aria-hidden="true"
      className="mr-auto h-1 w-24 rounded-full bg-line max-sm:hidden"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
    >
      <rect width={100 * share} height="4" fill="var(--series)" />
    </svg>
  );
}
