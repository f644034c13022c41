// Shows the figures of a screen in one framed strip: their names, values, and changes from the
// previous period.
import type { ReactNode } from "react";
import { Link, type To } from "react-router";
import { useFormats } from "../lib/format/format.ts";
import { useTexts } from "../lib/text/text.ts";
import { UI_TEXTS } from "../../locales/catalogues/ui.ts";
import { type Change, changeBetween, pointsBetween } from "./change.ts";
import { classes } from "./classes.ts";

export interface Figure {
  readonly label: string;
  /** Formatted; null while it is loading. */
  readonly value: string | null;
  /** The number now and in the previous period. Zero before is nothing to compare with. */
  readonly change?: readonly [now: number, before: number] | undefined;
  /** The two numbers are shares in basis points: the change is stated in points. */
  readonly isShare?: boolean;
  /** The number of the previous period, formatted. */
  readonly from?: string | undefined;
  /** The direction in which the figure gets better; absent where neither is. */
  readonly better?: "up" | "down" | undefined;
  /** In place of a change, or beneath it: a benchmark for the figure. */
  readonly note?: ReactNode;
  /** A line beside the figure, where the cell has room for it; decorative. */
  readonly spark?: ReactNode;
  /** The link to where the figure comes from. */
  readonly to?: To | undefined;
}

const MOST = 4;
const COLUMNS: Readonly<Record<number, string>> = {
  1: "",
  2: "sm:grid-cols-2",
  3: "sm:grid-cols-2 sm:*:last:col-span-2 lg:grid-cols-3 lg:*:last:col-span-1",
  4: "sm:grid-cols-2 xl:grid-cols-4",
};

/** Shows up to four; a fifth would be one too many to take in. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }): ReactNode {
  const shown = figures.slice(0, MOST);
  return (
    <dl
      className={classes(
        "grid gap-px overflow-hidden rounded-panel border border-line bg-line",
        COLUMNS[shown.length],
      )}
    >
      {shown.map((figure) => (
        <FigureCell key={figure.label} figure={figure} />
      ))}
    </dl>
  );
}

function FigureCell({
  figure: { label, value, change, from, better, isShare = false, note, spark, to },
}: {
  readonly figure: Figure;
}): ReactNode {
  const texts = useTexts(UI_TEXTS);
  return (
    <div
      className={"@container grid grid-cols-[1fr_auto] content-start gap-x-3 bg-surface px-4 py-3"}
    >
      <dt className="col-span-2 text-label font-medium text-text-2">{label}</dt>
      <dd className="min-w-0">
        <span className="block text-figure">
          {value === null ? (
            <span className="late text-text-3">
              …<span className="sr-only">{texts.loading}</span>
            </span>
          ) : to === undefined ? (
            value
          ) : (
            <Link to={to} className="hover:underline">
              {value}
            </Link>
          )}
        </span>
        {change === undefined || change[1] === 0 ? null : (
          <ChangeWords
            change={isShare ? pointsBetween(...change) : changeBetween(...change)}
            isShare={isShare}
            from={from}
            better={better}
          />
        )}
        {note === undefined ? null : <span className="block text-label text-text-2">{note}</span>}
      </dd>
      {spark === undefined ? null : (
        <dd aria-hidden="true" className="hidden h-9.5 w-23 self-end @min-[210px]:block">
          {spark}
        </dd>
      )}
    </div>
  );
}

interface ChangeWordsProps extends Pick<Figure, "from" | "better"> {
  readonly change: Change;
  readonly isShare: boolean;
}

/** ▲ 12% from $340, or ▼ 0.6 points from 5.5%: in the accent if it got better. */
function ChangeWords({
  change: { direction, basisPoints },
  isShare,
  from,
  better,
}: ChangeWordsProps): ReactNode {
  const texts = useTexts(UI_TEXTS);
  const formats = useFormats();
  const size =
    basisPoints === null
      ? texts.fromNothing
      : isShare
        ? texts.points(formats.number(Math.round(basisPoints / 10) / 10))
        : formats.percent(basisPoints);
  return (
    <span className="block text-label text-text-2" title={texts.comparedWith}>
      <span
        className={classes(
          "font-semibold",
          direction !== "same" &&
            better !== undefined &&
            (direction === better ? "text-accent" : "text-warning"),
        )}
      >
        {direction === "same" ? (
          texts.same
        ) : (
          <>
            <span aria-hidden="true">{direction === "up" ? "▲" : "▼"}</span>{" "}
            <span className="sr-only">{texts[direction]} </span>
            {size}
          </>
        )}
      </span>{" "}
      {from === undefined ? (
        <span className="sr-only">{texts.comparedWith}</span>
      ) : (
        texts.fromBefore(from)
      )}
    </span>
  );
}
