// Tests converting the values typed into the list's cells to API units and back.
import { describe, expect, it } from "vitest";
import { TERMS, readTerm, typedTerm } from "./terms.ts";

describe("a bid", () => {
  it.each([
    ["62.5", 6_250],
    ["$1,062.50", 106_250],
    [" 7 ", 700],
    ["0.01", 1],
    ["19.99", 1_999],
  ])("%s is %i cents", (typed, cents) => expect(readTerm({ unit: "cents" }, typed)).toBe(cents));
  it.each(["0", "0.00", "-5", "6.255", "1e3", "abc", "1.2.3", "1234567890"])(
    "%s is refused",
    (typed) => expect(readTerm({ unit: "cents" }, typed)).toBeUndefined(),
  );
  it("is null when blank", () => expect(readTerm({ unit: "cents" }, " ")).toBeNull());
});

describe("a cap", () => {
  it.each([
    ["12", 12],
    ["1,000", 1_000],
    ["1000000", 1_000_000],
  ])("%s is %i leads", (typed, leads) => expect(readTerm({ unit: "leads" }, typed)).toBe(leads));
  it.each(["0", "1.5", "-1", "1000001", "ten"])("%s is refused", (typed) =>
    expect(readTerm({ unit: "leads" }, typed)).toBeUndefined(),
  );
});

it("a current value is shown as it would be typed", () => {
  for (const value of [1, 50, 6_250, 13_600])
    expect(readTerm({ unit: "cents" }, typedTerm({ unit: "cents" }, value))).toBe(value);
  expect([
    typedTerm({ unit: "leads" }, 12),
    typedTerm({ unit: "cents" }, 6_200),
    typedTerm({ unit: "cents" }, null),
  ]).toEqual(["12", "62.00", ""]);
});

it("only the changed member is sent", () => {
  expect([TERMS.exclusive.patch(100), TERMS.shared.patch(null), TERMS.day.patch(3)]).toEqual([
    { exclusive_bid_cents: 100 },
    { shared_bid_cents: null },
    { limits: { leads: { day: 3 } } },
  ]);
});
