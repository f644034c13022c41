// Tests which peers are among given addresses and ranges.
import { expect, it } from "vitest";
import { LOOPBACK_RANGES, makeAddressList } from "./address-list.ts";

it.each([
  ["127.0.0.1", true],
  ["127.255.0.9", true],
  ["::1", true],
  ["::ffff:127.0.0.1", true],
  ["::FFFF:127.0.0.1", true],
  ["128.0.0.1", false],
  ["::2", false],
  ["::ffff:10.0.0.1", false],
  ["", false],
])("finds %s among loopback addresses: %s", (address, isFound) => {
  expect(makeAddressList(LOOPBACK_RANGES)(address)).toBe(isFound);
});

it("reads single addresses and ranges of both kinds", () => {
  const has = makeAddressList(["10.0.0.0/8", "203.0.113.9", "fd00::/16"]);
  expect(["10.9.9.9", "203.0.113.9", "fd00:1::7"].map(has)).toEqual([true, true, true]);
  expect(["11.0.0.1", "203.0.113.8", "fd01::1"].map(has)).toEqual([false, false, false]);
  expect(makeAddressList([])("10.0.0.1")).toBe(false);
});
