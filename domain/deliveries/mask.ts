// Masks a lead's personal data in a system's answer before the answer is stored: many systems send
// back what they received, with their own escaping.
import type { LeadValues } from "./lead-values.ts";

const MASK = "•••";
/** A single letter does not identify a person. */
const SHORTEST = 2;
/**
 * At the end of an answer, this many characters that begin a value count as the value, truncated.
 */
const SHORTEST_BEGINNING = 4;
const LOCAL_DIGITS = 7;
const AREA_DIGITS = 3;
/** The longest country code. */
const LONGEST_COUNTRY_CODE = 3;

/**
 * A letter or a digit, but not one that ends an escape: `
 * Jane` and `%20Jane` begin with Jane.
 */
const WORD_BEGINS =
  "(?:(?<![\\p{L}\\p{N}])|(?<=\\\\[bfnrt])|(?<=\\\\u[0-9a-f]{4})|(?<=%[0-9a-f]{2}))";
const WORD_ENDS = "(?![\\p{L}\\p{N}])";
const ENCODED = "%[0-9a-f]{2}|\\\\u[0-9a-f]{4}|&#?[a-z0-9]{1,6};";
const BETWEEN_WORDS = `(?:\\s|\\+|\\\\[nrt]|<br ?/?>|${ENCODED})+`;
const BETWEEN_DIGITS = `(?:${ENCODED}|[^\\p{L}\\p{N}]){0,4}`;

interface Span {
  readonly from: number;
  readonly until: number;
}

/**
 * Returns the text with the person's names, email, phone, street and comments as "•••", in any
 * case, and in the escapes of JSON, forms and HTML. Names count as whole words, of two letters or
 * more; a phone number in any punctuation, with and without its country code.
 */
export function maskContact(text: string, values: LeadValues): string {
  const spans = patternsOf(values).flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
      from: index,
      until: index + found.length,
    })),
  );
  return withoutSpans(text, [...spans, ...cutOff(text, values)]);
}

function patternsOf({
  first_name: first,
  last_name: last,
  email,
  phone,
  street,
  comments,
}: LeadValues): readonly RegExp[] {
  const given = (value: string | number | null): string[] =>
    [String(value ?? "").trim()].filter((word) => word.length >= SHORTEST);
  const words = [first, last, street, comments]
    .flatMap(given)
    .map(
      (value) =>
        `${/^[\p{L}\p{N}]/u.test(value) ? WORD_BEGINS : ""}${written(value)}${/[\p{L}\p{N}]$/u.test(value) ? WORD_ENDS : ""}`,
    );
  return [
    ...words,
    ...given(email).map(written),
    ...phonePatterns(String(phone ?? "").replaceAll(/\D/g, "")),
  ].map((pattern) => new RegExp(pattern, "giu"));
}

/**
 * A pattern for the value as is or escaped: each character as itself or in one of its escapes,
 * white space as any.
 */
function written(value: string): string {
  return `(?:${literally(value)}|${value
    .split(/\s+/)
    .map((word) => [...word].map(writtenCharacter).join(""))
    .join(BETWEEN_WORDS)})`;
}

const HTML_NAMES: ReadonlyMap<string, string> = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&apos;"],
]);

function writtenCharacter(character: string): string {
  if (/^[a-z0-9]$/i.test(character)) return character;
  // Two alternatives where one begins with the other would be tried in a number of ways that is
  // exponential in the backslashes in a row.
  if (character === "\\") return "(?:\\\\\\\\|\\\\(?!\\\\)|\\\\u005c|%5c|&#92;|&#x5c;)";
  const units = Array.from({ length: character.length }, (_, index) =>
    character.charCodeAt(index).toString(16).padStart(4, "0"),
  );
  const code = character.codePointAt(0) ?? 0;
  const ways = [
    character,
    character.normalize("NFC"),
    character.normalize("NFD"),
    `\\${character}`,
    units.map((unit) => `\\u${unit}`).join(""),
    percentEncoded(character),
    `&#${code};`,
    `&#${String(code).padStart(3, "0")};`,
    `&#x${code.toString(16)};`,
    HTML_NAMES.get(character) ?? character,
  ];
  return `(?:${[...new Set(ways)].map(literally).join("|")})`;
}

function percentEncoded(character: string): string {
  const encoded = encodeURIComponent(character.toWellFormed());
  return encoded === character
    ? `%${(character.codePointAt(0) ?? 0).toString(16).padStart(2, "0")}`
    : encoded;
}

function literally(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}

/**
 * Patterns with and without the country code; for a number of ten digits or of North America also
 * the seven digits of a local call.
 */
function phonePatterns(digits: string): readonly string[] {
  if (digits.length < LOCAL_DIGITS) return [];
  const isAmerican = /^1?\d{10}$/.test(digits);
  const national = isAmerican
    ? digits.slice(-LOCAL_DIGITS - AREA_DIGITS)
    : digits.slice(Math.min(LONGEST_COUNTRY_CODE, digits.length - LOCAL_DIGITS));
  const spelled = (figures: string): string => [...figures].join(BETWEEN_DIGITS);
  const code = [...(isAmerican ? "1" : digits.slice(0, digits.length - national.length))]
    .map((digit) => `(?:${digit}${BETWEEN_DIGITS})?`)
    .join("");
  const whole = `(?:[+(]|%2b|%28|\\\\u002b)*${code}\\(?${spelled(national)}`;
  return isAmerican ? [whole, `(?<!\\d)${spelled(digits.slice(-LOCAL_DIGITS))}(?!\\d)`] : [whole];
}

/**
 * A stored answer may be truncated: finds the longest beginning of each value that it ends with.
 */
function cutOff(text: string, { email, phone, street, comments }: LeadValues): readonly Span[] {
  const folded = text.toLowerCase();
  return [email, phone, street, comments].flatMap((value) => {
    const plain = String(value ?? "")
      .trim()
      .toLowerCase();
    return [plain, JSON.stringify(plain).slice(1, -1), plain.replace(/^\+1?/, "")].flatMap(
      (way) => {
        for (let length = way.length - 1; length >= SHORTEST_BEGINNING; length -= 1)
          if (folded.endsWith(way.slice(0, length)))
            return [{ from: Math.max(0, text.length - length), until: text.length }];
        return [];
      },
    );
  });
}

/** Replaces the spans; those that overlap or touch are merged. */
function withoutSpans(text: string, spans: readonly Span[]): string {
  let masked = "";
  let at = 0;
  for (const { from, until } of spans.toSorted((a, b) => a.from - b.from)) {
    if (from > at || masked === "") masked += text.slice(at, from) + MASK;
    at = Math.max(at, until);
  }
  return masked + text.slice(at);
}
