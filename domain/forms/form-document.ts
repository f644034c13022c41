// A hosted form as its affiliate writes it: what it asks of whom, in which language and colours,
// and who may buy what it brings.
import { type Language } from "../languages.ts";
import type { LeadSide, SourceKind } from "../lead/vocabulary.ts";

/**
 * How a form asks: one question after the other, or in a conversation that leads to the same
 * questions. Its source is of this kind.
 */
export const FORM_KINDS = ["form", "chat"] as const satisfies readonly SourceKind[];
export type FormKind = (typeof FORM_KINDS)[number];

/** Where a form stands on its network's host. */
export function pathOfForm(kind: SourceKind, slug: string): string {
  return `/${kind === "chat" ? "c" : "f"}/${slug}`;
}

/** Who a form may ask for; the order is that in which it offers them. */
export const FORM_SIDES = [
  "seller",
  "buyer",
  "buyer_and_seller",
  "renter",
  "investor_seller",
] as const satisfies readonly LeadSide[];
export type FormSide = (typeof FORM_SIDES)[number];

/**
 * Asked where the affiliate wants it, beside the four questions and the contact, which every form
 * asks.
 */
export const OPTIONAL_QUESTIONS = ["size", "finance", "agent", "street", "comments"] as const;
export type OptionalQuestion = (typeof OPTIONAL_QUESTIONS)[number];

/** Days that the figures of a form look back. */
export const FORM_DAYS = { most: 90, usual: 30 } as const;

/** Those that there is a text of consent in. */
export const FORM_LANGUAGES = ["en", "es"] as const satisfies readonly Language[];
export type FormLanguage = (typeof FORM_LANGUAGES)[number];

/** The language of a form for a given one: English where forms do not speak it. */
export function formLanguage(language: string): FormLanguage {
  return FORM_LANGUAGES.find((one) => one === language) ?? "en";
}

/**
 * Accents whose contrast was measured on both grounds: 4.5 to 1 and more as text and beneath its
 * own ink.
 */
export const FORM_ACCENTS = ["spruce", "ocean", "plum", "brick", "ink"] as const;
export type FormAccent = (typeof FORM_ACCENTS)[number];

/**
 * `auto` follows the visitor's system; a page that is always light or dark around the form says so.
 */
export const FORM_GROUNDS = ["auto", "light", "dark"] as const;
export type FormGround = (typeof FORM_GROUNDS)[number];

export const FORM_LIMITS = {
  name: 120,
  headline: 120,
  intro: 400,
  thanks: 400,
  sellers: 20,
  seller: 120,
} as const;

export interface FormDocument {
  readonly name: string;
  readonly language: FormLanguage;
  readonly accent: FormAccent;
  readonly ground: FormGround;
  /** Empty: the page's own words. */
  readonly headline: string;
  readonly intro: string;
  readonly thanks: string;
  /** At least one; a form for one side alone does not ask. */
  readonly sides: readonly FormSide[];
  readonly questions: readonly OptionalQuestion[];
  /** Companies that alone may buy; empty: those on the network's buyer list. */
  readonly named_sellers: readonly string[];
}

/** What a form is before anybody changes it: it works as it stands. */
export const DEFAULT_FORM: Omit<FormDocument, "name"> = {
  language: "en",
  accent: "spruce",
  ground: "auto",
  headline: "",
  intro: "",
  thanks: "",
  sides: ["seller", "buyer"],
  questions: ["finance", "agent", "street"],
  named_sellers: [],
};

/**
 * Fills in what is left out, puts closed lists into their own order, and takes white space off the
 * ends.
 */
export function completeForm(
  given: Partial<FormDocument> & Pick<FormDocument, "name">,
): FormDocument {
  const whole = { ...DEFAULT_FORM, ...given };
  return {
    name: whole.name.trim(),
    language: whole.language,
    accent: whole.accent,
    ground: whole.ground,
    headline: whole.headline.trim(),
    intro: whole.intro.trim(),
    thanks: whole.thanks.trim(),
    sides: FORM_SIDES.filter((side) => whole.sides.includes(side)),
    questions: OPTIONAL_QUESTIONS.filter((question) => whole.questions.includes(question)),
    named_sellers: [
      ...new Set(whole.named_sellers.map((name) => name.trim()).filter((name) => name !== "")),
    ],
  };
}

/** A side that has a house to sell. */
export function isSelling(side: string): boolean {
  return side === "seller" || side === "buyer_and_seller" || side === "investor_seller";
}
