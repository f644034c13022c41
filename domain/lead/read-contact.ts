// Normalizes names, street and city as people write them. Each reader is idempotent; null means
// invalid.
import { cleanText } from "./text.ts";

const MAX_NAME_LENGTH = 50;
const MAX_STREET_LENGTH = 200;
const LETTER = /\p{L}/u;

/**
 * A first or last name: 1–50 characters (the length of RESO's FirstName and LastName), white space
 * folded, composed Unicode. Text without a letter ("-", ".") means "not given" and reads as "".
 */
export function readName(text: string): string | null {
  const name = cleanText(text).normalize("NFC");
  if (name.length > MAX_NAME_LENGTH) return null;
  return LETTER.test(name) ? name : "";
}

/** House number and street in one line, with a separately given unit; at most 200 characters. */
export function readStreet(address: string, unit: string | undefined): string | null {
  if (address.length + (unit?.length ?? 0) > MAX_STREET_LENGTH * 2) return null;
  const street = cleanText(
    unit === undefined ? address : `${address}, ${/^\d/.test(unit) ? `#${unit}` : unit}`,
  );
  return street.length > MAX_STREET_LENGTH ? null : street;
}

/** The city as given: 1–50 characters (RESO's City). */
export function readCity(text: string): string | null {
  const city = cleanText(text);
  return city.length > MAX_NAME_LENGTH ? null : city;
}
