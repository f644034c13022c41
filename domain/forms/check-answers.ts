// Checks a form's answers field by field: in the browser before a step is left, and on the server
// before the form is accepted.
import { readName, readStreet } from "../lead/read-contact.ts";
import { readEmail } from "../lead/read-email.ts";
import { readPhone } from "../lead/read-phone.ts";
import { readZipCode } from "../lead/read-zip.ts";
import { type FormDocument, isSelling } from "./form-document.ts";
import {
  AGENT_CHOICES,
  type AnswerField,
  type Answers,
  FINANCE_CHOICES,
  TIMING_CHOICES,
  TYPE_CHOICES,
  UNSURE,
  isRoomCount,
  rangeOf,
  sideOf,
  stepsOf,
} from "./form-steps.ts";

/**
 * `missing`: no answer. `wrong`: not one of the choices, or unreadable. `unknown_place`: the ZIP
 * does not exist.
 */
export const ANSWER_CODES = ["missing", "wrong", "unknown_place", "too_long"] as const;
export type AnswerCode = (typeof ANSWER_CODES)[number];

export interface AnswerProblem {
  readonly field: AnswerField;
  readonly code: AnswerCode;
}

export const MOST_COMMENTS = 1_000;

/**
 * Whether a ZIP of five digits exists; a browser that does not know returns true and leaves it to
 * the server.
 */
export type KnowsZip = (zipCode: string) => boolean;

/**
 * The five digits of a ZIP or ZIP+4; null if there are fewer, which a person has mistyped. (In a
 * file, four digits are a ZIP that has lost its leading zero.)
 */
export function readTypedZip(text: string): string | null {
  return /\d{5}/.test(text) ? readZipCode(text) : null;
}

/**
 * The problems of the answers to `fields`, in the form's order; of all the form's fields if none
 * are given.
 */
export function checkAnswers(
  document: FormDocument,
  answers: Answers,
  knowsZip: KnowsZip,
  fields?: readonly AnswerField[],
): readonly AnswerProblem[] {
  const asked = stepsOf(document, sideOf(document, answers))
    .flatMap((step) => step.fields)
    .filter((field) => fields === undefined || fields.includes(field));
  return asked.flatMap((field) => {
    const code = checkAnswer(document, answers, field, knowsZip);
    return code === null ? [] : [{ field, code }];
  });
}

function checkAnswer(
  document: FormDocument,
  answers: Answers,
  field: AnswerField,
  knowsZip: KnowsZip,
): AnswerCode | null {
  const value = (answers[field] ?? "").trim();
  const oneOf = (choices: readonly string[], isRequired: boolean): AnswerCode | null =>
    value === "" ? (isRequired ? "missing" : null) : choices.includes(value) ? null : "wrong";
  const zip = field === "zip_code" ? readTypedZip(value) : null;
  switch (field) {
    case "side":
      return oneOf(document.sides, true);
    case "property_type":
      return oneOf([...TYPE_CHOICES, UNSURE], true);
    case "zip_code":
      return value === ""
        ? "missing"
        : zip === null
          ? "wrong"
          : knowsZip(zip)
            ? null
            : "unknown_place";
    case "price_range":
      return value === ""
        ? "missing"
        : value === UNSURE || rangeOf(sideOf(document, answers) ?? "", value) !== null
          ? null
          : "wrong";
    case "timing":
      return oneOf([...TIMING_CHOICES, UNSURE], true);
    case "beds":
    case "baths":
      return value === "" || isRoomCount(field, value) ? null : "wrong";
    case "finance_status":
      return oneOf([...FINANCE_CHOICES, UNSURE], false);
    case "agent_status":
      return oneOf([...AGENT_CHOICES, UNSURE], false);
    case "address":
      return value === "" ||
        !isSelling(sideOf(document, answers) ?? "") ||
        readStreet(value, undefined) !== null
        ? null
        : "too_long";
    case "comments":
      return value.length > MOST_COMMENTS ? "too_long" : null;
    case "first_name":
    case "last_name":
      return value === "" ? "missing" : (readName(value) ?? "") === "" ? "wrong" : null;
    case "phone":
      return value === "" ? "missing" : (readPhone(value) ?? "").startsWith("+1") ? null : "wrong";
    case "email":
      return value === "" ? "missing" : readEmail(value) === null ? "wrong" : null;
    case "consent":
      return value === "yes" ? null : "missing";
  }
}
