// Finds counties by typed text: part of the name, the state's code or name, or the FIPS code. Pure.
import { foldPlaceName, joinedPlaceName, wholeWord } from "../../../../domain/lead/place-name.ts";
import { US_STATES, stateOfCounty } from "../../../../domain/lead/us-states.ts";

const MOST_FOUND = 8;
const STATE_NAMES = new Map(US_STATES.map(({ code, name }) => [code, plain(name)]));

/** FIPS codes of the best matches; names that begin with the text come first. */
export function findCounties(
  typed: string,
  names: Readonly<Record<string, string>>,
): readonly string[] {
  const words = plain(foldPlaceName(typed))
    .split(" ")
    .filter((word) => word !== "" && word !== "county");
  const [first] = words;
  if (first === undefined) return [];
  const typedWhole = words.join("");
  const found = Object.entries(names).flatMap(([fips, name]) => {
    const state = stateOfCounty(fips) ?? "";
    const parts = [name, foldPlaceName(name), STATE_NAMES.get(state) ?? ""]
      .flatMap((text) => plain(text).split(" "))
      .concat(state.toLowerCase(), fips);
    return words.every((word) =>
      parts.some((part) => part.startsWith(word) || part.startsWith(wholeWord(word))),
    ) ||
      (typedWhole.length > 3 && joinedPlaceName(name).startsWith(typedWhole))
      ? [{ fips, name: plain(foldPlaceName(name)), state }]
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

/** Removes accents, capitals and periods. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
}
