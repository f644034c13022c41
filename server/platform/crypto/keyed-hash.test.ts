// The keyed hash is HMAC-SHA256, whatever the length of text and key.
import { createHmac } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { keyedHash } from "./keyed-hash.ts";

it("answers as the runtime's Hmac does", () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 1, maxLength: 64 }),
      fc.array(fc.string({ unit: "grapheme", maxLength: 900 }), { minLength: 1, maxLength: 4 }),
      (bytes, texts) => {
        const key = Buffer.from(bytes);
        const of = keyedHash(key);
        for (const text of texts) {
          const expected = createHmac("sha256", key).update(text).digest("hex");
          expect(of(text)).toBe(expected);
          expect(of(Buffer.from(text))).toBe(expected);
        }
      },
    ),
  );
});

// RFC 4231, test case 2.
it("answers as published", () => {
  expect(keyedHash(Buffer.from("Jefe"))("what do ya want for nothing?")).toBe(
    "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
  );
});

it("refuses a key longer than a block", () => {
  expect(() => keyedHash(Buffer.alloc(65))).toThrow(RangeError);
});
