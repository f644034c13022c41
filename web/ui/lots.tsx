// The way of a record as lots side by side: what happened, and when. One column where there is no
// room for a row.
import type { ReactNode } from "react";
import { type Formats, useFormats } from "../lib/format/format.ts";
import { classes } from "./classes.ts";
import { PANEL } from "./screen.tsx";

export interface Lot {
  readonly id: string;
  /** ISO 8601; null if the time is unknown. */
  readonly at: string | null;
  readonly title: ReactNode;
  readonly about?: ReactNode;
  /** A step that failed or ended it. */
  readonly isNegative?: boolean;
  /** It is still to happen: hollow and tinted. */
  readonly isAhead?: boolean;
}

export function Lots({
  label,
  lots,
}: {
  readonly label: string;
  readonly lots: readonly Lot[];
}): ReactNode {
  const formats = useFormats();
  return (
    <div className="@container">
      <ol
        aria-label={label}
        className={classes(
          PANEL,
          "grid divide-y divide-line @min-[860px]:auto-cols-fr @min-[860px]:grid-flow-col",
          "@min-[860px]:divide-x @min-[860px]:divide-y-0",
        )}
      >
        {lots.map((lot, index) => (
          <li
            key={lot.id}
            className={classes(
              "flex flex-wrap items-baseline justify-between gap-x-3 px-3 py-2",
              "@min-[860px]:grid @min-[860px]:content-start",
              lot.isAhead === true && "bg-accent-soft",
            )}
          >
            <p
              className={classes(
                "flex items-baseline gap-2 font-medium",
                lot.isNegative === true && "text-negative",
              )}
            >
              <Mark lot={lot} />
              {lot.title}
            </p>
            {lot.at === null ? null : (
              <time
                dateTime={lot.at}
                title={formats.dateTime(lot.at)}
                className="text-label text-text-2"
              >
                {index === 0
                  ? formats.dateTime(lot.at)
                  : since(lots[0]?.at ?? null, lot.at, formats)}
              </time>
            )}
            {lot.about === undefined ? null : (
              <div className="w-full text-label text-text-2">{lot.about}</div>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Mark({ lot: { isAhead = false, isNegative = false } }: { readonly lot: Lot }): ReactNode {
  return (
    <span
      aria-hidden="true"
      className={classes(
        "size-2 shrink-0 translate-y-[-1px] border",
        isNegative ? "border-negative" : "border-accent",
        isAhead ? "" : isNegative ? "bg-negative" : "bg-accent",
      )}
    />
  );
}

/** The time after the first step: "+ 4 ms", "+ 8 min"; empty where it is the same moment. */
function since(first: string | null, at: string, formats: Formats): string {
  if (first === null) return formats.dateTime(at);
  const ms = Date.parse(at) - Date.parse(first);
  if (ms <= 0) return "";
  return `+ ${formats.elapsed(ms)}`;
}
