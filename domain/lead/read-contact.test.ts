import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCity, readName, readStreet } from "./read-contact.ts";
import { readEmail } from "./read-email.ts";
import { splitFullName } from "./read-full-name.ts";
import { readPhone } from "./read-phone.ts";

describe("names and streets", () => {
  it.each([
    ["  Ann \t Marie ", "Ann Marie"],
    ["José", "José"],
    ["Jose\u0301", "José"],
    ["O’Neil-Łuk", "O’Neil-Łuk"],
    ["-", ""],
    ["李", "李"],
    ["a".repeat(51), null],
    ["An\u0007n", "Ann"],
    ["A\u202enn", "Ann"],
    ["\u2068Ann\u2069", "Ann"],
    ["Ann\u00a0Marie", "Ann Marie"],
  ])("reads the name %j as %j", (text, name) => {
    expect(readName(text)).toBe(name);
  });

  it("joins street and unit in one line", () => {
    expect(readStreet("12  Oak St ", undefined)).toBe("12 Oak St");
    expect(readStreet("12 Oak St", "Apt 4")).toBe("12 Oak St, Apt 4");
    expect(readStreet("12 Oak St", "4")).toBe("12 Oak St, #4");
    expect(readStreet("x".repeat(201), undefined)).toBeNull();
  });

  it("refuses a city over 50 characters", () => {
    expect(readCity(" San  José ")).toBe("San José");
    expect(readCity("x".repeat(51))).toBeNull();
  });
});

describe("splitFullName", () => {
  it.each([
    ["Ann Example", "Ann", "Example"],
    ["Example, Ann", "Ann", "Example"],
    ["Ann", "Ann", ""],
    ["Mary Ann Smith", "Mary Ann", "Smith"],
    ["Ludwig van Beethoven", "Ludwig", "van Beethoven"],
    ["Maria de la Cruz", "Maria", "de la Cruz"],
    ["Dr. John Q. Public Jr.", "John Q.", "Public Jr."],
    ["John Smith, Jr.", "John", "Smith Jr."],
    ["\u2068Ann\u2069  Example", "Ann", "Example"],
    ["", "", ""],
  ])("splits %j into %j and %j", (name, first, last) =>
    expect(splitFullName(name)).toEqual({ first, last }),
  );
});

it("is idempotent", () => {
  const digits = fc.string({ unit: fc.constantFrom(..."0123456789-() +."), maxLength: 16 });
  const mail = fc.oneof(fc.emailAddress(), fc.string());
  fc.assert(
    fc.property(digits, mail, fc.string({ unit: "binary" }), (phone, email, text) => {
      const readings: [(text: string) => string | null, string][] = [
        [readPhone, phone],
        [readEmail, email],
        [readName, text],
        [readCity, text],
        [(street) => readStreet(street, undefined), text],
      ];
      for (const [read, raw] of readings) {
        const once = read(raw);
        if (once !== null) expect(read(once)).toBe(once);
      }
    }),
    { numRuns: 1_000 },
  );
});
