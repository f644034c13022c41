import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCity, readEmail, readName, readPhone, readStreet } from "./read-contact.ts";

describe("readPhone", () => {
  it.each([
    ["9165550123", "+19165550123"],
    ["(916) 555-0123", "+19165550123"],
    ["1-916-555-0123", "+19165550123"],
    ["+1 916.555.0123", "+19165550123"],
    ["916\u2011555\u20110123", "+19165550123"],
    ["916-555-0123 ext. 45", "+19165550123"],
    ["916-555-0123x4", "+19165550123"],
    ["+44 20 7946 0123", "+442079460123"],
    ["+52 55 1234 5678", "+525512345678"],
    ["+12345678", null],
  ])("reads %s as %s", (text, phone) => {
    expect(readPhone(text)).toBe(phone);
  });

  it.each([
    "",
    "555-0123",
    "916555012",
    "91655501234",
    "29165550123",
    "0165550123",
    "1165550123",
    "9110550123",
    "9115550123",
    "2114567890",
    "9164110123",
    "9161550123",
    "9160550123",
    "5552345678",
    "2222222222",
    "9999999999",
    "+1 911 555 0123",
    "+0123456789",
    "+1234567",
    "+1234567890123456",
    "not a phone",
    "916-CALL-NOW",
    "9165550123; drop",
    "9".repeat(100),
  ])("refuses %j", (text) => {
    expect(readPhone(text)).toBeNull();
  });
});

describe("readEmail", () => {
  it.each([
    [" Ann.Example@Example.COM ", "ann.example@example.com"],
    ["a+b@example.co.uk", "a+b@example.co.uk"],
    ["o'hara_1@sub.example.com", "o'hara_1@sub.example.com"],
    ["a@xn--bcher-kva.example", "a@xn--bcher-kva.example"],
    [`${"a".repeat(64)}@example.com`, `${"a".repeat(64)}@example.com`],
  ])("reads %j", (text, email) => {
    expect(readEmail(text)).toBe(email);
  });

  it.each([
    "",
    "ann",
    "@example.com",
    "ann@",
    "ann@example",
    "ann@@example.com",
    "ann@example..com",
    ".ann@example.com",
    "an..n@example.com",
    "ann.@example.com",
    "ann@-example.com",
    "ann@example-.com",
    "ann@example.c",
    "ann@example.123",
    "ann ex@example.com",
    "ann@exa mple.com",
    "ann@example.com\nbcc: x@example.com",
    "ann@bücher.example",
    `${"a".repeat(65)}@example.com`,
    `a@${"b.".repeat(130)}com`,
    `a@${"b".repeat(64)}.com`,
    "<ann@example.com>",
  ])("refuses %j", (text) => {
    expect(readEmail(text)).toBeNull();
  });

  it("stays fast on adversarial text", () => {
    for (const evil of [
      `${"a.".repeat(32)}!@`,
      `a@${"a-".repeat(120)}`,
      `${"a".repeat(64)}@${"a.".repeat(90)}`,
    ])
      expect(readEmail(evil)).toBeNull();
  });
});

describe("names and streets", () => {
  it.each([
    ["  Ann \t Marie ", "Ann Marie"],
    ["José", "José"],
    ["Jose\u0301", "José"],
    ["O’Neil-Łuk", "O’Neil-Łuk"],
    ["-", ""],
    ["李", "李"],
    ["a".repeat(51), null],
    ["An\u0007n", null],
    ["A\u202enn", null],
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
