// Describes a record as names and values. Unknown values say so.
import type { ReactNode } from "react";
import { useTexts } from "../lib/text/text.ts";
import { UI_TEXTS } from "../../locales/catalogues/ui.ts";
import { classes } from "./classes.ts";

/** `shown` stands for the label if it is more than a text, such as a term. */
export type DescriptionRow = readonly [label: string, value: ReactNode, shown?: ReactNode];

/** `wide` sets the rows in two columns if there is space. */
export function Description({
  rows,
  wide = false,
}: {
  readonly rows: readonly DescriptionRow[];
  readonly wide?: boolean;
}): ReactNode {
  const texts = useTexts(UI_TEXTS);
  return (
    <dl className={classes("grid gap-x-8", wide && "lg:grid-cols-2")}>
      {rows.map(([label, value, shown = label]) => (
        <div
          key={label}
          className={classes(
            "grid min-h-9 grid-cols-[minmax(6.5rem,min(11rem,38%))_minmax(0,1fr)] " +
              "content-center gap-x-3 border-b border-line py-1.5 last:border-b-0",
            wide && "lg:[&:nth-last-child(2):nth-child(odd)]:border-b-0",
          )}
        >
          <dt className="text-text-2">{shown}</dt>
          <dd className="min-w-0 break-words">
            {value === null || value === undefined || value === "" ? (
              <span className="text-text-3">{texts.notGiven}</span>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
