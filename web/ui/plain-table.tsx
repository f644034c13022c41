// A short table that is all there at once: no filters and no pages. It scrolls in a region of its
// own where it is too wide.
import type { ReactNode } from "react";
import { classes } from "./classes.ts";

export interface PlainColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row, index: number) => ReactNode;
  /** Stands right. */
  readonly numeric?: boolean;
  /** Shown on a wide screen alone: nobody has to scroll to the others for it. */
  readonly isExtra?: boolean;
  /** Not shown on a phone, where another column says it too. */
  readonly isWide?: boolean;
}

interface PlainTableProps<Row> {
  readonly label: string;
  /** The first one names the row. */
  readonly columns: readonly PlainColumn<Row>[];
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  /** The last line, such as sums: one cell for each column. */
  readonly footer?: readonly ReactNode[];
}

const CELL = "border-b border-line px-3 py-1.5 align-middle";
const EXTRA = "max-2xl:hidden";
const WIDE = "max-md:hidden";

export function PlainTable<Row>({
  label,
  columns,
  rows,
  idOf,
  footer,
}: PlainTableProps<Row>): ReactNode {
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className="overflow-x-auto border border-b-0 border-line bg-surface"
    >
      <table aria-label={label} className="w-full border-separate border-spacing-0">
        <thead className="bg-sunken text-label text-text-2">
          <tr>
            {columns.map(({ id, header, numeric, isExtra, isWide }) => (
              <th
                key={id}
                scope="col"
                className={classes(
                  "h-8 border-b border-line px-3 font-medium whitespace-nowrap",
                  numeric ? "text-right" : "text-left",
                  isExtra && EXTRA,
                  isWide && WIDE,
                )}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={idOf(row)} className="h-(--row)">
              {columns.map(({ id, cell, numeric, isExtra, isWide }, place) =>
                place === 0 ? (
                  <th
                    key={id}
                    scope="row"
                    className={classes(CELL, "min-w-36 text-left font-normal")}
                  >
                    {cell(row, index)}
                  </th>
                ) : (
                  <td
                    key={id}
                    className={classes(
                      CELL,
                      numeric && "text-right whitespace-nowrap",
                      isExtra && EXTRA,
                      isWide && WIDE,
                    )}
                  >
                    {cell(row, index)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
        {footer === undefined ? null : (
          <tfoot className="bg-sunken font-medium">
            <tr className="h-8">
              {columns.map(({ id, numeric, isExtra, isWide }, place) =>
                place === 0 ? (
                  <th key={id} scope="row" className={classes(CELL, "text-left font-medium")}>
                    {footer[place]}
                  </th>
                ) : (
                  <td
                    key={id}
                    className={classes(
                      CELL,
                      numeric && "text-right whitespace-nowrap",
                      isExtra && EXTRA,
                      isWide && WIDE,
                    )}
                  >
                    {footer[place]}
                  </td>
                ),
              )}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
