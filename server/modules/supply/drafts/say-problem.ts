// Words the problems that prevent a link. The messages never repeat the given values.
import type { AnswerProblem } from "../../../../domain/forms/check-answers.ts";
import type { AnswerField } from "../../../../domain/forms/form-steps.ts";
import type { FieldError } from "../../../platform/http/refusal.ts";

const MISSING: Readonly<Partial<Record<AnswerField, string>>> = {
  first_name: "Enter the person's first name.",
  last_name: "Enter the person's last name.",
  phone: "Enter the person's phone number.",
  email: "Enter the person's email address.",
};
const WRONG: Readonly<Partial<Record<AnswerField, string>>> = {
  first_name: "Enter a name with letters.",
  last_name: "Enter a name with letters.",
  phone: "Enter a 10-digit US phone number.",
  email: "Enter an email address, for example ana@example.com.",
  zip_code: "Enter five digits.",
  price_range: "Choose a price that this side is offered.",
};

export function sayProblem({ field, code }: AnswerProblem): FieldError {
  const said = {
    missing: MISSING[field],
    wrong: WRONG[field],
    unknown_place: "Enter a US ZIP code.",
    too_long: "Shorten this.",
  }[code];
  return { field: `/answers/${field}`, code, message: said ?? "Choose one of the answers." };
}
