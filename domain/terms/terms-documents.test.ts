// Tests what must hold between the members of an affiliate's terms.
import { describe, expect, it } from "vitest";
import {
  type AffiliateTermsDocument,
  findTermsProblems,
  readAffiliateTerms,
  shareOnly,
  writeEarning,
} from "./terms-documents.ts";

const ANY = { source_id: null, side: null, tier: null, from_sold: 0 } as const;
const half = { kind: "share", amount: 5_000 } as const;
const flat = { kind: "flat", amount: 1_000 } as const;
const changed = (change: Partial<AffiliateTermsDocument>): AffiliateTermsDocument => ({
  ...shareOnly(7_000),
  ...change,
});

describe("findTermsProblems", () => {
  it.each<[string, Partial<AffiliateTermsDocument>, readonly (readonly [string, string])[]]>([
    ["a plain share", {}, []],
    ["the whole price", { earning: { kind: "share", amount: 10_000 } }, []],
    [
      "more than the price",
      { earning: { kind: "share", amount: 10_001 } },
      [["/earning/amount", "too_much"]],
    ],
    ["a large flat amount", { earning: { kind: "flat", amount: 20_000 } }, []],
    [
      "a rule for every lead",
      { earning_rules: [{ ...ANY, earning: half }] },
      [["/earning_rules/0", "no_condition"]],
    ],
    [
      "one condition twice",
      {
        earning_rules: [
          { ...ANY, side: "seller", earning: half },
          { ...ANY, side: "seller", earning: flat },
        ],
      },
      [["/earning_rules/1", "twice"]],
    ],
    [
      "two that differ in the number",
      {
        earning_rules: [
          { ...ANY, side: "seller", earning: half },
          { ...ANY, side: "seller", from_sold: 100, earning: flat },
        ],
      },
      [],
    ],
    [
      "a rule of more than the price",
      { earning_rules: [{ ...ANY, tier: "hot", earning: { kind: "share", amount: 12_000 } }] },
      [["/earning_rules/0/earning/amount", "too_much"]],
    ],
    [
      "one side's reserve twice",
      {
        reserves: [
          { side: null, exclusive_cents: 5, shared_cents: null },
          { side: null, exclusive_cents: 6, shared_cents: null },
        ],
      },
      [["/reserves/1/side", "twice"]],
    ],
    [
      "a reserve above the flat amount",
      { earning: flat, reserves: [{ side: null, exclusive_cents: 1_001, shared_cents: 1_000 }] },
      [["/reserves/0/exclusive_cents", "out_of_reach"]],
    ],
  ])("finds what is wrong with %s", (_, change, problems) => {
    expect(
      findTermsProblems(changed(change)).map(({ field, problem }) => [field, problem]),
    ).toEqual(problems);
  });
});

it("an earning is read and written as it was", () => {
  for (const earning of [half, flat])
    expect(writeEarning(readAffiliateTerms(changed({ earning })).earning)).toEqual(earning);
});
