// Reads a ZIP code as people, programs and spreadsheets write it.
import { cleanFigures, unfloat } from "./clean-figures.ts";
import { readState } from "./read-state.ts";

const MAX_LENGTH = 100;
const FIVE_DIGITS = /^\d{5}$/;
const ZIP = /^(\d{4,5})(?:\s?[-\u2010-\u2015\u2212 ]\s?\d{4}|\d{4})?$/;
const LABEL = /^(?:z|zip|zip\s?code|postal\s?code)\s*:\s*/i;
/** After the city and the state, as in "Sacramento, CA 95838-1234". */
const AFTER_WORDS = /^[\p{L} .,'’-]*[ ,-](\d{5})(?:\s?[-\u2010-\u2015\u2212]\s?\d{4})?$/u;
const COUNTRY = /[\s,]+(?:usa?|united states(?: of america)?)\.?$/i;

/**
 * A five-digit ZIP; null if there is none. ZIP+4 is cut to five. Four digits are a ZIP whose
 * leading zero a spreadsheet removed (2139 → 02139); all US ZIPs that begin with two zeros belong
 * to single offices, so three digits are refused as an error.
 */
export function readZipCode(text: string): string | null {
  if (FIVE_DIGITS.test(text)) return text;
  if (text.length > MAX_LENGTH) return null;
  const written = unfloat(cleanFigures(text).replace(LABEL, "").replace(COUNTRY, ""));
  const match = ZIP.exec(written) ?? AFTER_WORDS.exec(written);
  return match === null ? null : (match[1] ?? "").padStart(5, "0");
}

/** The state in front of the ZIP, as in "Fort Campbell, TN 42223" or "Guam 96910"; else null. */
export function readStateBesideZip(text: string): string | null {
  if (text.length > MAX_LENGTH || FIVE_DIGITS.test(text)) return null;
  const [, before = ""] = BEFORE_DIGITS.exec(cleanFigures(text)) ?? [];
  return readState(before.slice(before.lastIndexOf(",") + 1)) ?? readState(before.slice(-3));
}

const BEFORE_DIGITS = /^([^\d]{2,}?)[\s,]*\d{5}(?:\s?-\s?\d{4})?$/;

/**
 * True for the ZIP of a military post office: 340 Americas, 090–098 Europe, 962–966 Pacific (USPS).
 */
export function isMilitaryZip(zipCode: string): boolean {
  const zip3 = zipCode.slice(0, 3);
  return zip3 === "340" || (zip3 >= "090" && zip3 <= "098") || (zip3 >= "962" && zip3 <= "966");
}
