// Normalizes names, email, phone and street as people write them. Each reader is idempotent; null
// means invalid.
import { foldSpace, hasControl } from "./text.ts";

const MAX_NAME_LENGTH = 50;
const MAX_EMAIL_LENGTH = 254;
const MAX_EMAIL_LOCAL_LENGTH = 64;
const MAX_STREET_LENGTH = 200;
const LETTER = /\p{L}/u;

/**
 * A first or last name: 1–50 characters (the length of RESO's FirstName and LastName), white space
 * folded, composed Unicode. Text without a letter ("-", ".") means "not given" and reads as "".
 */
export function readName(text: string): string | null {
  const name = foldSpace(text).normalize("NFC");
  if (name.length > MAX_NAME_LENGTH || hasControl(name)) return null;
  return LETTER.test(name) ? name : "";
}

const EMAIL_LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const TOP_LABEL = /^[a-z][a-z0-9-]*[a-z0-9]$/;

/**
 * An email address: trimmed, entirely lower-cased (no mail system in use is case-sensitive), the
 * dot-atom form of RFC 5321 §4.1.2 with a dotted domain in ASCII (an international domain in its
 * xn-- form), at most 254 characters with 64 before the @.
 */
export function readEmail(text: string): string | null {
  if (text.length > MAX_EMAIL_LENGTH + 20) return null;
  const email = text.trim().toLowerCase();
  const at = email.lastIndexOf("@");
  if (email.length > MAX_EMAIL_LENGTH || at < 1 || at > MAX_EMAIL_LOCAL_LENGTH) return null;
  if (!EMAIL_LOCAL.test(email.slice(0, at))) return null;
  const labels = email.slice(at + 1).split(".");
  if (labels.length < 2 || !TOP_LABEL.test(labels.at(-1) ?? "")) return null;
  return labels.every((label) => DOMAIN_LABEL.test(label)) ? email : null;
}

const PHONE_EXTENSION = /\s*(?:x|ext\.?|extension|#)\s*\d{1,6}$/i;
const PHONE_PUNCTUATION = /[\s().\-\u2010-\u2015/]+/g;

/**
 * A phone number as E.164. Without a "+" it is read by the North American Numbering Plan: ten
 * digits, or eleven beginning with 1; area code and exchange begin with 2–9 and are not N11 (those
 * are service codes such as 911); area code 555 does not exist; ten equal digits are not a real
 * number. "+1" numbers follow the same rules; numbers of other countries need 8–15 digits (E.164
 * §6). An extension is cut off.
 */
export function readPhone(text: string): string | null {
  if (text.length > 40) return null;
  const trimmed = text.trim();
  const bare = (trimmed.length > 12 ? trimmed.replace(PHONE_EXTENSION, "") : trimmed).replace(
    PHONE_PUNCTUATION,
    "",
  );
  const isInternational = bare.startsWith("+");
  const digits = isInternational ? bare.slice(1) : bare;
  if (!/^\d{8,15}$/.test(digits)) return null;
  if (isInternational && !digits.startsWith("1"))
    return digits.startsWith("0") ? null : `+${digits}`;
  if (digits.length === 11 && digits.startsWith("1"))
    return isNanp(digits.slice(1)) ? `+${digits}` : null;
  return !isInternational && digits.length === 10 && isNanp(digits) ? `+1${digits}` : null;
}

/** Whether the North American Numbering Plan could assign the ten digits. */
function isNanp(digits: string): boolean {
  const area = digits.slice(0, 3);
  return (
    isNanpCode(area) &&
    area !== "555" &&
    isNanpCode(digits.slice(3, 6)) &&
    !/^(\d)\1{9}$/.test(digits)
  );
}

function isNanpCode(code: string): boolean {
  return code >= "200" && !code.endsWith("11");
}

/** House number and street in one line, with a separately given unit; at most 200 characters. */
export function readStreet(address: string, unit: string | undefined): string | null {
  if (address.length + (unit?.length ?? 0) > MAX_STREET_LENGTH * 2) return null;
  const street = foldSpace(
    unit === undefined ? address : `${address}, ${/^\d/.test(unit) ? `#${unit}` : unit}`,
  );
  return street.length > MAX_STREET_LENGTH || hasControl(street) ? null : street;
}

/** The city as given: 1–50 characters (RESO's City). */
export function readCity(text: string): string | null {
  const city = foldSpace(text);
  return city.length > MAX_NAME_LENGTH || hasControl(city) ? null : city;
}
