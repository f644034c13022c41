// Tests which bucket holds a named time whole.
import { expect, it } from "vitest";
import { bucketWithin } from "./timing-bucket.ts";

const TODAY = "2026-11-26";

it.each([
  [null, "2026-12-20", "asap_0_30d"],
  [null, "2027-02-20", null],
  ["2026-12-26", "2027-02-26", "m1_3"],
  ["2027-05-26", "2027-11-26", "m6_12"],
  ["2027-11-26", null, "m12_plus"],
  ["2027-05-26", null, null],
  ["2028-01-01", "2028-12-31", "m12_plus"],
  ["2027-01-01", "2027-12-31", null],
  ["2027-03-10", "2027-03-10", "m3_6"],
] as const)("from %s until %s it is %s", (from, until, bucket) => {
  expect(bucketWithin({ bucket: "m6_12", from, until }, TODAY)).toBe(bucket);
});
