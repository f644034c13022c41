import { describe, expect, it } from "vitest";
import { readEmail } from "./read-email.ts";

describe("readEmail", () => {
  it.each([
    [" Ann.Example@Example.COM ", "ann.example@example.com"],
    ["a+b@example.co.uk", "a+b@example.co.uk"],
    ["o'hara_1@sub.example.com", "o'hara_1@sub.example.com"],
    ["a@xn--bcher-kva.example", "a@xn--bcher-kva.example"],
    ["ann@bücher.example", "ann@xn--bcher-kva.example"],
    ["Ann Example <Ann@example.com>", "ann@example.com"],
    ["<ann@example.com>", "ann@example.com"],
    ["mailto:ann@example.com?subject=Home", "ann@example.com"],
    ["ann@example.com (work)", "ann@example.com"],
    ["e:ann@example.com", "ann@example.com"],
    ["ann @ example.com", "ann@example.com"],
    ["\u200bann@example.com.", "ann@example.com"],
    ['"ann@example.com"', "ann@example.com"],
    ["ann@example.com; bob@example.com", "ann@example.com"],
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
    `${"a".repeat(65)}@example.com`,
    `a@${"b.".repeat(130)}com`,
    `a@${"b".repeat(64)}.com`,
    "n/a",
    "<n/a>",
    "ann@exam/ple.com",
    "a@b@example.com",
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
