// Reads counts of a property as people write them: bedrooms, bathrooms, square feet. Null means
// invalid; each reader documents what it accepts.
import { cleanFigures, unfloat } from "./clean-figures.ts";
import type { CountFact } from "./plain-facts.ts";

const MAX_LENGTH = 40;
const MAX_BEDS = 20;
const MAX_BATHS_QUARTERS = 80;
const MAX_SQFT = 1_000_000;

const COUNT_WORDS = new Map(
  "zero one two three four five six seven eight nine ten"
    .split(" ")
    .map((word, count) => [word, String(count)]),
);
const BEDS_UNIT = /\s*-?(?:bedrooms?|beds?|bdrms?|bdr|bd|brs?)\.?$/;
const BATHS_UNIT = /\s*-?(?:bathrooms?|baths?|bths?|ba|bth)\.?$/;
const SQFT_UNIT = /\s*(?:square\s?(?:feet|foot|ft)|sq\.?\s?(?:feet|foot|ft)|sqft|sf|ft2|feet)\.?$/;

/** Nearly every form sends a number alone. */
const PLAIN_NUMBER = /^\d{1,7}(?:\.[1-9]\d?)?$/;

/** The text cleaned, lower-cased, without its unit, a number in words as digits. */
function withoutUnit(text: string, unit: RegExp): string {
  if (PLAIN_NUMBER.test(text)) return text;
  const figure = cleanFigures(text)
    .toLowerCase()
    .replace(unit, "")
    .replace(/^(?:z|p):\s*/, "");
  return COUNT_WORDS.get(figure) ?? unfloat(figure);
}

/** Whole bedrooms 0–20; "studio" is 0, "4+" and "4 or more" are 4, "3 beds" is 3. */
export function readBeds(text: string): number | null {
  if (text.length > MAX_LENGTH) return null;
  const figure = withoutUnit(text, BEDS_UNIT);
  if (figure === "studio" || figure === "efficiency") return 0;
  const match = /^(\d{1,2})(?:\.0+)?\s*(?:\+|plus|or more)?$/.exec(figure.replace(BEDS_UNIT, ""));
  const beds = match === null ? Number.NaN : Number(match[1]);
  return beds <= MAX_BEDS ? beds : null;
}

/**
 * Quarter baths, 0–80, from baths in steps of a quarter: 2.5, "2,5", "2 1/2" and "2½" are 10, "3+"
 * is 12, "2 full, 1 half" is 10.
 */
export function readBathsQuarters(text: string): number | null {
  if (text.length > MAX_LENGTH) return null;
  const figure = withoutUnit(text, BATHS_UNIT)
    .replace(BATHS_UNIT, "")
    .replace(/\s*(?:\+|plus|or more)$/, "");
  const quarters = (readDecimal(figure) ?? readFraction(figure) ?? readHalves(figure) ?? NaN) * 4;
  return Number.isInteger(quarters) && quarters <= MAX_BATHS_QUARTERS ? quarters : null;
}

function readDecimal(text: string): number | null {
  return /^\d{1,2}(?:[.,]\d{1,4})?$/.test(text) ? Number(text.replace(",", ".")) : null;
}

function readFraction(text: string): number | null {
  const match = /^(?:(\d{1,2})(?:\s|\s?and\s))?\s*([1-3])\/([24])$/.exec(text);
  return match === null ? null : Number(match[1] ?? 0) + Number(match[2]) / Number(match[3]);
}

/** "2 full, 1 half"; a half bath counts as a half. */
function readHalves(text: string): number | null {
  const match =
    /^(\d{1,2})\s?full(?:\s?baths?)?(?:(?:\s?[,&/]\s?|\sand\s|\s)(\d{1,2})\s?(?:half|partial))?$/.exec(
      text,
    );
  return match === null ? null : Number(match[1]) + Number(match[2] ?? 0) / 2;
}

const GROUPED = /^\d{1,3}(?:([ ,.'’])\d{3})(?:\1\d{3})*$/;

/**
 * Whole square feet, 1–1,000,000, rounded: "1450", "1,450 sq ft", "1.450", "1450.5". Groups of
 * three digits after a dot are thousands. Zero reads as `notGiven`, because lots are exported with
 * 0.
 */
export function readSqft(text: string): number | "notGiven" | null {
  if (text.length > MAX_LENGTH) return null;
  const figure = withoutUnit(text, SQFT_UNIT).replace(/^(?:about|approx\.?|~)\s*|\s?\+$/g, "");
  const digits = GROUPED.test(figure)
    ? figure.replace(/[ ,.'’]/g, "")
    : figure.replace(/^(\d{1,3}(?:,\d{3})+)(?=\.\d+$)/, (whole) => whole.replaceAll(",", ""));
  if (!/^\d{1,7}(\.\d+)?$/.test(digits)) return null;
  const sqft = Math.round(Number(digits));
  if (sqft > MAX_SQFT) return null;
  return sqft === 0 ? "notGiven" : sqft;
}

interface CountReader {
  /** The count; `notGiven` for a value that means none; null if invalid. */
  readonly read: (text: string) => number | "notGiven" | null;
  /** What to send instead of an invalid value. */
  readonly advice: string;
}

/** Reads the count of each fact. */
export const COUNT_READERS: Readonly<Record<CountFact, CountReader>> = {
  beds: { read: readBeds, advice: `Send beds as a whole number from 0 to ${MAX_BEDS}.` },
  baths_quarters: {
    read: readBathsQuarters,
    advice: `Send baths from 0 to ${MAX_BATHS_QUARTERS / 4} in steps of a quarter, such as 2.5.`,
  },
  living_area_sqft: { read: readSqft, advice: "Send sqft as a number from 1 to 1,000,000." },
};
