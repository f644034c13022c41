// Words the problems that prevent a link. The messages never repeat the given values.
import type { AnswerProblem } from "../../../../domain/forms/check-answers.ts";
import type { AnswerField } from "../../../../domain/forms/form-steps.ts";
import type { FieldError } from "../../../platform/http/refusal.ts";

const MISSING: Readonly<Partial<Record<AnswerField, string>>> = {
  first_name: "Give the person's first name.",
  last_name: "Give the person's last name.",
  phone: "Give the person's phone number.",
  email: "Give the person's e-mail address.",
};
const WRONG: Readonly<Partial<Record<AnswerField, string>>> = {
  first_name: "Give a name with letters.",
  last_name: "Give a name with letters.",
  phone: "Give a US number of ten digits.",
  email: "Give an e-mail address such as ana@example.com.",
  zip_code: "Give five digits.",
  price_range: "Choose a price that this side is offered.",
};

export function sayProblem({ field, code }: AnswerProblem): FieldError {
  const said = {
    missing: MISSING[field],
    wrong: WRONG[field],
    unknown_place: "Give a ZIP code of the United States.",
    too_long: "Shorten this.",
  }[code];
  return { field: `/answers/${field}`, code, message: said ?? "Choose one of the answers." };
}
