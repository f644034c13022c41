// Converts spellings of published lists and spreadsheets to those of a post.
import type { LeadField } from "../lead/field-names.ts";
import { readSide } from "../lead/read-words.ts";
import { type MomentReading, tidyMoment } from "./date-order.ts";
import { readSideOfLabels } from "./side-of-labels.ts";
import { unguarded } from "./csv-cell.ts";

/** `="02139"` keeps a spreadsheet from reading a number. */
const TEXT_FORMULA = /^="([^"]*)"$/;
/** Prefixes by which lead ads keep a spreadsheet from reading a number: p:+1916…, z:95838. */
const AD_PREFIX = /^[pz]:(?=[+\d])/i;

const AS_WRITTEN: MomentReading = { dateOrder: null, timeZone: null };

/** The cell of a field as a post would spell it; other cells are returned trimmed. */
export function tidyCell(
  text: string,
  field: LeadField | null,
  reading: MomentReading = AS_WRITTEN,
): string {
  const trimmed = text.trim();
  const cell =
    trimmed.startsWith("=") || trimmed.startsWith("'")
      ? unguarded(trimmed.replace(TEXT_FORMULA, "$1"))
      : trimmed;
  switch (field) {
    // Written like this to keep leading zeros.
    case "zip_code":
      return cell.replace(AD_PREFIX, "").replace(/^z(?=\d{5}$)/i, "");
    case "phone":
      return cell.replace(AD_PREFIX, "");
    case "side":
      return readSide(cell) === null ? (readSideOfLabels(cell) ?? cell) : cell;
    case "city":
      return tidyCity(cell);
    case "consent_at":
      return tidyMoment(cell, reading);
    case "price":
    case "price_min":
    case "price_max":
    case "timing":
      return cell.replaceAll("_", " ");
    case "beds":
    case "baths":
      return cell.replaceAll("_", " ").replace(/\s*(?:beds?|baths?|brs?|ba)\.?$/i, "");
    case "sqft":
      return cell.replace(/\s*(?:sq\.?\s*ft\.?|sf|square feet)$/i, "");
    default:
      return cell;
  }
}

/** Cities written as identifiers: ELK_GROVE is Elk Grove. */
function tidyCity(cell: string): string {
  const city = cell.replaceAll("_", " ");
  if (city !== city.toUpperCase()) return city;
  return city.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());
}
