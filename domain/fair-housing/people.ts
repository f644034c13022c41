// Finds mentions of people by the traits that fair-housing law protects, in English and Spanish.
import { CLASS } from "./class-words.ts";
import { DISABILITY } from "./disability-words.ts";
import { AGE, FAMILY, MARRIAGE } from "./family-words.ts";
import { INCOME, MILITARY } from "./income-words.ts";
import { ORIGIN } from "./origin-words.ts";
import { RELIGION } from "./religion-words.ts";
import { ORIENTATION, SEX } from "./sex-words.ts";
import { anyOf } from "../qualification/phrases.ts";

/**
 * The traits of 42 USC 3604(c) (race and color together with national origin, because their words
 * are the same; religion, sex, disability, familial status) and those that many states add: age,
 * marital status, orientation, source of income, military status. `class` stands for coded words
 * that can mean any of these (24 CFR 100.70).
 */
export const TRAITS = [
  "origin",
  "religion",
  "family",
  "age",
  "disability",
  "income",
  "sex",
  "orientation",
  "marriage",
  "military",
  "class",
] as const;
export type Trait = (typeof TRAITS)[number];

const CALLED: Readonly<Record<Trait, readonly string[]>> = {
  origin: ORIGIN,
  religion: RELIGION,
  family: FAMILY,
  age: AGE,
  disability: DISABILITY,
  income: INCOME,
  sex: SEX,
  orientation: ORIENTATION,
  marriage: MARRIAGE,
  military: MILITARY,
  class: CLASS,
};
/**
 * The more specific ones first: "disability check" is an income, and "disabled families" a
 * disability before a family.
 */
const BY_RANK: readonly Trait[] = [
  "class",
  "income",
  "age",
  "origin",
  "religion",
  "orientation",
  "disability",
  "military",
  "marriage",
  "sex",
  "family",
];
const ANYBODY = new RegExp(
  `\\b(?:${BY_RANK.map((trait) => `(?<${trait}>${anyOf(...CALLED[trait])})`).join("|")})\\b`,
  "g",
);

const AGED = anyOf(
  "leads?",
  "buyers?",
  "sellers?",
  "people",
  "anyone",
  "anybody",
  "someone",
  "prospects?",
  "prospectos",
  "clientes",
  "compradores",
  "personas",
  "gente",
  "homeowners?",
  "callers?",
);
/** Units of waiting times and prices of leads and listings, which are not ages. */
const NO_YEARS = anyOf(
  "days?",
  "hours?",
  "minutes?",
  "mins?",
  "seconds?",
  "weeks?",
  "months?",
  "k",
  "mil",
  "thousand",
  "%",
  "percent",
  "dollars?",
  "bucks",
  "cents",
  "miles?",
  "credit",
  "dias?",
  "horas?",
  "minutos?",
  "semanas?",
  "meses",
  "pesos",
  "dolares",
  "por ciento",
  "points",
  "leads",
  "a (?:lead|day)",
  "each",
  "per",
);
const YEARS =
  "(?:\\d\\d|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty)(?: \\w{3,5})?|treinta|cuarenta|" +
  "cincuenta|sesenta|setenta)";

/** Words for people by their age in years. */
export const OVER_AN_AGE = new RegExp(
  `\\b${anyOf(
    `${AGED}(?: \\w+){0,3} (?:over|under|above|below|older than|younger than|past|mayores ` +
      `(?:de|a)|menores (?:de|a)|de mas de|de menos de) (?:age |the age of |los )?${YEARS}\\b(?! ` +
      `?${NO_YEARS})`,
    "(?:how old|cuantos anos)\\b[^.!?]{0,24}\\b(?:buyers?|people|homeowners?|sellers?|person|" +
      "callers?|clients?|residents|neighbors|owners|compradores|clientes|tienen (?:los|mis|" +
      "las))\\b",
    "by (?:their |customer |buyer |personal )?(?:sex|gender|age group|race)\\b",
  )}`,
);

export interface Mention {
  readonly trait: Trait;
  readonly start: number;
  readonly end: number;
}

/** The mentions of people by a trait in a readable text. */
export function mentionsOf(text: string): Mention[] {
  return [...text.matchAll(ANYBODY)].map((match) => ({
    trait: TRAITS.find((trait) => match.groups?.[trait] !== undefined) ?? "class",
    start: match.index,
    end: match.index + match[0].length,
  }));
}
