// What can be wrong with a destination's form, and how it is said.
import type { MappingError } from "../../../../domain/deliveries/mapping.ts";
import type { TextProblem } from "../../../../domain/deliveries/template.ts";
import type { DeliveryTexts } from "../../../../locales/en/deliveries.ts";

type Sentences = DeliveryTexts["problems"];
/** What a sentence says without more. */
export type ProblemCode = {
  readonly [Name in keyof Sentences]: Sentences[Name] extends string ? Name : never;
}[keyof Sentences];
type MappingProblem = TextProblem | MappingError;
export type DraftProblem = ProblemCode | MappingProblem;
/** By pointer into the document: /to/address. */
export type DraftProblems = ReadonlyMap<string, DraftProblem>;

/** Notes a problem under a pointer where something is not right; the first of a pointer counts. */
export type Need = (pointer: string, isRight: boolean, problem: DraftProblem) => void;

/** Of a problem, in words. */
export function problemWords(problem: DraftProblem, texts: Sentences): string {
  if (typeof problem === "string") return texts[problem];
  switch (problem.code) {
    case "unknown_macro":
      return [
        texts.unknown_macro(problem.macro),
        ...(problem.suggestion === null ? [] : [texts.meant(problem.suggestion)]),
      ].join(" ");
    case "twice":
      return texts.nameTwice(String(problem.other + 1));
    case "level_and_value":
    case "not_a_list":
      return texts[problem.code](String(problem.other + 1));
    case "stray_brace":
    case "bad_xml_name":
      return texts[problem.code](problem.at);
    default:
      return texts[problem.code];
  }
}

/** Whether it is shown while the user types: missing values are not. */
export function isSaidAtOnce(problem: DraftProblem): boolean {
  return typeof problem !== "string" && problem.code !== "empty_name";
}
