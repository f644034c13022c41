// Describes the problem of a row in words.
import { LEAD_FIELDS } from "../../../../domain/lead/field-names.ts";
import { FIELD_CODES } from "../../../../domain/lead/problems.ts";
import type { ImportTexts } from "../../../../locales/en/imports.ts";
import { type RowProblem, nameOfProblem } from "./worker-messages.ts";

/** The sentence of a problem. */
export function problemWords(problem: RowProblem, texts: ImportTexts): string {
  const known: Readonly<Record<string, string>> = texts.problem.known;
  const sentence = known[nameOfProblem(problem)];
  if (sentence !== undefined) return sentence;
  const field = problem.field === null ? "" : texts.fields[problem.field];
  return problem.code === "missing_field" || problem.code === "consent_missing"
    ? texts.problem.missing(field)
    : texts.problem.invalid(field);
}

/** The sentences of all possible problems by name, for code without the catalogue. */
export function allProblemWords(texts: ImportTexts): Readonly<Record<string, string>> {
  const ofRows = (["quotes", "too_long", "cells", "cell"] as const).map((code): RowProblem => ({
    field: null,
    code,
  }));
  const ofFields = LEAD_FIELDS.flatMap((field) =>
    FIELD_CODES.map((code): RowProblem => ({ field, code })),
  );
  return Object.fromEntries(
    [...ofRows, ...ofFields].map((problem) => [
      nameOfProblem(problem),
      problemWords(problem, texts),
    ]),
  );
}
