// Defines the errors of a destination's form and their sentences.
import type { MappingError } from "../../../../domain/deliveries/mapping.ts";
import type { TextProblem } from "../../../../domain/deliveries/template.ts";
import type { DeliveryTexts } from "../../../../locales/en/deliveries.ts";

type Sentences = DeliveryTexts["problems"];
/** Codes whose sentence needs no parameters. */
export type ProblemCode = {
  readonly [Name in keyof Sentences]: Sentences[Name] extends string ? Name : never;
}[keyof Sentences];
type MappingProblem = TextProblem | MappingError;
export type DraftProblem = ProblemCode | MappingProblem;
/** Keyed by JSON pointer into the document: /to/address. */
export type DraftProblems = ReadonlyMap<string, DraftProblem>;

/** Adds a problem at a pointer where `isRight` is false; the first problem of a pointer is kept. */
export type Need = (pointer: string, isRight: boolean, problem: DraftProblem) => void;

/** The sentence of a problem. */
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

/** Whether a problem is shown during typing; a missing value is not. */
export function isSaidAtOnce(problem: DraftProblem): boolean {
  return typeof problem !== "string" && problem.code !== "empty_name";
}
