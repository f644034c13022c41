// Reads a typed list of states.
import { PROPERTY_STATES } from "../../domain/lead/state-codes.ts";

/** The states, DC and the territories: where property stands. */
export const STATES: ReadonlySet<string> = new Set(PROPERTY_STATES);

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
