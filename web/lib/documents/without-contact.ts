// Takes out of an answer whatever names or reaches the person of a lead, before anything is kept in
// the browser.

/**
 * The members of the contract's shapes that hold contact data, consent records or free text, in
 * which people are named; `payee` is whom money goes to, `answers` what a draft says of its person.
 */
const PRIVATE = new Set(["contact", "consent_proof", "custom", "note", "payee", "answers"]);

/** A copy in which these members are null, however deep they lie. */
export function withoutContact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutContact);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      PRIVATE.has(name) ? null : withoutContact(member),
    ]),
  );
}
