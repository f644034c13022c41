// Signs calls as Standard Webhooks specifies: HMAC-SHA256 over id, time and body, with one
// signature per valid secret.
import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";

const PREFIX = "whsec_";
const SECRET_BYTES = 32;

/** A new secret: `whsec_` and 32 random bytes in base64. */
export function newSecret(): string {
  return `${PREFIX}${randomBytes(SECRET_BYTES).toString("base64")}`;
}

/**
 * The headers of a call. `atMs` is when it is made, in epoch milliseconds: a receiver refuses calls
 * that are some minutes old. Throws if no secret is given.
 */
export function signedHeaders(
  secrets: readonly string[],
  id: string,
  atMs: number,
  body: string,
): Readonly<Record<string, string>> {
  if (secrets.length === 0) throw new Error("a call needs at least one secret to be signed with");
  const at = new Date(atMs);
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, at, body));
  return {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(atMs / 1_000)),
    "webhook-signature": signatures.join(" "),
  };
}
