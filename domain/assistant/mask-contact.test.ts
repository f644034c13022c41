// Tests that masking removes emails and phone numbers from a text, and keeps everything else.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { growthExponent } from "../../test/support/growth.ts";
import { maskContact } from "./mask-contact.ts";

const PRICE_RANGE = /[1-9]\d{1,5}00\s?[-\s]\s?[1-9]\d{1,5}00|\d\.\d{3}(?!\d)/;
const ISO_DATE = /(?:19|20)\d\d-[01]\d-[0-3]\d/;

describe("masking contact data", () => {
  it.each([
    ["mail me at jane.doe+plat@example.co.uk please", "mail me at [email] please"],
    ["JANE@EXAMPLE.COM,bob@x.io", "[email],[email]"],
    ["jane@gmail", "[email]"],
    ["jane at gmail dot com", "[email]"],
    ["juan (arroba) hotmail (punto) com", "[email]"],
    ["josé@correo.mx", "[email]"],
    ["jane @ example.com", "[email]"],
    ["9to5@mail.example.com.", "[email]."],
    ["call 813-555-0142", "call [phone]"],
    ["(813) 555-0142 ext. 12", "[phone]"],
    ["+1 813.555.0142", "[phone]"],
    ["1-813-555-0142", "[phone]"],
    ["8135550142", "[phone]"],
    ["call8135550142now", "call[phone]now"],
    ["813 555 0142 or 813-555-0143", "[phone] or [phone]"],
    ["8 1 3 5 5 5 0 1 4 2", "[phone]"],
    ["813/555/0142", "[phone]"],
    ["813,555,0142", "[phone]"],
    ["+44 20 7946 0958", "[phone]"],
    ["my number is 555-0142", "my number is [phone]"],
    ["eight one three, five five five, zero one four two", "[phone]"],
    ["llámame al 555 0142", "llámame al [phone]"],
  ])("%s", (text, masked) => {
    expect(maskContact(text)).toBe(masked);
  });

  it.each([
    "450,000",
    "$1.2m",
    "between 450,000 and 500,000",
    "450000-500000",
    "$450000 - $500000",
    "1.250.000 - 1.500.000",
    "95838, 95825",
    "ZIP 95838-1234",
    "by 2027",
    "on 2026-11-23 10:30",
    "11/23/2026 to 12/01/2026",
    "rent 800-1200",
    "3 beds, 2 baths, 1,850 sqft",
    "at 9 or at 10",
    "two or three bedrooms",
    "meet at home",
    "20 leads a day at $45.50",
    "campaign 12 of 2026",
    "3 beds @ 450k",
    "3bd@450k",
  ])("leaves %s", (text) => {
    expect(maskContact(text)).toBe(text);
  });

  it("leaves no ten digits with separators between them", () => {
    const digit = fc.constantFrom(..."0123456789");
    const separator = fc.constantFrom("", "", "", "-", " ", ".", "(", ")", ") ", " - ", "\u2013");
    const number = fc
      .array(fc.tuple(digit, separator), { minLength: 10, maxLength: 14 })
      .map((pairs) => pairs.map((pair) => pair.join("")).join(""));
    fc.assert(
      fc.property(fc.string(), number, fc.string(), (before, phone, after) => {
        fc.pre(!PRICE_RANGE.test(phone) && !ISO_DATE.test(before + phone + after));
        expect(maskContact(before + phone + after)).not.toMatch(/\d(?:[\s().\u2013-]*\d){9}/);
      }),
      { numRuns: 500 },
    );
  });

  it("never throws, is idempotent, and is fast on long words", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const masked = maskContact(text);
        expect(maskContact(masked)).toBe(masked);
      }),
    );
  });

  it.each(["a", " ", "a.", "1,", "one "])(
    "of %j over and over takes time in proportion to its length",
    (word) => {
      const mask = (times: number): string => maskContact(`1 1 1 1 ${word.repeat(times)}`);
      expect(growthExponent(mask, 500)).toBeLessThan(1.5);
    },
  );
});
