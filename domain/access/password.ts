// Says what a new password needs, as far as it can be said without lists and estimates: its length,
// and that it is more than the person's own name, email and company.

/**
 * In characters. NIST SP 800-63B-4 asks for 15 where a password is alone and for 8 beside a second
 * factor; OWASP ASVS 5.0 for 8, and recommends 15. The maximum bounds the work of hashing.
 */
export const PASSWORD_LENGTH = { least: 12, leastWithFactor: 8, most: 128 } as const;

/** Why a new password is refused. */
export const PASSWORD_FAULTS = [
  "length",
  "spaces",
  "common",
  "name",
  "email",
  "company",
  "repeated",
  "keyboard",
  "sequence",
  "date",
  "guessable",
  "current",
  "former",
] as const;
export type PasswordFault = (typeof PASSWORD_FAULTS)[number];

/** What others know of a person; each part may be empty. */
export interface PasswordOwner {
  readonly name: string;
  readonly email: string;
  readonly company: string;
}

/** A word, lower-cased and without accents, that others guess first. */
export interface OwnWord {
  readonly word: string;
  readonly of: "name" | "email" | "company";
}

/** The fewest characters of a new password. */
export function leastLength(hasFactor: boolean): number {
  return hasFactor ? PASSWORD_LENGTH.leastWithFactor : PASSWORD_LENGTH.least;
}

/**
 * The password's length in code points, in the form that is hashed (NFKC), so that an accent that
 * was typed apart does not count.
 */
export function passwordLength(password: string): number {
  return [...password.normalize("NFKC")].length;
}

/** What is wrong with the length or the characters of a new password; null for nothing. */
export function shapeFault(password: string, hasFactor: boolean): PasswordFault | null {
  const length = passwordLength(password);
  if (length < leastLength(hasFactor) || [...password].length > PASSWORD_LENGTH.most)
    return "length";
  return SEEN.test(password) ? null : "spaces";
}

const SEEN = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}]/u;
const MARKS = /\p{M}+/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;

/** One spelling of what differs in capitals, accents and forms of the same letter. */
export function foldPassword(password: string): string {
  return password
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replace(MARKS, "")
    .normalize("NFC");
}

/** Only the letters and digits of a folded password: signs and spaces between them hide little. */
export function squeeze(folded: string): string {
  return folded.split(BETWEEN_WORDS).join("");
}

/** Shorter words are part of too many others. */
const LEAST_WORD = 3;

/** What others guess first of a person, the longest first. */
export function ownWords({ name, email, company }: PasswordOwner): readonly OwnWord[] {
  const [local = "", domain = ""] = foldPassword(email).split("@");
  // The end of the domain, such as com, says nothing about the person.
  const host = domain.split(".").slice(0, -1);
  const found = new Map<string, OwnWord["of"]>();
  const add = (text: string, of: OwnWord["of"]): void => {
    const parts = text.split(BETWEEN_WORDS).filter((part) => part !== "");
    for (const word of [parts.join(""), ...parts])
      if (word.length >= LEAST_WORD && !found.has(word)) found.set(word, of);
  };
  add(foldPassword(name), "name");
  add(local, "email");
  for (const label of host) add(label, "email");
  add(foldPassword(company), "company");
  return [...found]
    .map(([word, of]) => ({ word, of }))
    .toSorted((one, other) => other.word.length - one.word.length);
}

/** A date and a little more: digits beside own words that do not make a password. */
const MOST_DIGITS = 8;
const MOST_LETTERS = 3;

/**
 * Whose word a password is made of, if nothing but digits, signs and up to three letters is left
 * without the person's own words, forwards or backwards; null if more is left.
 */
export function ownFault(password: string, words: readonly OwnWord[]): OwnWord["of"] | null {
  let rest = squeeze(foldPassword(password));
  let longest: OwnWord | null = null;
  for (const own of words) {
    for (const spelled of [own.word, [...own.word].toReversed().join("")]) {
      if (!rest.includes(spelled)) continue;
      rest = rest.replaceAll(spelled, "");
      longest ??= own;
    }
  }
  if (longest === null) return null;
  const digits = rest.replaceAll(/\P{N}/gu, "").length;
  const letters = [...rest].length - digits;
  return letters <= MOST_LETTERS && digits <= MOST_DIGITS ? longest.of : null;
}
