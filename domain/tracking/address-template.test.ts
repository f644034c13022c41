// Tests address templates: errors are named with the intended macro, and a filled-in value stays
// one value with any contents.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  MACROS,
  type TemplateProblem,
  checkTemplate,
  fillTemplate,
  isTelling,
  macrosIn,
} from "./address-template.ts";

const BASE = "https://t.example.com/p";

describe("a template", () => {
  it.each([
    `${BASE}?cid={click_id}&payout={payout}`,
    `${BASE}/{event}/{lead_id}`,
    `${BASE}:x/{sub1}#{sub5}`,
    "https://t.example.com:443/{time}",
    "HTTPS://T.EXAMPLE.COM",
    `${BASE}?all=${MACROS.map((macro) => `{${macro}}`).join("")}`,
    "http://localhost:4000/p",
    "http://127.0.0.1:4000/p",
    "http://[::1]:9/p",
  ])("%s will do", (text) => expect(checkTemplate(text)).toEqual([]));

  it.each<[string, TemplateProblem]>([
    ["", { code: "missing" }],
    ["  ", { code: "missing" }],
    ["t.example.com/p", { code: "not_https" }],
    ["http://t.example.com/p", { code: "not_https" }],
    ["ftp://t.example.com", { code: "not_https" }],
    ["https:///p", { code: "no_host" }],
    ["https://me:secret@t.example.com/p", { code: "userinfo" }],
    ["https://localhost@t.example.com/p", { code: "userinfo" }],
    ["https://t.example.com:8443/p", { code: "port" }],
    ["https://{source}.example.com/p", { code: "host_macro" }],
    [`${BASE}?a=b c`, { code: "space" }],
    [`${BASE}?${"a".repeat(2_000)}`, { code: "too_long" }],
    ["http://localhost.example.com/p", { code: "not_https" }],
    [`${BASE}?cid={click_id`, { code: "stray_brace", at: "e.com/p?cid={click_id" }],
    [`${BASE}?cid={{click_id}}`, { code: "stray_brace", at: "e.com/p?cid={…}" }],
    [`${BASE}?cid={clickid}`, { code: "unknown_macro", macro: "clickid", suggestion: "click_id" }],
    [
      `${BASE}?cid={CLICK_ID}`,
      { code: "unknown_macro", macro: "CLICK_ID", suggestion: "click_id" },
    ],
    [
      `${BASE}?cid={clikc_id}`,
      { code: "unknown_macro", macro: "clikc_id", suggestion: "click_id" },
    ],
    [`${BASE}?cid={cid}`, { code: "unknown_macro", macro: "cid", suggestion: "click_id" }],
    [`${BASE}?p={payuot}`, { code: "unknown_macro", macro: "payuot", suggestion: "payout" }],
    [`${BASE}?p={amount}`, { code: "unknown_macro", macro: "amount", suggestion: "payout" }],
    [`${BASE}?s={sub_1}`, { code: "unknown_macro", macro: "sub_1", suggestion: "sub1" }],
    [`${BASE}?s={s3}`, { code: "unknown_macro", macro: "s3", suggestion: "sub3" }],
    [
      `${BASE}?r={external_id}`,
      { code: "unknown_macro", macro: "external_id", suggestion: "vendor_lead_id" },
    ],
    [`${BASE}?e={email}`, { code: "unknown_macro", macro: "email", suggestion: null }],
    [`${BASE}?e={}`, { code: "unknown_macro", macro: "", suggestion: null }],
    [`${BASE}?e={constructor}`, { code: "unknown_macro", macro: "constructor", suggestion: null }],
  ])("%s is told apart", (text, problem) => expect(checkTemplate(text)[0]).toEqual(problem));

  it("reports all errors of its macros together", () => {
    expect(
      checkTemplate(`${BASE}?a={clickid}&b={buyer}`).map((problem) =>
        "macro" in problem ? problem.macro : problem.code,
      ),
    ).toEqual(["clickid", "buyer"]);
  });

  it("identifies its lead or click, or does not", () => {
    expect(
      [
        `${BASE}?cid={click_id}`,
        `${BASE}?s={sub3}`,
        `${BASE}?r={vendor_lead_id}`,
        `${BASE}?p={payout}`,
        BASE,
      ].map(isTelling),
    ).toEqual([true, true, true, false, false]);
    expect(macrosIn(`${BASE}?a={sub1}&b={sub1}&c={nothing}&d={payout}`)).toEqual([
      "sub1",
      "payout",
    ]);
  });
});

describe("a filled template", () => {
  it("contains each value percent-encoded, and nothing for absent ones", () => {
    expect(
      fillTemplate(`${BASE}?a={sub1}&b={sub2}&c={event}`, { sub1: "a&b=c #1/ü", event: "sold" }),
    ).toBe(`${BASE}?a=a%26b%3Dc%20%231%2F%C3%BC&b=&c=sold`);
  });

  it("keeps any value one value, and never expands macros in values", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (sub1) => {
        const filled = new Map(
          fillTemplate(`${BASE}?before=1&a={sub1}&after=2`, { sub1, payout: "9.99" })
            .split("?")[1]
            ?.split("&")
            .map((part) => part.split("=") as [string, string]),
        );
        expect([...filled.keys()]).toEqual(["before", "a", "after"]);
        expect(decodeURIComponent(filled.get("a") ?? "")).toBe(sub1.toWellFormed());
      }),
    );
    expect(fillTemplate("https://t.example.com/{sub1}", { sub1: "{payout}", payout: "9.99" })).toBe(
      "https://t.example.com/%7Bpayout%7D",
    );
  });
});
