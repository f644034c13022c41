// A list of states as a person types it.

/** Fifty states, the capital's district and Puerto Rico. */
export const STATES = new Set(
  (
    "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH " +
    "NJ NM NY NC ND OH OK OR PA PR RI SC SD TN TX UT VT VA WA WV WI WY"
  ).split(" "),
);

/** The states named, each once, in order; `wrong` is the first word that is none. */
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
