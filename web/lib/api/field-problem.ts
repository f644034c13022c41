// What to say where the server refused a field: a sentence of the catalogue, in the reader's
// language. The server's own comes last.
import type { FieldTexts } from "../../../locales/en/field-problems.ts";
import type { ApiFieldError } from "./problem.ts";
import { CENTS_PER_DOLLAR } from "../../../domain/money/money.ts";

/** By the field's name and the code of the mistake. */
const KNOWN: Readonly<Record<string, keyof FieldTexts["known"]>> = {
  "email invalid": "email",
  "email taken": "emailTaken",
  "password invalid": "password",
  "new_password invalid": "password",
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
  "score_weights invalid": "weights",
  "hot invalid": "hot",
  "after_minutes invalid": "stepTime",
  "basis_points invalid": "stepPrice",
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

/** How the server's schemas say a bound that was passed. */
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

/** The sentence at the field's own control. */
export function fieldSentence({ field, code, message }: ApiFieldError, texts: FieldTexts): string {
  const name = nameOf(field);
  for (const [pattern, text] of BOUNDS) {
    const bound = pattern.exec(message)?.[1];
    if (bound !== undefined)
      return texts[text](name.endsWith("_cents") ? `$${Number(bound) / CENTS_PER_DOLLAR}` : bound);
  }
  const known = KNOWN[`${name} ${code}`];
  if (known !== undefined) return texts.known[known];
  const shape = SHAPES.find(([pattern]) => pattern.test(message));
  if (shape !== undefined) return texts[shape[1]];
  const kinds: Readonly<Record<string, string>> = texts.kinds;
  return kinds[code] ?? texts.server(message);
}

/** The sentences away from their controls: each once, with the field's name where it has one. */
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

/** The last member of a JSON pointer that has a name: "licensed_states" of "/licensed_states/2". */
function nameOf(field: string): string {
  return field.split("/").findLast((part) => part !== "" && !/^\d+$/.test(part)) ?? "";
}
