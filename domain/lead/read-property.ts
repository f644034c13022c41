// Reads the place, price and size of a property, or of a wish for one. Null means invalid; each
// reader documents what it accepts.
import { dollarsToCents } from "../money/money.ts";
import type { Cents } from "../money/money.ts";
import type { CountFact } from "./plain-facts.ts";

/** $1,000,000,000: above any home ever sold, and far within a JSON integer. */
const MAX_PRICE_CENTS = 100_000_000_000n;
const MAX_BEDS = 20;
const MAX_BATHS_QUARTERS = 80;
const MAX_SQFT = 1_000_000;

/**
 * A five-digit ZIP. ZIP+4 is cut to five. Four digits are a ZIP whose leading zero a spreadsheet
 * removed (2139 → 02139); all US ZIPs that begin with two zeros belong to single offices, so three
 * digits are refused as an error.
 */
export function readZipCode(text: string): string | null {
  const match = /^(\d{4,5})(?:[- ]?\d{4})?$/.exec(text.trim());
  return match === null ? null : (match[1] ?? "").padStart(5, "0");
}

/**
 * Dollars to cents, up to $1,000,000,000. Zero reads as `notGiven`, because exports write 0 for an
 * empty price.
 */
export function readPrice(text: string): Cents | "notGiven" | null {
  if (text.length > 40) return null;
  const price = dollarsToCents(text);
  if (price === null || price > MAX_PRICE_CENTS) return null;
  return price === 0n ? "notGiven" : price;
}

/** Whole bedrooms 0–20; "studio" is 0 and "4+" is 4. */
export function readBeds(text: string): number | null {
  if (text.length > 20) return null;
  if (text.trim().toLowerCase() === "studio") return 0;
  const match = /^(\d{1,2})(?:\.0+)?\+?$/.exec(text.trim());
  const beds = match === null ? Number.NaN : Number(match[1]);
  return beds <= MAX_BEDS ? beds : null;
}

/** Quarter baths, 0–80, from baths in steps of a quarter: 2.5 is 10, "3+" is 12. */
export function readBathsQuarters(text: string): number | null {
  if (text.length > 20) return null;
  const match = /^(\d{1,2}(?:\.\d{1,4})?)\+?$/.exec(text.trim());
  const quarters = match === null ? Number.NaN : Number(match[1]) * 4;
  return Number.isInteger(quarters) && quarters <= MAX_BATHS_QUARTERS ? quarters : null;
}

/**
 * Whole square feet, 1–1,000,000, rounded. Zero reads as `notGiven`, because lots are exported with
 * 0.
 */
export function readSqft(text: string): number | "notGiven" | null {
  if (text.length > 20) return null;
  const plain = text.trim();
  const digits = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain) ? plain.replaceAll(",", "") : plain;
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
