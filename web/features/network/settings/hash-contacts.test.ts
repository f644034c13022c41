// Tests what the browser sends of a buyer's contacts.
import { expect, it } from "vitest";
import type { ReadContact } from "../../../../domain/lead/contact-list.ts";
import { hashContacts } from "./hash-contacts.ts";

/** Computed independently with `sha256sum`. */
const KNOWN: Readonly<Record<string, string>> = {
  "ann@example.com": "71d4f55f72fa128dfb468a1a3901507c804b74316488744d769d7f4b16696476",
  "+19165550123": "e7abbbe761ee061af9f91eae1ca5f6451899a84af6c9b2450a4f1e4761cb414c",
};

it("sends only SHA-256 in hex, by kind, ten thousand at a time", async () => {
  const contacts = [
    { kind: "email", value: "ann@example.com" } as const,
    { kind: "phone", value: "+19165550123" } as const,
    ...Array.from({ length: 9_999 }, (_, index): ReadContact => ({
      kind: "phone",
      value: `+1916${index}`,
    })),
  ];
  const parts = await Array.fromAsync(hashContacts(contacts));
  expect(parts.map(({ done }) => done)).toEqual([10_000, 10_001]);
  expect(parts[0]?.body.email_hashes).toEqual([KNOWN["ann@example.com"]]);
  const phones = parts.flatMap(({ body }) => body.phone_hashes);
  expect(phones[0]).toBe(KNOWN["+19165550123"]);
  expect(new Set(phones).size).toBe(10_000);
  for (const hash of phones) expect(hash).toMatch(/^[0-9a-f]{64}$/);
});
