// Frames every chart: its title, the drawing, and the same numbers as a table for readers who
// prefer one.
import { type ReactNode, useId, useState } from "react";
import { useTexts } from "../../lib/text/text.ts";
import { CHART_TEXTS } from "../../../locales/catalogues/chart.ts";
import { useWidth } from "../../lib/use-width.ts";

/** The numbers of a chart: a head, and rows whose first cell names the row. */
export interface ChartTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly [name: string, ...values: string[]])[];
}

interface ChartFrameProps {
  readonly title: string;
  /** What it shows in a sentence, beneath the title. */
  readonly about?: ReactNode;
  readonly table: ChartTable;
  /** Whether dashes stand for the previous period; a note says that they do. */
  readonly isCompared?: boolean;
  /** Whether there is nothing to draw; a sentence is shown then. */
  readonly isEmpty: boolean;
  /** Draws at a width in pixels. */
  readonly children: (width: number) => ReactNode;
}

export function ChartFrame({
  title,
  about,
  table,
  isCompared = false,
  isEmpty,
  children,
}: ChartFrameProps): ReactNode {
  const texts = useTexts(CHART_TEXTS);
  const id = useId();
  const [isTable, beTable] = useState(false);
  const [box, width] = useWidth<HTMLDivElement>();
  return (
    <figure
      aria-labelledby={id}
      className="grid min-w-0 content-start gap-3 rounded-panel border border-line bg-surface p-4"
    >
      <figcaption className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div>
          <h3 id={id} className="text-body font-semibold">
            {title}
          </h3>
          {about === undefined ? null : <p className="text-label text-text-2">{about}</p>}
          {isCompared && !isEmpty ? (
            <p className="text-label text-text-2">{texts.dashesAreBefore}</p>
          ) : null}
        </div>
        {isEmpty ? null : (
          <button
            type="button"
            onClick={() => beTable(!isTable)}
            className={
              "no-print min-h-6 rounded-chip text-label text-accent " +
              "underline underline-offset-2 pointer-coarse:min-h-11"
            }
          >
            {isTable ? texts.asChart : texts.asTable}
          </button>
        )}
      </figcaption>
      {isTable && !isEmpty ? <TableTwin title={title} table={table} /> : null}
      <div ref={box} hidden={isTable && !isEmpty} className="min-w-0">
        {isEmpty ? (
          <p className="grid min-h-32 place-items-center text-center text-text-2">{texts.noData}</p>
        ) : width > 0 ? (
          children(width)
        ) : null}
      </div>
    </figure>
  );
}

function TableTwin({
  title,
  table: { head, rows },
}: {
  readonly title: string;
  readonly table: ChartTable;
}): ReactNode {
  return (
    <div
      role="region"
      aria-label={title}
      tabIndex={0}
      className="max-h-80 overflow-auto border border-line"
    >
      <table className="w-full border-separate border-spacing-0">
        <thead>
          <tr>
            {head.map((name, place) => (
              <th
                key={name}
                scope="col"
                className={
                  "sticky top-0 border-b border-line bg-sunken px-3 py-1.5 text-label " +
                  `font-medium text-text-2 ${place === 0 ? "text-left" : "text-right"}`
                }
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name}>
              <th
                scope="row"
                className="border-b border-line px-3 py-1.5 text-left font-normal whitespace-nowrap"
              >
                {name}
              </th>
              {values.map((value, place) => (
                <td key={head[place + 1]} className="border-b border-line px-3 py-1.5 text-right">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
