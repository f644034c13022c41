// Finds counties by typed text: a part of the name, the state's letters or name, or the five
// digits. Pure.
import { US_STATES, stateOfCounty } from "../../../../domain/lead/us-states.ts";

const MOST_FOUND = 8;
const STATE_NAMES = new Map(US_STATES.map(({ code, name }) => [code, plain(name)]));

/** The five digits of those that fit best: those whose name begins so come first. */
export function findCounties(
  typed: string,
  names: Readonly<Record<string, string>>,
): readonly string[] {
  const words = plain(typed)
    .split(" ")
    .filter((word) => word !== "" && word !== "county");
  const [first] = words;
  if (first === undefined) return [];
  const found = Object.entries(names).flatMap(([fips, name]) => {
    const state = stateOfCounty(fips) ?? "";
    const parts =
      `${plain(name)} ${state.toLowerCase()} ${STATE_NAMES.get(state) ?? ""} ${fips}`.split(" ");
    return words.every((word) => parts.some((part) => part.startsWith(word)))
      ? [{ fips, name: plain(name), state }]
      : [];
  });
  const asked = words.join(" ");
  const rank = (name: string): number =>
    name === asked || name === first
      ? 0
      : name.startsWith(asked)
        ? 1
        : name.startsWith(first)
          ? 2
          : 3;
  return found
    .sort(
      (a, b) =>
        rank(a.name) - rank(b.name) ||
        a.name.localeCompare(b.name) ||
        a.state.localeCompare(b.state),
    )
    .slice(0, MOST_FOUND)
    .map(({ fips }) => fips);
}

/** Without accents, capitals and points, as people type. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
}
