// Tests which dialer addresses may be used, and what a press on "Call" opens.
import { describe, expect, it } from "vitest";
import { dialerProblem } from "./dialer-template.ts";
import { dialerAddress } from "./dialer.ts";

describe("a dialer's address", () => {
  it.each([
    "https://dialer.example.com/call?number={phone}",
    "https://dialer.example.com/{digits}",
    "sip:{phone}@pbx.example.com",
    "callto:{phone}",
    "zoiper:{digits}",
    "tel:{phone}",
  ])("%s may be used", (template) => {
    expect(dialerProblem(template)).toBeNull();
  });

  it.each([
    ["javascript:alert({phone})", "scheme"],
    ["JavaScript:alert('{phone}')", "scheme"],
    [" javascript:{phone}", "scheme"],
    ["java\tscript:{phone}", "scheme"],
    ["data:text/html,{phone}", "scheme"],
    ["vbscript:{phone}", "scheme"],
    ["file:///etc/{phone}", "scheme"],
    ["http://dialer.example.com/{phone}", "scheme"],
    ["dialer.example.com/{phone}", "scheme"],
    ["//dialer.example.com/{phone}", "scheme"],
    ["https:{phone}", "scheme"],
    ["https://dialer.example.com/a b/{phone}", "scheme"],
    ["", "scheme"],
    ["{phone}", "scheme"],
    ["https://dialer.example.com/call", "number"],
    ["https://{digits}.example.com/", "number"],
    ["https://a:{phone}@example.com/", "number"],
  ])("%s is refused: %s", (template, problem) => {
    expect(dialerProblem(template)).toBe(problem);
  });

  it("gets the number, which cannot leave its place", () => {
    const template = "https://dialer.example.com/call?number={phone}&digits={digits}";
    expect(dialerAddress(template, "+14155550123")).toBe(
      "https://dialer.example.com/call?number=%2B14155550123&digits=4155550123",
    );
    expect(dialerAddress("sip:{phone}@pbx.example.com", "+1415&x=y")).toBe(
      "sip:%2B1415%26x%3Dy@pbx.example.com",
    );
  });

  it("is the phone's own without a template", () => {
    expect(dialerAddress(null, "+14155550123")).toBe("tel:+14155550123");
  });
});
