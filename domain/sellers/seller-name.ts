// Seller names: the names by which a consent may name a buyer. Each is a record of its own, which
// the network approves, with the times at which it stood. A company's display name never counts.
import { foldSpace } from "../lead/text.ts";
import type { NamePeriod } from "./name-period.ts";

/** A time in which one name of a buyer stood approved. */
export interface SellerNamePeriod extends NamePeriod {
  /** `sellerKey` of the name. */
  readonly key: string;
  /** Whether the name was on the network's published buyer list in that time. */
  readonly isListed: boolean;
}

/** UTF-16 units. `consent_sellers` takes names of the same length. */
export const LONGEST_SELLER_NAME = 120;

/** Names of one account that may stand, or wait for approval, at the same time. Our limit. */
export const MOST_SELLER_NAMES = 10;

/** Letters that do not come apart into a base letter and a mark. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  æ: "ae",
  œ: "oe",
  ø: "o",
  ß: "ss",
  þ: "th",
  ð: "d",
  đ: "d",
  ħ: "h",
  ł: "l",
  ŀ: "l",
  ı: "i",
  ĸ: "k",
  ŋ: "n",
  ŉ: "n",
  ŧ: "t",
  ſ: "s",
};
const PLAIN_LETTER = new RegExp(`[${Object.keys(PLAIN_LETTERS).join("")}]`, "gu");

/**
 * What two spellings of one name have in common: letters and digits in lower case, without marks,
 * white space and punctuation, with "&" and "+" as "and". "Peña & Sons, L.L.C." becomes
 * "penaandsonsllc". A consent names a buyer if the keys are equal. Empty if the text has no letter
 * or digit.
 */
export function sellerKey(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(PLAIN_LETTER, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/[&+]/g, "and")
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** Characters and pairs that look alike in common typefaces. */
const LOOK_ALIKES: readonly (readonly [RegExp, string])[] = [
  [/[1i]/g, "l"],
  [/0/g, "o"],
  [/2/g, "z"],
  [/5/g, "s"],
  [/8/g, "b"],
  [/9/g, "g"],
  [/rn/g, "m"],
  [/vv/g, "w"],
];

/**
 * What names that a reader may take for each other have in common: their keys with look-alike
 * characters folded into one. "E1rn Hornes" becomes that of "Elm Homes". Belongs to one account
 * forever.
 */
export function sellerLikeness(name: string): string {
  return LOOK_ALIKES.reduce(
    (folded, [pattern, letter]) => folded.replace(pattern, letter),
    sellerKey(name),
  );
}

/** Words of a company's legal form, which do not tell two names apart for a reader. */
const LEGAL_FORMS = [
  "the",
  "llc",
  "inc",
  "incorporated",
  "corp",
  "corporation",
  "co",
  "company",
  "ltd",
  "limited",
  "lp",
  "llp",
  "pllc",
  "pc",
];

/** One or more of them at the end of a name, their letters also with periods: "L.L.C.". */
const LEGAL_FORM = new RegExp(
  `(?:[\\s,]+(?:${LEGAL_FORMS.map((form) => [...form].join("\\.?")).join("|")})\\.?)+$`,
  "iu",
);

/** The likeness of a name without its legal form: names that share it deserve a second look. */
export function nearLikeness(name: string): string {
  const bare = foldSpace(name)
    .replace(/^the\s+/i, "")
    .replace(LEGAL_FORM, "");
  return sellerLikeness(bare === "" ? name : bare);
}

export type SellerNameProblem = "too_short" | "too_long" | "characters" | "semicolon";

/**
 * Latin letters up to U+017F, digits and common punctuation. Letters of other scripts look like
 * Latin ones (Cyrillic "а"), so they are not allowed.
 */
const ALLOWED = /^[A-Za-z0-9À-ÖØ-öø-ſ &+'’.,()!/#@-]+$/u;

/** The name as it is kept: in composed form, white space folded. */
export function tidySellerName(text: string): string {
  return foldSpace(text.normalize("NFKC"));
}

/** Why a tidied name cannot be a seller name; null if it can. */
export function sellerNameProblem(name: string): SellerNameProblem | null {
  if (name.length > LONGEST_SELLER_NAME) return "too_long";
  if (name.includes(";")) return "semicolon";
  if (!ALLOWED.test(name) && name !== "") return "characters";
  return /\p{L}/u.test(name) && sellerKey(name).length >= 2 ? null : "too_short";
}
