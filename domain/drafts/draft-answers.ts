// Defines the answers that a lead's draft may have, and checks whether its consumer can be asked to
// confirm it.
import { type AnswerProblem, type KnowsZip, checkAnswers } from "../forms/check-answers.ts";
import {
  DEFAULT_FORM,
  FORM_SIDES,
  type FormDocument,
  type FormLanguage,
  OPTIONAL_QUESTIONS,
} from "../forms/form-document.ts";
import { ANSWER_FIELDS, type AnswerField, type Answers } from "../forms/form-steps.ts";

/** Days that a draft waits for the consumer; each new link restarts them. Our own choice. */
export const USUAL_DRAFT_DAYS = 14;

/** All answers of a form except the consent, which only the consumer gives. */
export const DRAFT_FIELDS = ANSWER_FIELDS.filter(
  (field): field is DraftField => field !== "consent",
);
export type DraftField = Exclude<AnswerField, "consent">;

/** Required for a link. The consumer answers the other open questions. */
const CONTACT_FIELDS: readonly AnswerField[] = ["first_name", "last_name", "phone", "email"];
/** The ways to reach a person. */
const WAYS: readonly AnswerField[] = ["phone", "email"];

/**
 * The form that shows a draft to its consumer, with all questions that forms have. The name is its
 * source's.
 */
export function draftForm(name: string, language: FormLanguage): FormDocument {
  return { ...DEFAULT_FORM, name, language, sides: FORM_SIDES, questions: OPTIONAL_QUESTIONS };
}

/** The problems that prevent asking the consumer: missing contact and invalid answers. */
export function draftProblems(
  document: FormDocument,
  answers: Answers,
  knowsZip: KnowsZip,
): readonly AnswerProblem[] {
  return problemsWith(document, answers, knowsZip, CONTACT_FIELDS);
}

/**
 * The same for a draft of a file's row, which a name and one way to reach the person suffice for:
 * the consumer adds the rest of the contact.
 */
export function rowDraftProblems(
  document: FormDocument,
  answers: Answers,
  knowsZip: KnowsZip,
): readonly AnswerProblem[] {
  const isOpen = (field: AnswerField): boolean => (answers[field] ?? "").trim() === "";
  const needed: readonly AnswerField[] = [
    ...(isOpen("first_name") && isOpen("last_name") ? (["first_name"] as const) : []),
    ...(WAYS.every(isOpen) ? WAYS : []),
  ];
  return problemsWith(document, answers, knowsZip, needed);
}

function problemsWith(
  document: FormDocument,
  answers: Answers,
  knowsZip: KnowsZip,
  needed: readonly AnswerField[],
): readonly AnswerProblem[] {
  return checkAnswers(document, answers, knowsZip).filter(
    ({ field, code }) =>
      field !== "consent" &&
      (code !== "missing" || needed.includes(field)) &&
      (field !== "zip_code" || code !== "wrong" || !isCity(answers.zip_code ?? "")),
  );
}

/** A stated city is no error: the consumer's page asks for its ZIP. */
function isCity(place: string): boolean {
  return !/\d/.test(place);
}
