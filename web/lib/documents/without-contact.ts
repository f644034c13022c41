// Removes the lead's name and contact from a response, before it is stored in the browser and when
// the session has ended.

/**
 * The contract's members that hold contact data, consent records or free text, in which people are
 * named; `payee` is who a payout goes to, `answers` are a consumer's answers in a draft, the hints
 * are parts of a consumer's phone and email.
 */
const PRIVATE = new Set([
  "contact",
  "consent_proof",
  "custom",
  "note",
  "payee",
  "answers",
  "phone_hint",
  "email_hint",
]);

/** Returns a copy in which these members are null, however deeply nested. */
export function withoutContact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutContact);
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      PRIVATE.has(name) ? null : withoutContact(member),
    ]),
  );
}

/** An object as JSON has them: a Map or a Blob that a screen has made is left as it is. */
function isPlain(value: unknown): value is object {
  return (
    typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}
