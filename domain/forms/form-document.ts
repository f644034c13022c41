// Defines a hosted form's document as its affiliate writes it: questions, sides, language, colors,
// and who may buy its leads.
import type { Language } from "../languages.ts";
import type { LeadSide, SourceKind } from "../lead/vocabulary.ts";

/**
 * How a form asks: one question after the other, or in a conversation that leads to the same
 * questions. Its source has this kind.
 */
export const FORM_KINDS = ["form", "chat"] as const satisfies readonly SourceKind[];
export type FormKind = (typeof FORM_KINDS)[number];

/** The path of a form on its network's host. */
export function pathOfForm(kind: SourceKind, slug: string): string {
  return `/${kind === "chat" ? "c" : "f"}/${slug}`;
}

/** The sides that a form may offer, in display order. */
export const FORM_SIDES = [
  "seller",
  "buyer",
  "buyer_and_seller",
  "renter",
  "investor_seller",
] as const satisfies readonly LeadSide[];
export type FormSide = (typeof FORM_SIDES)[number];

/** Questions that the affiliate may add to the four questions and the contact of every form. */
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
 * Accent colors with a measured contrast of at least 4.5 to 1 on both backgrounds, as text and
 * under their own text color.
 */
export const FORM_ACCENTS = ["spruce", "ocean", "plum", "brick", "ink"] as const;
export type FormAccent = (typeof FORM_ACCENTS)[number];

/**
 * `auto` follows the visitor's system; `light` and `dark` suit an embedding page that is always
 * light or dark.
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
  /** Empty: the page's standard text. */
  readonly headline: string;
  readonly intro: string;
  readonly thanks: string;
  /** At least one; a form for a single side does not ask for it. */
  readonly sides: readonly FormSide[];
  readonly questions: readonly OptionalQuestion[];
  /** The only companies that may buy; empty: those on the network's buyer list. */
  readonly named_sellers: readonly string[];
}

/** The defaults of a new form, which works unchanged. */
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
 * The document with defaults for absent members, closed lists in their own order, and trimmed
 * texts.
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

/** Whether the side has a home to sell. */
export function isSelling(side: string): boolean {
  return side === "seller" || side === "buyer_and_seller" || side === "investor_seller";
}
