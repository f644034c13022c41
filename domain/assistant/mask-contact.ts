// Masks email addresses and phone numbers in a text before it is sent to another party; prices,
// ZIPs, years and dates stay.
import { anyOf } from "../qualification/phrases.ts";

/**
 * The character before a letter decides whether an address begins there, so that a long word is
 * scanned only once.
 */
const E_MAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+(?:@(?:[\p{L}\p{N}-]+\.)*\p{L}[\p{L}\p{N}-]*| ?@ ?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,})/gu;
const PROVIDER = anyOf(
  "gmail",
  "googlemail",
  "yahoo",
  "hotmail",
  "outlook",
  "icloud",
  "aol",
  "proton(?:mail)?",
  "live",
  "msn",
  "ymail",
  "comcast",
  "verizon",
  "att",
  "sbcglobal",
);
const AT = "(?: ?[([{] ?(?:at|arroba) ?[)\\]}] ?| at | arroba )";
const DOT = "(?: ?[([{] ?(?:dot|punto) ?[)\\]}] ?| ?\\. ?| dot | punto )";
/** "jane at gmail dot com": without a known provider, "at" is only a word. */
const SPELLED_MAIL = new RegExp(
  `(?<![\\p{L}\\p{N}._%+-])[\\p{L}\\p{N}._%+-]+${AT}(?:${PROVIDER}(?:${DOT}(?:com|net|org|` +
    `me))?(?![\\p{L}\\p{N}])|[\\p{L}\\p{N}-]+${DOT}(?:com|net|org)(?![\\p{L}\\p{N}]))`,
  "giu",
);

const BETWEEN = "[\\s().\\-\\u2010-\\u2015_\\u00B7\\u2022]";
const EXTENSION = "(?:\\s?(?:ext(?:ension)?\\.?|x)\\s?\\p{Nd}{1,6})?";
/** Ten digits or more with any separators; letters may be adjacent. */
const LONG_NUMBER = new RegExp(
  `(?:\\+ ?|\\()?\\p{Nd}(?:${BETWEEN}*\\p{Nd}){9,}${EXTENSION}`,
  "giu",
);
/** Separated by slashes or commas, like dates and amounts: only in the groups of a phone number. */
const GROUPED = new RegExp(
  `(?<!\\p{Nd}[/,]?)(?:\\+?1 ?[/,] ?)?\\p{Nd}{3} ?[/,] ?\\p{Nd}{3} ?[-/,.] ?\\p{Nd}{4}(?!\\p{Nd})`,
  "gu",
);
/** "800-1200" is a rent: seven digits are a phone number only if the text says so. */
const LOCAL = new RegExp(
  "((?<!\\p{L})(?:call|text|phone|cell|mobile|tel|number|reach|dial|whats ?app|ll[aá]m\\p{L}*|" +
    "tel[eé]fono|celular|n[uú]mero|" +
    `marc\\p{L}*)(?!\\p{L})[^\\p{Nd}.;!?]{0,20})\\p{Nd}{3}${BETWEEN}?\\p{Nd}{4}(?![\\p{Nd}km%]|` +
    ",\\p{Nd})",
  "giu",
);
const DIGIT_WORD = anyOf(
  "zero",
  "oh",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "cero",
  "uno",
  "dos",
  "tres",
  "cuatro",
  "cinco",
  "seis",
  "siete",
  "ocho",
  "nueve",
  "\\p{Nd}",
);
const SPELLED_NUMBER = new RegExp(
  `(?<![\\p{L}\\p{Nd}])${DIGIT_WORD}(?:[\\s,.\\-]{1,3}${DIGIT_WORD}(?![\\p{L}\\p{Nd}])){6,}`,
  "giu",
);

const ISO_DATE = /((?<!\p{Nd})(?:19|20)\d\d-[01]\d-[0-3]\d(?!\p{Nd}))/u;
/** "450000-500000", "1.250.000 - 1.500.000". */
const PRICES =
  /^(?:[1-9]\d{0,2}(?:\.\d{3})+|[1-9]\d{1,5}00)(?:\s?[-\u2010-\u2015\s]\s?(?:[1-9]\d{0,2}(?:\.\d{3})+|[1-9]\d{1,5}00))+$/;

/**
 * The text with every email address as "[email]" and every phone number as "[phone]". Never
 * throws.
 */
export function maskContact(text: string): string {
  const withoutEmail = text.replace(E_MAIL, "[email]").replace(SPELLED_MAIL, "[email]");
  const parts = withoutEmail
    .split(ISO_DATE)
    .map((part, index) => (index % 2 === 1 ? part : maskPhones(part)));
  return parts.join("");
}

function maskPhones(text: string): string {
  const withoutLong = text.replace(LONG_NUMBER, (number) =>
    PRICES.test(number) ? number : "[phone]",
  );
  return withoutLong
    .replace(GROUPED, "[phone]")
    .replace(LOCAL, "$1[phone]")
    .replace(SPELLED_NUMBER, "[phone]");
}
