// Reads a ZIP code as people, programs and spreadsheets write it.
import { cleanFigures, unfloat } from "./clean-figures.ts";

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
