// Finds the screens whose names are closest to what a person typed.
import { SCREENS, type Screen } from "../lib/screens.ts";

const SHOWN = 3;

/** Returns the three nearest screens to a path, a role's own menu first among equals. */
export function nearestScreens(path: string, menu: readonly Screen[]): Screen[] {
  const word = (path.split("/")[1] ?? "").toLowerCase();
  const rank = (screen: Screen): number =>
    10 * distance(word, screen) + (menu.includes(screen) ? 0 : 5);
  return SCREENS.toSorted((a, b) => rank(a) - rank(b)).slice(0, SHOWN);
}

/** Returns the least number of letters to change, add or drop (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, otherLetter] of [...other].entries())
      next.push(
        Math.min(
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
          (row[j] ?? 0) + (letter === otherLetter ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
