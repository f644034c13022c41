// Removes a lead's contact data from texts about it, before they are stored where others can read
// them.
import type { LeadContact } from "../lead/lead.ts";

type Named = Pick<LeadContact, "firstName" | "lastName" | "email" | "phone" | "street">;

const E_MAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const BETWEEN_DIGITS = "[\\s().-]*";
/** The seven digits of a local number, without the area code. */
const LOCAL_DIGITS = 7;
/** Any US phone number, with or without its country code. */
const ANY_PHONE = /(?<!\d)(?:\+?1[\s().-]*)?\(?\d{3}[\s().-]*\d{3}[\s.-]*\d{4}(?!\d)/g;
/** A single letter is not treated as a name. */
const SHORTEST_NAME = 2;

/**
 * The text with every email address, and the lead's own number, street and names, replaced by a
 * label of their kind. Where the contact is not known, as of an erased lead, every phone number is
 * replaced; names and streets then cannot be told from other words.
 */
export function leaveOutContact(words: string, contact: Named | null): string {
  const withoutEmail = words.replace(E_MAIL, "[email]");
  if (contact === null) return withoutEmail.replace(ANY_PHONE, "[phone]");
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

/** Matches a name as given or capitalized: "Will" is a name, "will" is not. */
function namePattern(name: string): RegExp {
  const capital = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const spellings = [name, capital, name.toUpperCase()].map(escaped).join("|");
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${spellings})(?![\\p{L}\\p{N}])`, "gu");
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
