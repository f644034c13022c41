// The draft of a lead: which answers it may hold, what of a conversation becomes one, and when its person can be asked to confirm it.
import { type AnswerProblem, type KnowsZip, checkAnswers } from "../forms/check-answers.ts";
import { DEFAULT_FORM, FORM_SIDES, type FormDocument, type FormLanguage, OPTIONAL_QUESTIONS } from "../forms/form-document.ts";
import {
  AGENT_CHOICES, ANSWER_FIELDS, type AnswerField, type Answers, BATHS_CHOICES, BEDS_CHOICES, FINANCE_CHOICES, RENT_RANGES, SALE_RANGES, TIMING_CHOICES, TYPE_CHOICES, UNSURE,
} from "../forms/form-steps.ts";
import type { PriceWish, Slots } from "../qualification/slots.ts";

/** Everything that a form takes but the consent: that is the person's own. */
export const DRAFT_FIELDS = ANSWER_FIELDS.filter((field): field is DraftField => field !== "consent");
export type DraftField = Exclude<AnswerField, "consent">;

/** Without these nobody can be asked. Whatever else is open the person answers. */
const CONTACT_FIELDS: readonly AnswerField[] = ["first_name", "last_name", "phone", "email"];

/** The form that shows a draft to its person: everything that any form asks. The name is its source's. */
export function draftForm(name: string, language: FormLanguage): FormDocument {
  return { ...DEFAULT_FORM, name, language, sides: FORM_SIDES, questions: OPTIONAL_QUESTIONS };
}

/** What stands in the way of asking the person: contact that is missing, and whatever is given and will not do. */
export function draftProblems(document: FormDocument, answers: Answers, knowsZip: KnowsZip): readonly AnswerProblem[] {
  return checkAnswers(document, answers, knowsZip).filter(({ field, code }) => field !== "consent" && (code !== "missing" || CONTACT_FIELDS.includes(field)));
}

/** The answers that a conversation comes to. What the form's choices cannot say as it was said is left to the person. */
export function answersOf(slots: Slots): Answers {
  const { side, location, timing } = slots;
  const places = location === undefined || location === "unsure" ? [] : location;
  const [place] = places;
  return present({
    side: FORM_SIDES.find((one) => one === side),
    property_type: typeOf(slots.propertyType),
    zip_code: places.length === 1 && place !== undefined && "zip" in place ? place.zip : undefined,
    price_range: slots.price === undefined || slots.price === "unsure" ? slots.price : rangeOf(slots.price, side),
    timing: timing === undefined || timing === "unsure" ? timing : (TIMING_CHOICES.find((one) => one === timing.bucket) ?? UNSURE),
    beds: atLeast(BEDS_CHOICES, slots.beds),
    baths: atLeast(BATHS_CHOICES, slots.baths),
    finance_status: FINANCE_CHOICES.find((one) => one === slots.financeStatus),
    agent_status: AGENT_CHOICES.find((one) => one === slots.agentStatus),
  });
}

function present(answers: { readonly [Field in AnswerField]?: string | undefined }): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined));
}

/** Of several kinds the person chooses one; a kind that is no choice of its own is another one. */
function typeOf(types: Slots["propertyType"]): string | undefined {
  if (types === undefined || types === "unsure") return types;
  const [only, ...others] = types;
  if (only === undefined || only === "unknown" || others.length > 0) return undefined;
  return TYPE_CHOICES.find((one) => one === only) ?? "other";
}

/** The range that the whole wish lies in. What reaches over two of them, or is open where they are not, lies in none. */
function rangeOf({ min, max, per }: PriceWish, side: Slots["side"]): string | undefined {
  if ((per === "month") !== (side === "renter")) return undefined;
  const within = (range: (typeof SALE_RANGES)[number]): boolean => (range.min === null || (min !== null && min >= range.min)) && (range.max === null || (max !== null && max <= range.max));
  return (side === "renter" ? RENT_RANGES : SALE_RANGES).find(within)?.id;
}

/** The choice nearest below: who wants at least so many wants at least that many. */
function atLeast(choices: readonly string[], count: number | undefined): string | undefined {
  return count === undefined ? undefined : choices.findLast((choice) => Number(choice) <= count);
}
