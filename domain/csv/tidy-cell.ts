// Converts spellings of published lists and spreadsheets to those of a post.
import type { LeadField } from "../lead/field-names.ts";
import { unguarded } from "./csv-cell.ts";

/** `="02139"` keeps a spreadsheet from reading a number. */
const TEXT_FORMULA = /^="([^"]*)"$/;
const US_MOMENT =
  /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?:,?\s+(\d{1,2}):(\d\d)(?::(\d\d))?\s*([ap])?\.?m?\.?)?$/i;
const NOON = 12;

/** The cell of a field as a post would spell it; other cells are returned trimmed. */
export function tidyCell(text: string, field: LeadField | null): string {
  const trimmed = text.trim();
  const cell =
    trimmed.startsWith("=") || trimmed.startsWith("'")
      ? unguarded(trimmed.replace(TEXT_FORMULA, "$1"))
      : trimmed;
  switch (field) {
    // Written like this to keep leading zeros.
    case "zip_code":
      return cell.replace(/^z(?=\d{5}$)/i, "");
    case "city":
      return tidyCity(cell);
    case "consent_at":
      return tidyMoment(cell);
    case "beds":
    case "baths":
      return cell.replace(/\s*(?:beds?|baths?|brs?|ba)\.?$/i, "");
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

/** 3/1/2026 5:05 PM becomes 2026-03-01T17:05:00. Without a zone both are UTC. */
function tidyMoment(cell: string): string {
  const match = US_MOMENT.exec(cell);
  if (match === null) return cell;
  const [, month = "", day = "", year = "", hour, minute = "00", second = "00", half] = match;
  const two = (digits: string): string => digits.padStart(2, "0");
  const date = `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(day)}`;
  if (hour === undefined) return date;
  const hours =
    half === undefined
      ? Number(hour)
      : (Number(hour) % NOON) + (half.toLowerCase() === "p" ? NOON : 0);
  return `${date}T${two(String(hours))}:${minute}:${second}`;
}
