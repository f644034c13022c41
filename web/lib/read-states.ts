// Reads a typed list of states.

/** Fifty states, the District of Columbia and Puerto Rico. */
export const STATES = new Set(
  (
    "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH " +
    "NJ NM NY NC ND OH OK OR PA PR RI SC SD TN TX UT VT VA WA WV WI WY"
  ).split(" "),
);

/** Returns the named states, each once, in order; `wrong` is the first word that is not a state. */
export function readStates(text: string): {
  readonly states: readonly string[];
  readonly wrong: string | null;
} {
  const words = text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((word) => word !== "");
  return {
    states: [...new Set(words)].sort(),
    wrong: words.find((word) => !STATES.has(word)) ?? null,
  };
}
