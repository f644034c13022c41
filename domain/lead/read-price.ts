// Reads the price in a field, or a range of prices, to the letter. A sentence is read by
// domain/qualification, which guesses the thousands that people leave out: 450 may mean 450,000.
import { type Cents, dollarsToCents } from "../money/money.ts";
import { cleanFigures } from "./clean-figures.ts";

/** $1,000,000,000: above any home ever sold, and far within a JSON integer. */
const MAX_PRICE_CENTS = 100_000_000_000n;
const MAX_LENGTH = 80;

/** Both ends are the same for a single price; an open end is null. */
export interface PriceRange {
  readonly min: Cents | null;
  readonly max: Cents | null;
}

/** Nearly every form sends whole dollars. */
const WHOLE_DOLLARS = /^\d{1,10}$/;
const UNTIL =
  /^(?:under|below|up to|upto|less than|at most|no more than|not over|max(?:imum)?(?: of)?|<=?|≤)\s*/;
const FROM =
  /^(?:over|above|more than|at least|no less than|from|starting (?:at|from)|min(?:imum)?(?: of)?|>=?|≥)\s*/;
const AND_MORE = /\s*(?:\+|and (?:up|more|above|over)|or (?:more|above|over|higher)|plus)$/;
const AND_LESS = /\s*(?:or (?:less|below|under|lower)|and (?:below|under)|max(?:imum)?)$/;
const ABOUT = /^(?:about|around|approx(?:imately|\.)?|circa|ca\.?|roughly|~|≈|asking)\s*/;
/** A rent, which is a price a month. */
const A_MONTH = /\s*(?:\/|per\s|a\s)\s?mo(?:nth)?\.?$|\s+monthly$/;
const BETWEEN =
  /\s*(?:-|\u2010|\u2011|\u2012|\u2013|\u2014|\u2015|\bto\b|\band\b|\bthru\b|\bthrough\b)\s*/;

/**
 * A price in dollars, or a range: "450000", "$450,000.50", "450k", "1.2M", "$400,000 - $450,000",
 * "under 500000", "450k+". `notGiven` for zero, because exports write 0 for an empty price. Null if
 * it is no price, or one above $1,000,000,000, or a range whose first end is the higher one.
 */
export function readPriceRange(text: string): PriceRange | "notGiven" | null {
  if (WHOLE_DOLLARS.test(text)) return single(dollarsToCents(text));
  if (text.length > MAX_LENGTH) return null;
  const words = cleanFigures(text)
    .toLowerCase()
    .replace(/^(?:price|budget|rent)\s*:\s*/, "")
    .replace(A_MONTH, "")
    .replace(ABOUT, "");
  const upper = UNTIL.test(words) ? words.replace(UNTIL, "") : null;
  if (upper !== null) return open("max", upper);
  if (AND_LESS.test(words)) return open("max", words.replace(AND_LESS, ""));
  if (AND_MORE.test(words)) return open("min", words.replace(AND_MORE, "").replace(FROM, ""));
  const ends = words.replace(/^(?:between|from)\s+/, "").split(BETWEEN);
  if (ends.length === 2) return closed(ends[0] ?? "", ends[1] ?? "");
  if (FROM.test(words)) return open("min", words.replace(FROM, ""));
  return single(readAmount(words));
}

function single(price: Cents | null): PriceRange | "notGiven" | null {
  if (price === null || price > MAX_PRICE_CENTS) return null;
  return price === 0n ? "notGiven" : { min: price, max: price };
}

function open(end: "min" | "max", text: string): PriceRange | null {
  const price = readAmount(text.replace(ABOUT, ""));
  if (price === null || price === 0n || price > MAX_PRICE_CENTS) return null;
  return end === "min" ? { min: price, max: null } : { min: null, max: price };
}

/** In "400-450k" the first amount has the unit of the second one. */
function closed(first: string, second: string): PriceRange | null {
  const unit = MULTIPLE.exec(second)?.[0] ?? "";
  const max = readAmount(second);
  const min = readAmount(/\d[\d.,]*$/.test(first) && first.length < 6 ? `${first}${unit}` : first);
  if (min === null || max === null || max > MAX_PRICE_CENTS || min > max) return null;
  return max === 0n ? null : { min: min === 0n ? null : min, max };
}

/**
 * Whether the figures in the text are those that were read: "$450,000" and a spreadsheet's
 * "4.5E+05" say 450000 to the letter, "450k" does not.
 */
export function isSpelledPrice(text: string, { min, max }: PriceRange): boolean {
  if (WHOLE_DOLLARS.test(text)) return true;
  const figures = cleanFigures(text)
    .replaceAll(/(?<=\d)[,'’ ](?=\d{3})/g, "")
    .match(/\d+(?:\.\d+)?(?:e\+?\d+)?/gi);
  const read = min === max ? [min] : [min, max].filter((end) => end !== null);
  return (
    figures?.length === read.length &&
    read.every((end, index) => end === dollarsToCents(String(Number(figures[index]))))
  );
}

/** The range as a post spells it: "450000", "400000-450000", "up to 450000", "400000+". */
export function writePriceRange({ min, max }: PriceRange): string {
  if (min === null) return max === null ? "" : `up to ${writeDollars(max)}`;
  if (max === null) return `${writeDollars(min)}+`;
  return min === max ? writeDollars(min) : `${writeDollars(min)}-${writeDollars(max)}`;
}

/** Whole dollars without decimals: "450000", "48.50". */
export function writeDollars(cents: Cents): string {
  const whole = String(cents / CENTS_PER_DOLLAR);
  const rest = cents % CENTS_PER_DOLLAR;
  return rest === 0n ? whole : `${whole}.${String(rest).padStart(2, "0")}`;
}

const CENTS_PER_DOLLAR = 100n;
const CURRENCY = /^(?:us\$|usd|\$)\s*|\s*(?:usd|us\$|us dollars|dollars|\$)$/g;
const MULTIPLE = /\s*(?:k|m|mm|mil|mln|million|thousand|grand)\.?\s*(?:usd|dollars)?$/;
const THOUSANDS: ReadonlySet<string> = new Set(["k", "thousand", "grand"]);
const MILLION = 1_000_000;

/** An amount with an optional currency and multiple: "$1.2M", "450 thousand", "450.000,00". */
function readAmount(text: string): Cents | null {
  const bare = text.trim().replaceAll(CURRENCY, "").trim();
  if (EXPONENT.test(bare)) return dollarsToCents(String(Number(bare)));
  const multiple = MULTIPLE.exec(bare)?.[0];
  if (multiple === undefined) return dollarsToCents(inAmericanNotation(bare));
  const figure = bare.slice(0, -multiple.length).replace(/^\$\s*/, "");
  if (!/^\d{1,4}(?:[.,]\d{1,6})?$/.test(figure)) return null;
  const unit = multiple.replace(/[\s.]|usd|dollars/g, "");
  const dollars = Number(figure.replace(",", ".")) * (THOUSANDS.has(unit) ? 1_000 : MILLION);
  return dollarsToCents(String(Math.round(dollars)));
}

/** As spreadsheets write large numbers. No price has more figures than they keep. */
const EXPONENT = /^\d(?:\.\d{1,9})?e\+0?\d$/;
const GROUPED_BY_DOTS = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/;
const GROUPED_BY_SPACES = /^\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d{1,2})?$/;
const DECIMAL_COMMA = /^\d+,\d{1,2}$/;

/**
 * "450.000,50" and "450 000" as "450000.50" and "450000". Groups of three digits after dots are
 * thousands: no price has three decimals.
 */
function inAmericanNotation(text: string): string {
  if (GROUPED_BY_DOTS.test(text)) return text.replaceAll(".", "").replace(",", ".");
  if (GROUPED_BY_SPACES.test(text)) return text.replace(/[ '’]/g, "").replace(",", ".");
  return DECIMAL_COMMA.test(text) ? text.replace(",", ".") : text;
}
