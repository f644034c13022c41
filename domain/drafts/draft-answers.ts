// The draft of a lead: which answers it may hold, and when its person can be asked to confirm it.
import { type AnswerProblem, type KnowsZip, checkAnswers } from "../forms/check-answers.ts";
import {
  DEFAULT_FORM,
  FORM_SIDES,
  type FormDocument,
  type FormLanguage,
  OPTIONAL_QUESTIONS,
} from "../forms/form-document.ts";
import { ANSWER_FIELDS, type AnswerField, type Answers } from "../forms/form-steps.ts";

/** Everything that a form takes but the consent: that is the person's own. */
export const DRAFT_FIELDS = ANSWER_FIELDS.filter(
  (field): field is DraftField => field !== "consent",
);
export type DraftField = Exclude<AnswerField, "consent">;

/** Without these nobody can be asked. Whatever else is open the person answers. */
const CONTACT_FIELDS: readonly AnswerField[] = ["first_name", "last_name", "phone", "email"];

/**
 * The form that shows a draft to its person: everything that any form asks. The name is its
 * source's.
 */
export function draftForm(name: string, language: FormLanguage): FormDocument {
  return { ...DEFAULT_FORM, name, language, sides: FORM_SIDES, questions: OPTIONAL_QUESTIONS };
}

/**
 * What stands in the way of asking the person: contact that is missing, and whatever is given and
 * will not do.
 */
export function draftProblems(
  document: FormDocument,
  answers: Answers,
  knowsZip: KnowsZip,
): readonly AnswerProblem[] {
  return checkAnswers(document, answers, knowsZip).filter(
    ({ field, code }) =>
      field !== "consent" && (code !== "missing" || CONTACT_FIELDS.includes(field)),
  );
}
