// Takes a lead's contact data out of words about it, before they are kept where others read them.
import type { LeadContact } from "../lead/lead.ts";

type Named = Pick<LeadContact, "firstName" | "lastName" | "email" | "phone" | "street">;

const E_MAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const BETWEEN_DIGITS = "[\\s().-]*";
/** Ten digits and the seven of a local call. */
const LOCAL_DIGITS = 7;
/** A single letter names nobody. */
const SHORTEST_NAME = 2;

/**
 * The words with every e-mail address, and the lead's own number, street and names replaced by what
 * they were.
 */
export function leaveOutContact(words: string, contact: Named | null): string {
  const withoutEmail = words.replace(E_MAIL, "[e-mail]");
  if (contact === null) return withoutEmail;
  const withoutStreet =
    contact.street === null || contact.street.trim() === ""
      ? withoutEmail
      : withoutEmail.replace(new RegExp(escaped(contact.street.trim()), "giu"), "[address]");
  const withoutPhone =
    contact.phone === null
      ? withoutStreet
      : withoutStreet.replace(phonePattern(contact.phone), "[phone]");
  return [contact.firstName, contact.lastName].reduce<string>((text, name) => {
    const plain = (name ?? "").trim();
    return plain.length < SHORTEST_NAME ? text : text.replace(namePattern(plain), "[name]");
  }, withoutPhone);
}

function phonePattern(phone: string): RegExp {
  const digits = phone.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  const spelled = (part: string): string => [...part].join(BETWEEN_DIGITS);
  const area = digits.slice(0, -LOCAL_DIGITS);
  return new RegExp(
    `(?<!\\d)(?:(?:\\+?1${BETWEEN_DIGITS})?\\(?${spelled(area)}${BETWEEN_DIGITS})?` +
      `${spelled(digits.slice(-LOCAL_DIGITS))}(?!\\d)`,
    "g",
  );
}

/** As it was given, or with a capital: "Will" is a name, "will" is not. */
function namePattern(name: string): RegExp {
  const capital = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const spellings = [name, capital, name.toUpperCase()].map(escaped).join("|");
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${spellings})(?![\\p{L}\\p{N}])`, "gu");
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
