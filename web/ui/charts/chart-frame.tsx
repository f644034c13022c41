// Frames every chart: its title, the drawing, and the same numbers as a table for readers who
// prefer one.
import { type ReactNode, useId, useState } from "react";
import { useTexts } from "../../lib/text/text.ts";
import { CHART_TEXTS } from "../../../locales/catalogues/chart.ts";
import { useWidth } from "../../lib/use-size.ts";
import { classes } from "../classes.ts";
import { Hatch } from "./hatch.tsx";

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
  /** Right of the title, such as the choice of what is drawn. */
  readonly tools?: ReactNode;
  /** The title is the heading of a section of the screen, rather than of a part of one. */
  readonly isSection?: boolean;
  /** Without it, the title is above the drawing rather than in a card with it. */
  readonly isFramed?: boolean;
  /** Whether dashes stand for the previous period; a note says that they do. */
  readonly isCompared?: boolean;
  /** Whether hatching stands for what is not over yet; a note says that it does. */
  readonly isOpen?: boolean;
  /** Whether there is nothing to draw; a sentence is shown then. */
  readonly isEmpty: boolean;
  /** Draws at a width in pixels. */
  readonly children: (width: number) => ReactNode;
}

export function ChartFrame({
  title,
  about,
  table,
  tools,
  isSection = false,
  isFramed = true,
  isCompared = false,
  isOpen = false,
  isEmpty,
  children,
}: ChartFrameProps): ReactNode {
  const id = useId();
  const [isTable, beTable] = useState(false);
  const [box, width] = useWidth<HTMLDivElement>();
  const Heading = isSection ? "h2" : "h3";
  return (
    <figure
      aria-labelledby={id}
      className={classes(
        "grid min-w-0 content-start",
        isFramed ? "gap-3 rounded-panel border border-line bg-surface p-4" : "gap-2.5",
      )}
    >
      <figcaption className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <Heading id={id} className={isSection ? "text-section" : "text-body font-semibold"}>
            {title}
          </Heading>
          {about === undefined ? null : <p className="text-label text-text-2">{about}</p>}
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {tools}
          {isEmpty ? null : <TableSwitch isTable={isTable} onSwitch={() => beTable(!isTable)} />}
        </div>
      </figcaption>
      {isTable && !isEmpty ? <TableTwin title={title} table={table} /> : null}
      <div ref={box} hidden={isTable && !isEmpty} className="grid min-w-0 gap-2">
        {isEmpty ? (
          <NoData />
        ) : width > 0 ? (
          <>
            {children(width)}
            <Legend isCompared={isCompared} isOpen={isOpen} />
          </>
        ) : null}
      </div>
    </figure>
  );
}

function NoData(): ReactNode {
  const texts = useTexts(CHART_TEXTS);
  return <p className="grid min-h-32 place-items-center text-center text-text-2">{texts.noData}</p>;
}

function TableSwitch({
  isTable,
  onSwitch,
}: {
  readonly isTable: boolean;
  readonly onSwitch: () => void;
}): ReactNode {
  const texts = useTexts(CHART_TEXTS);
  return (
    <button
      type="button"
      onClick={onSwitch}
      className={
        "no-print min-h-6 rounded-chip text-label font-medium text-accent " +
        "hover:underline pointer-coarse:min-h-11"
      }
    >
      {isTable ? texts.asChart : texts.asTable}
    </button>
  );
}

/** What dashes and hatching stand for. */
function Legend({
  isCompared,
  isOpen,
}: Required<Pick<ChartFrameProps, "isCompared" | "isOpen">>): ReactNode {
  const texts = useTexts(CHART_TEXTS);
  const hatch = useId();
  if (!isCompared && !isOpen) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-label text-text-2">
      {isCompared ? <li>{texts.dashesAreBefore}</li> : null}
      {isOpen ? (
        <li className="inline-flex items-center gap-1.5">
          <svg width="14" height="14" aria-hidden="true">
            <defs>
              <Hatch id={hatch} />
            </defs>
            <rect width="14" height="14" fill={`url(#${hatch})`} />
          </svg>
          {texts.hatchIsOpen}
        </li>
      ) : null}
    </ul>
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
