// Signatures as Standard Webhooks has them: HMAC-SHA256 over id, time and body, a signature for
// each secret that counts.
import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";
const SECRET_BYTES = 32;

/** A new secret: `whsec_` and 32 random bytes in base64. */
export function newSecret(): string {
  return `${PREFIX}${randomBytes(SECRET_BYTES).toString("base64")}`;
}

/**
 * The headers of a call. `atMs` is when it is made, in epoch milliseconds: a receiver refuses what
 * is older than some minutes. Throws where no secret is given.
 */
export function signedHeaders(
  secrets: readonly string[],
  id: string,
  atMs: number,
  body: string,
): Readonly<Record<string, string>> {
  if (secrets.length === 0)
    throw new Error("a call without a signature would be believed by nobody");
  const timestamp = String(Math.floor(atMs / 1_000));
  const signatures = secrets.map(
    (secret) =>
      `v1,${createHmac("sha256", Buffer.from(secret.slice(PREFIX.length), "base64"))
        .update(`${id}.${timestamp}.${body}`)
        .digest("base64")}`,
  );
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
}
