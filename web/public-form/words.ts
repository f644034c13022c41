// Words the form: names of choices, formatted prices, and the problems of answers.
import { localeOf } from "../../domain/languages.ts";
import type { AnswerProblem } from "../../domain/forms/check-answers.ts";
import type { FormLanguage } from "../../domain/forms/form-document.ts";
import {
  AGENT_CHOICES,
  type AnswerField,
  FINANCE_CHOICES,
  type PriceRange,
  ROOM_CHOICES,
  type RoomField,
  TIMING_CHOICES,
  TYPE_CHOICES,
  UNSURE,
  isRoomCount,
  rangeOf,
  rangesFor,
} from "../../domain/forms/form-steps.ts";
import { PUBLIC_FORM_TEXTS } from "../../locales/catalogues/public-form.ts";
import type { PublicFormTexts } from "../../locales/en/public-form.ts";

const US_DIGITS = 10;
/** Fewer digits are not a mistyped number. */
const FEW = 3;

export function textsFor(language: FormLanguage): PublicFormTexts {
  return PUBLIC_FORM_TEXTS[language];
}

export type Choice = readonly [value: string, name: string];

/** Returns the choices of a question that is answered by one of a list. */
export function choicesOf(
  field: "property_type" | "timing" | "finance_status" | "agent_status",
  texts: PublicFormTexts,
): readonly Choice[] {
  const unsure: Choice = [UNSURE, texts.unsure];
  switch (field) {
    case "property_type":
      return [...TYPE_CHOICES.map((type): Choice => [type, texts.types[type]]), unsure];
    case "timing":
      return [...TIMING_CHOICES.map((timing): Choice => [timing, texts.timings[timing]]), unsure];
    case "finance_status":
      return [...FINANCE_CHOICES.map((status): Choice => [status, texts.finances[status]]), unsure];
    case "agent_status":
      return [...AGENT_CHOICES.map((status): Choice => [status, texts.agents[status]]), unsure];
  }
}

/** Returns the choices of a count of rooms, with the answer if it is another count. */
export function roomChoices(
  field: RoomField,
  texts: PublicFormTexts,
  answer: string | undefined,
): readonly Choice[] {
  const choices = ROOM_CHOICES[field];
  const isOther = answer !== undefined && !choices.includes(answer) && isRoomCount(field, answer);
  return [
    ...choices.map((count, index): Choice => [
      count,
      count === "0"
        ? texts.fields.studio
        : index === choices.length - 1
          ? texts.fields.orMore(count)
          : count,
    ]),
    ...(isOther ? [[answer, answer] as const] : []),
  ];
}

export function rangeName({ min, max }: PriceRange, language: FormLanguage): string {
  const texts = textsFor(language);
  const dollars = (amount: number): string =>
    new Intl.NumberFormat(localeOf(language), {
      style: "currency",
      currency: "USD",
      maximumFractionDigits: 0,
    }).format(amount);
  if (min === null) return texts.under(dollars(max ?? 0));
  if (min === max) return dollars(min);
  return max === null ? texts.over(dollars(min)) : texts.between(dollars(min), dollars(max));
}

/**
 * Returns a price from the conversation as an additional choice; null if the answer is one of the
 * others.
 */
export function ownChoice(
  answer: string | undefined,
  language: FormLanguage,
): { readonly kind: "sale" | "rent"; readonly value: string; readonly name: string } | null {
  const kind = answer?.startsWith("rent_") === true ? "rent" : "sale";
  const side = kind === "rent" ? "renter" : "buyer";
  const range = rangeOf(side, answer);
  return range === null || rangesFor(side).includes(range)
    ? null
    : { kind, value: range.id, name: rangeName(range, language) };
}

/** Returns what to change about an answer. `given` is what was typed. */
export function problemText(
  { field, code }: AnswerProblem,
  texts: PublicFormTexts,
  given = "",
): string {
  if (code === "unknown_place") return texts.unknownPlace;
  if (code === "too_long") return texts.tooLong;
  if (code === "missing") return isTyped(field) ? texts.missing[field] : texts.missing.choice;
  switch (field) {
    case "zip_code":
      return texts.wrong.zip_code;
    case "first_name":
    case "last_name":
      return texts.wrong.name;
    case "email":
      return texts.wrong.email;
    case "phone": {
      // No area code begins with 1, the country code.
      const digits = given.replaceAll(/\D/g, "").replace(/^1/, "");
      return digits.length === US_DIGITS || digits.length < FEW
        ? texts.wrong.phone
        : texts.wrong.digits(String(digits.length));
    }
    default:
      return texts.wrong.choice;
  }
}

function isTyped(field: AnswerField): field is keyof PublicFormTexts["missing"] & AnswerField {
  return Object.hasOwn(PUBLIC_FORM_TEXTS.en.missing, field);
}
