// Converts numbers in words to digits: "four hundred and twenty thousand", "fifteen hundred",
// "medio millón", "dos millones y medio".
import { IDIOMS, LEXICONS, type Lexicon } from "./number-words.ts";
import type { Language } from "./slots.ts";

const SMALL = 10;
const HUNDRED = 100;
const POINT = new Set(["point", "punto"]);

/**
 * The text with its numbers as digits; the rest stays unchanged. Takes the result of `plainText`.
 */
export function withFigures(text: string, language: Language): string {
  const idiomatic = IDIOMS[language].reduce(
    (sentence, [pattern, words]) => sentence.replaceAll(pattern, words),
    text,
  );
  const parts = idiomatic.split(/([a-z]+|\d[\d.,]*)/);
  const written: string[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const read = readNumber(parts, at, LEXICONS[language]);
    if (read === null) written.push(parts[at] ?? "");
    else {
      written.push(read.written);
      at = read.last;
    }
  }
  return written.join("");
}

interface ReadNumber {
  readonly written: string;
  /** The index of its last part. */
  readonly last: number;
}

/**
 * The number that begins at a part, if any. Parts with odd indices are words, the others are
 * separators.
 */
function readNumber(parts: readonly string[], at: number, lexicon: Lexicon): ReadNumber | null {
  const begins = parts[at] ?? "";
  if (
    at % 2 === 0 ||
    !(
      lexicon.ones.has(begins) ||
      (/^\d+$/.test(begins) && lexicon.hundred.has(parts[at + 2] ?? ""))
    )
  )
    return null;
  const sum = new Sum();
  let last = at;
  for (let index = at; index < parts.length; index += 2) {
    const word = parts[index] ?? "";
    const gap = parts[index - 1] ?? "";
    if (index > at && gap !== " " && gap !== "-") break;
    // "dos ochenta y tres veinte" is two numbers, and so is "fifteen hundred and eighteen hundred".
    if (
      word === lexicon.and &&
      isSmall(lexicon, parts[index + 2]) &&
      isTens(lexicon, parts[index + 4])
    )
      break;
    // "entre mil y mil trescientos" is two numbers as well.
    if (word === lexicon.and && sum.isScaledBy(scaleOf(lexicon, parts[index + 4]))) break;
    // "three fifty and four": a number with implied hundreds ends there.
    if (word === lexicon.and && sum.hasSilentHundreds) break;
    if (
      word === lexicon.and &&
      index > at &&
      lexicon.ones.has(parts[index + 2] ?? "") &&
      !lexicon.hundred.has(parts[index + 4] ?? "")
    )
      continue;
    const one = lexicon.ones.get(word) ?? (index === at ? Number(word) : undefined);
    if (POINT.has(word) && lexicon.ones.has(parts[index + 2] ?? "")) sum.point();
    else if (one !== undefined) {
      if (!sum.add(one)) break;
    } else if (lexicon.hundred.has(word)) sum.times(100);
    else if (lexicon.thousand.has(word)) sum.scale(1_000);
    else if (lexicon.million.has(word)) sum.scale(1_000_000);
    else break;
    last = index;
  }
  return { written: String(sum.value), last };
}

/** The factor of a word; 1 if it is not a thousand or million. */
function scaleOf({ thousand, million }: Lexicon, word = ""): number {
  return thousand.has(word) ? 1_000 : million.has(word) ? 1_000_000 : 1;
}

function isSmall({ ones }: Lexicon, word = ""): boolean {
  return (ones.get(word) ?? SMALL) < SMALL;
}

function isTens({ ones }: Lexicon, word = ""): boolean {
  const value = ones.get(word) ?? 0;
  return value >= SMALL && value < HUNDRED;
}

/** Accumulates a number word by word. */
class Sum {
  #whole = 0;
  #current = 0;
  #scale = 0;
  #decimals = 0;
  #isEmpty = true;
  /** "three fifty" is 350. */
  hasSilentHundreds = false;

  /**
   * "un millón doscientos" is 1.2 million: a number after a million without "thousand" counts as
   * thousands.
   */
  get value(): number {
    const rest =
      this.#scale === 1_000_000 && this.#current >= 100 && this.#current < 1_000
        ? this.#current * 1_000
        : this.#current;
    return Math.round((this.#whole + rest) * 1_000) / 1_000;
  }

  /** False if the word begins another number: "two three". */
  add(one: number): boolean {
    if (this.#decimals > 0) {
      this.#current += one / 10 ** this.#decimals;
      this.#decimals += 1;
      return true;
    }
    const last = this.#current % 100;
    // "four fifty" is 450, "two-ten" 210.
    if (!this.#isEmpty && this.#current < 10 && this.#current > 0 && one >= 10 && one < 100) {
      this.#current = this.#current * 100 + one;
      this.hasSilentHundreds = true;
    } else if (
      this.#isEmpty ||
      this.#current === 0 ||
      (this.#current % 100 === 0 && one < 100) ||
      (last >= 20 && last % 10 === 0 && one < 10)
    )
      this.#current += one;
    else return false;
    this.#isEmpty = false;
    return true;
  }

  isScaledBy(scale: number): boolean {
    return scale > 1 && this.#scale === scale;
  }

  times(factor: number): void {
    this.#current = (this.#current === 0 ? 1 : this.#current) * factor;
  }

  scale(factor: number): void {
    this.#whole += (this.#current === 0 ? 1 : this.#current) * factor;
    this.#current = 0;
    this.#decimals = 0;
    this.#scale = factor;
  }

  point(): void {
    this.#decimals = 1;
  }
}
