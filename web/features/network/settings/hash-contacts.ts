// Contacts as hashes, a call's worth at a time: what is sent holds no number and no address.
import type { ReadContact } from "../../../../domain/lead/contact-list.ts";

/** As many as the API takes in a call. */
const AT_ONCE = 10_000;

interface HashedPart {
  /** How many contacts are hashed by now, this part's among them. */
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
