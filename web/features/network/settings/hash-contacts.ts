// Hashes contacts in chunks of one request each; no phone number or email address is sent.
import type { ReadContact } from "../../../../domain/lead/contact-list.ts";

/** The API's limit per request. */
const AT_ONCE = 10_000;

interface HashedPart {
  /** How many contacts are hashed so far, including this chunk. */
  readonly done: number;
  readonly body: {
    readonly phone_hashes: readonly string[];
    readonly email_hashes: readonly string[];
  };
}

export async function* hashContacts(contacts: readonly ReadContact[]): AsyncGenerator<HashedPart> {
  for (let from = 0; from < contacts.length; from += AT_ONCE) {
    const part = contacts.slice(from, from + AT_ONCE);
    const hashed = await Promise.all(
      part.map(async ({ kind, value }) => ({ kind, hash: await sha256(value) })),
    );
    const of = (kind: ReadContact["kind"]): string[] =>
      hashed.filter((one) => one.kind === kind).map(({ hash }) => hash);
    yield {
      done: from + part.length,
      body: { phone_hashes: of("phone"), email_hashes: of("email") },
    };
  }
}

async function sha256(text: string): Promise<string> {
  return Array.from(
    new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))),
    (byte) => byte.toString(16).padStart(2, "0"),
  ).join("");
}
