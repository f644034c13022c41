// A sentence while it is read: whoever understands a part takes it out, so that no figure counts
// twice.

/**
 * Small letters without accents, apostrophes or fancy dashes and quotes, single spaces: what the
 * readers' patterns are written for.
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

/** Somebody takes back what they just said. */
export const TURNS =
  /\b(?:nah|no wait|wait no|scratch that|i meant|i mean|make (?:it|that)|realistically|on second thought|mejor dicho|mas bien|o sea(?! no\b| que\b)|quise decir|digo|no mejor|pero es|correction)\b/;

/** Somebody wants something besides what they wanted before. */
export const ADDS =
  /\b(?:add|also|too|as well|plus|agrega\w*|anade|anadele|sumale|tambien|ademas|include|incluye|throw in|open to)\b/;

/**
 * Stands where something was taken: no letter, no figure and no space, so that what is left does
 * not grow together.
 */
export const GAP = "\u00A6";

export class Scan {
  #text: string;

  constructor(text: string) {
    this.#text = ` ${text} `;
  }

  get text(): string {
    return this.#text;
  }

  /** The first match, taken out; null where there is none. */
  take(pattern: RegExp): RegExpExecArray | null {
    const match = pattern.exec(this.#text);
    if (match !== null) this.blank(match.index, match.index + match[0].length);
    return match;
  }

  /** All matches, taken out, in their order. */
  takeAll(pattern: RegExp): RegExpExecArray[] {
    const found = this.findAll(pattern);
    for (const match of found) this.blank(match.index, match.index + match[0].length);
    return found;
  }

  /** All matches, left where they are. */
  findAll(pattern: RegExp): RegExpExecArray[] {
    return [...this.#text.matchAll(everywhere(pattern))];
  }

  has(pattern: RegExp): boolean {
    return pattern.test(this.#text);
  }

  /** Leaves a gap of the same length, so that places in the text stay what they were. */
  blank(start: number, end: number): void {
    this.#text = `${this.#text.slice(0, start)}${GAP.repeat(end - start)}${this.#text.slice(end)}`;
  }
}

/** Each pattern with the flag that finds it everywhere, made once. */
const global = new WeakMap<RegExp, RegExp>();

function everywhere(pattern: RegExp): RegExp {
  const known = global.get(pattern) ?? new RegExp(pattern.source, `${pattern.flags}g`);
  global.set(pattern, known);
  return known;
}

/** "change june to september", "swap Tampa for Orlando". */
const REPLACED =
  /(?<=\b(?:change|switch|swap(?: out)?|replace|cambi(?:a|ar|ale|e|eme|en)|trade) (?:it |that |this |from |the |my |our |de |el |la |los |las )*)(?!it\b|that\b|from\b|the\b|my\b)[a-z]+(?: [a-z]+){0,2} (?=(?:to|for|with|into|por) )/;

/** Takes out what is to be replaced, so that only what replaces it is read. */
export function takeReplaced(scan: Scan): void {
  scan.take(REPLACED);
}
