// Holds a sentence while it is read: each reader takes out the parts that it understands, so that
// no figure counts twice.

/**
 * The text in lower case without accents, apostrophes, typographic dashes and quotes, with single
 * spaces, as the readers' patterns expect.
 */
export function plainText(said: string): string {
  return said
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/(\d)[\u2018\u2019'`\u00B4](?=\d{3}(?!\d))/g, "$1,")
    .replaceAll(/[\u2018\u2019'`\u00B4]/g, "")
    .replaceAll(/[\u2010-\u2015\u2212]/g, "-")
    .replaceAll(/[\u201C\u201D"\u00AB\u00BB]/g, " ")
    .replaceAll("&", " and ")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\b(\d{1,3}) (000)\b/g, "$1$2")
    .trim();
}

/** Words with which a person takes back what they just said. */
export const TURNS =
  /\b(?:nah|no wait|wait no|scratch that|i meant|i mean|make (?:it|that)|realistically|on second thought|mejor dicho|mas bien|o sea(?! no\b| que\b)|quise decir|digo|no mejor|pero es|correction)\b/;

/** Words with which a person adds to their former wishes. */
export const ADDS =
  /\b(?:add|also|too|as well|plus|agrega\w*|anade|anadele|sumale|tambien|ademas|include|incluye|throw in|open to)\b/;

/** Replaces taken text: not a letter, a digit or a space, so that the rest does not join. */
export const GAP = "\u00A6";

export class Scan {
  #text: string;

  constructor(text: string) {
    this.#text = ` ${text} `;
  }

  get text(): string {
    return this.#text;
  }

  /** Takes out the first match; null if there is none. */
  take(pattern: RegExp): RegExpExecArray | null {
    const match = pattern.exec(this.#text);
    if (match !== null) this.blank(match.index, match.index + match[0].length);
    return match;
  }

  /** Takes out all matches, in order. */
  takeAll(pattern: RegExp): RegExpExecArray[] {
    const found = this.findAll(pattern);
    for (const match of found) this.blank(match.index, match.index + match[0].length);
    return found;
  }

  /** Finds all matches without taking them out. */
  findAll(pattern: RegExp): RegExpExecArray[] {
    return [...this.#text.matchAll(everywhere(pattern))];
  }

  has(pattern: RegExp): boolean {
    return pattern.test(this.#text);
  }

  /** Replaces a part with a gap of the same length, so that positions in the text do not change. */
  blank(start: number, end: number): void {
    this.#text = `${this.#text.slice(0, start)}${GAP.repeat(end - start)}${this.#text.slice(end)}`;
  }
}

/** Each pattern with the global flag, created once. */
const global = new WeakMap<RegExp, RegExp>();

function everywhere(pattern: RegExp): RegExp {
  const known = global.get(pattern) ?? new RegExp(pattern.source, `${pattern.flags}g`);
  global.set(pattern, known);
  return known;
}

/** "change june to september", "swap Tampa for Orlando". */
const REPLACED =
  /(?<=\b(?:change|switch|swap(?: out)?|replace|cambi(?:a|ar|ale|e|eme|en)|trade) (?:it |that |this |from |the |my |our |de |el |la |los |las )*)(?!it\b|that\b|from\b|the\b|my\b)[a-z]+(?: [a-z]+){0,2} (?=(?:to|for|with|into|por) )/;

/** Takes out the part to be replaced, so that only its replacement is read. */
export function takeReplaced(scan: Scan): void {
  scan.take(REPLACED);
}
