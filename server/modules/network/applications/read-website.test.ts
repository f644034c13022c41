// Tests which typed websites are read, and how.
import { describe, expect, it } from "vitest";
import { readWebsite } from "./read-website.ts";

describe("a typed website", () => {
  it.each([
    ["ruiz.example.com", "https://ruiz.example.com/"],
    [" http://ruiz.example.com/team ", "http://ruiz.example.com/team"],
    ["HTTPS://Ruiz.Example.com", "https://ruiz.example.com/"],
    ["ruiz.example.com:8443/x", "https://ruiz.example.com:8443/x"],
    ["münchen.example", "https://xn--mnchen-3ya.example/"],
    ["ruiz", null],
    ["", null],
    ["javascript:alert(1)", null],
    ["data:text/html,x", null],
    ["mailto:ana@example.com", null],
    ["ftp://ruiz.example.com", null],
    ["https://ana:secret@ruiz.example.com", null],
    ["https://127.0.0.1/", null],
    ["http://[::1]/", null],
    ["https://localhost", null],
    ["two words.com", null],
    [`https://ruiz.example.com/${"x".repeat(300)}`, null],
  ])("%s is %s", (typed, address) => {
    expect(readWebsite(typed)).toBe(address);
  });
});
