// Picks states on a map of equal tiles: a checkbox for each, about where the state lies.
import type { ReactNode } from "react";
import { classes } from "./classes.ts";

/** Rows of the map from north to south; "." is an empty place. */
const ROWS = [
  "AK . . . . . . . . . ME",
  ". . . . . . . . . VT NH",
  "WA ID MT ND MN IL WI MI NY RI MA",
  "OR NV WY SD IA IN OH PA NJ CT .",
  "CA UT CO NE MO KY WV VA MD DE .",
  ". AZ NM KS AR TN NC SC DC . .",
  ". . . OK LA MS AL GA . . .",
  "HI . . TX . . . . FL . PR",
] as const;

const TILES = ROWS.flatMap((row, line) =>
  row
    .split(" ")
    .flatMap((code, place) => (code === "." ? [] : [{ code, row: line + 1, column: place + 1 }])),
);

interface StateTilesProps {
  /** What the states are for. */
  readonly label: string;
  /** The name of a state by its code. */
  readonly nameOf: (code: string) => string;
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (code: string, isChosen: boolean) => void;
}

/** In CSS pixels. */
const [TILE, GAP] = [26, 3];
const GRID = {
  gridTemplateColumns: `repeat(11, ${TILE}px)`,
  gridAutoRows: TILE,
  gap: GAP,
} as const;

export function StateTiles({ label, nameOf, chosen, onToggle }: StateTilesProps): ReactNode {
  return (
    <fieldset className="grid max-w-full min-w-0 overflow-x-auto" style={GRID}>
      <legend className="sr-only">{label}</legend>
      {TILES.map(({ code, row, column }) => (
        <label
          key={code}
          title={nameOf(code)}
          style={{ gridRow: row, gridColumn: column }}
          className={classes(
            "relative grid cursor-pointer place-items-center rounded-chip border text-micro",
            chosen.has(code)
              ? "border-accent bg-accent font-semibold text-accent-ink"
              : "border-rule text-text-2 hover:bg-accent-soft",
          )}
        >
          <input
            type="checkbox"
            aria-label={nameOf(code)}
            checked={chosen.has(code)}
            onChange={({ target }) => onToggle(code, target.checked)}
            className="absolute inset-0 cursor-pointer appearance-none"
          />
          <span aria-hidden="true" translate="no">
            {code}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
