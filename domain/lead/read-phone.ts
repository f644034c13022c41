// Reads a phone number as people, programs and spreadsheets write it.
import { cleanFigures, unfloat } from "./clean-figures.ts";

/** Longer than two numbers with labels and extensions. */
const MAX_LENGTH = 80;
/** Nearly every form sends ten digits, alone or as "(916) 555-0123", or with a 1 or +1 before. */
const TEN_DIGITS = /^(?:\+?1[ .-]?)?\(?(\d{3})\)?[ .-]?(\d{3})[ .-]?(\d{4})$/;
/** Between two numbers in one field. */
const BETWEEN = /\s*(?:[;|]|,\s*|\s\/\s|\bor\b|\band\b|&)\s*/i;

/**
 * A phone number as E.164; null if there is none. Without a "+" it is read by the North American
 * Numbering Plan: ten digits, or eleven beginning with 1; area code and exchange begin with 2–9 and
 * are not N11 (those are service codes such as 911); area code 555 does not exist; ten equal digits
 * are not a real number. "+1" numbers follow the same rules; numbers of other countries need 8–15
 * digits (E.164 §6). Labels ("tel:", "(cell)"), extensions and the trunk zero in "+44 (0)20" are no
 * part of the number; "011" and "00" mean "+". Of several numbers the first counts.
 */
export function readPhone(text: string): string | null {
  const usual = TEN_DIGITS.exec(text);
  if (usual !== null) {
    const digits = `${usual[1]}${usual[2]}${usual[3]}`;
    return isNanp(digits) ? `+1${digits}` : null;
  }
  if (text.length > MAX_LENGTH) return null;
  const cleaned = unfloat(cleanFigures(text));
  const whole = readNumber(cleaned);
  if (whole !== null) return whole;
  const numbers = cleaned.split(BETWEEN).map(readNumber);
  return numbers.length > 1 && !numbers.includes(null) ? (numbers[0] ?? null) : null;
}

const LABEL_BEFORE = /^[a-z][a-z .-]{0,20}(?:[:.]|\s(?=[+(\d]))\s*/i;
const LABEL_AFTER =
  /\s*(?:[([][a-z .]{1,20}[)\]]|[-,]?\s?\b(?:cell|mobile|home|work|office|landline|phone)\.?)$/i;
const EXTENSION = /^(.*\d.*?)[\s,;]*(?:;ext=|x|extn?\.?|extension|#)[\s:.]*\d{1,6}$/i;
const TRUNK_ZERO = /^(\+\s?\d{1,3}[\s.-]*)\(0\)/;
const DIALED_PREFIX = /^\+?\(?(?:00|011)\)?[\s.-]*(?=[1-9(])/;
const PUNCTUATION = /[\s().\-\u2010-\u2015\u2212/]+/g;

/** The only number in a text without quotes and marks. */
function readNumber(text: string): string | null {
  const unlabeled = text.replace(LABEL_BEFORE, "").replace(LABEL_AFTER, "");
  const bare = (EXTENSION.exec(unlabeled)?.[1] ?? unlabeled)
    .replace(LABEL_AFTER, "")
    .replace(DIALED_PREFIX, "+")
    .replace(TRUNK_ZERO, "$1")
    .replace(PUNCTUATION, "")
    .replace(/^\++(?:1\+)?/, "+");
  const isInternational = bare.startsWith("+");
  const digits = isInternational ? bare.slice(1) : bare;
  if (!/^\d{8,15}$/.test(digits)) return null;
  if (isInternational && !digits.startsWith("1"))
    return digits.startsWith("0") ? null : `+${digits}`;
  // The 1 of the country comes twice where a form adds it to a number that has it.
  const national = /^1{0,2}(\d{10})$/.exec(digits)?.[1];
  if (national === undefined || (isInternational && digits.length === 10)) return null;
  return isNanp(national) ? `+1${national}` : null;
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
