// Words a field problem of the server: a sentence of the catalog in the reader's language, or else
// the server's own.
import type { FieldTexts } from "../../../locales/en/field-problems.ts";
import type { ApiFieldError } from "./problem.ts";
import { CENTS_PER_DOLLAR } from "../../../domain/money/money.ts";

const BASIS_POINTS_PER_PERCENT = 100;

/** Keyed by the field's name and the problem's code. */
const KNOWN: Readonly<Record<string, keyof FieldTexts["known"]>> = {
  "email invalid": "email",
  "email taken": "emailTaken",
  "current_password wrong": "passwordWrong",
  "name invalid": "name",
  "company invalid": "name",
  "time_zone invalid": "zone",
  "licensed_states invalid": "state",
  "zip_code invalid": "zip",
  "status invalid": "networkActive",
  "status archived": "archived",
  "blocked_source_ids invalid": "source",
  "exclusive_bid_cents missing": "bid",
  "close_minute invalid": "hours",
  "hours duplicate": "hoursTwice",
  "adjustments duplicate": "adjustedTwice",
  "miles out_of_range": "miles",
};

type Bounded =
  | "least"
  | "most"
  | "above"
  | "below"
  | "longest"
  | "shortest"
  | "mostItems"
  | "leastItems";

/** How the server's schemas word an exceeded bound. */
const BOUNDS: readonly (readonly [pattern: RegExp, text: Bounded])[] = [
  [/must be >= (-?[\d.]+)\.$/, "least"],
  [/must be <= (-?[\d.]+)\.$/, "most"],
  [/must be > (-?[\d.]+)\.$/, "above"],
  [/must be < (-?[\d.]+)\.$/, "below"],
  [/must NOT have more than (\d+) characters/, "longest"],
  [/must NOT have fewer than (\d+) characters/, "shortest"],
  [/must NOT have more than (\d+) items/, "mostItems"],
  [/must NOT have fewer than (\d+) items/, "leastItems"],
];
const SHAPES: readonly (readonly [
  pattern: RegExp,
  text: "whole" | "number" | "written" | "choice" | "twice",
])[] = [
  [/must be integer/, "whole"],
  [/must be number/, "number"],
  [/must match (?:pattern|format)/, "written"],
  [/must be equal to (?:one of|constant)/, "choice"],
  [/must NOT have duplicate items/, "twice"],
];

/** Returns the sentence at the field's own control. */
export function fieldSentence({ field, code, message }: ApiFieldError, texts: FieldTexts): string {
  const name = nameOf(field);
  for (const [pattern, text] of BOUNDS) {
    const bound = pattern.exec(message)?.[1];
    if (bound !== undefined) return texts[text](shownBound(name, bound));
  }
  if (code === "above_ceiling") return texts.ceiling(/\$[\d.]+\d/.exec(message)?.[0] ?? "");
  const known = KNOWN[`${name} ${code}`];
  if (known !== undefined) return texts.known[known];
  const shape = SHAPES.find(([pattern]) => pattern.test(message));
  if (shape !== undefined) return texts[shape[1]];
  const kinds: Readonly<Record<string, string>> = texts.kinds;
  return kinds[code] ?? texts.server(message);
}

/** A bound as its control shows the number: in dollars or percent. */
function shownBound(name: string, bound: string): string {
  if (name.endsWith("_cents")) return `$${Number(bound) / CENTS_PER_DOLLAR}`;
  if (name.endsWith("_basis_points")) return `${Number(bound) / BASIS_POINTS_PER_PERCENT}%`;
  return bound;
}

/**
 * Returns the sentences away from their controls: each once, with the field's name if it has one.
 */
export function fieldSentences(
  fields: readonly ApiFieldError[],
  texts: FieldTexts,
): readonly string[] {
  const names: Readonly<Record<string, string>> = texts.names;
  return [
    ...new Set(
      fields.map((problem) => {
        const name = names[nameOf(problem.field)];
        const sentence = fieldSentence(problem, texts);
        return name === undefined ? sentence : texts.named(name, sentence);
      }),
    ),
  ];
}

/** The last named member of a JSON pointer: "licensed_states" of "/licensed_states/2". */
function nameOf(field: string): string {
  return field.split("/").findLast((part) => part !== "" && !/^\d+$/.test(part)) ?? "";
}
