import { describe, expect, it } from "vitest";
import {
  type LicenseFacts,
  type UnconfirmedRule,
  mayBuyUnconfirmed,
  statesOpenTo,
} from "./license.ts";

const TODAY = "2026-11-28";
const license = (change: Partial<LicenseFacts> = {}): LicenseFacts => ({
  state: "CA",
  kind: "salesperson",
  isConfirmed: true,
  expiresOn: null,
  ...change,
});

describe("statesOpenTo", () => {
  it.each([
    ["a confirmed license", license(), ["CA"]],
    ["an unconfirmed one", license({ isConfirmed: false }), []],
    ["one on its last day", license({ expiresOn: TODAY }), ["CA"]],
    ["one that expired yesterday", license({ expiresOn: "2026-11-27" }), []],
    ["one that expires in another year", license({ expiresOn: "2027-01-01" }), ["CA"]],
  ])("for %s", (_, one, states) => {
    expect(statesOpenTo([one], [], TODAY)).toEqual(states);
  });

  it("opens a state once, by any of its licenses", () => {
    expect(
      statesOpenTo(
        [
          license({ expiresOn: "2020-01-01" }),
          license({ state: "TX" }),
          license({ kind: "broker" }),
          license({ kind: "none" }),
        ],
        [],
        TODAY,
      ),
    ).toEqual(["CA", "TX"]);
  });

  it("does not open a state by an expired license, whatever the rules are", () => {
    const rules = [{ state: "US", kind: "any", mayBuy: true }] as const;
    const expired = license({ isConfirmed: false, expiresOn: "2026-11-27" });
    expect(statesOpenTo([expired], rules, TODAY)).toEqual([]);
  });
});

describe("mayBuyUnconfirmed", () => {
  const RULES: readonly UnconfirmedRule[] = [
    { state: "US", kind: "any", mayBuy: false },
    { state: "US", kind: "none", mayBuy: true },
    { state: "OK", kind: "any", mayBuy: false },
    { state: "OK", kind: "broker", mayBuy: true },
  ];
  it.each([
    ["CA", "salesperson", false],
    ["CA", "none", true],
    ["OK", "none", false],
    ["OK", "broker", true],
    ["OK", "salesperson", false],
  ] as const)("in %s for %s goes by the nearest rule", (state, kind, mayBuy) => {
    expect(mayBuyUnconfirmed(RULES, { state, kind })).toBe(mayBuy);
  });

  it("is false without a rule", () => {
    expect(mayBuyUnconfirmed([], { state: "CA", kind: "none" })).toBe(false);
  });
});
