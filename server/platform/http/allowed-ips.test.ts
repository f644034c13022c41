// Tests IP addresses and ranges, as people write them and as sockets report them.
import { describe, expect, it } from "vitest";
import { allowedFrom, isRange } from "./allowed-ips.ts";

describe("a range", () => {
  it.each(["203.0.113.7", "203.0.113.0/24", "0.0.0.0/0", "2001:db8::1", "2001:db8::/32", "::1"])(
    "%s",
    (text) => expect(isRange(text)).toBe(true),
  );
  it.each([
    "",
    "203.0.113",
    "203.0.113.7/33",
    "203.0.113.7/",
    "203.0.113.7/24/8",
    "2001:db8::/129",
    "example.com",
    "fe80::1%eth0",
    "203.0.113.7 ",
    "1e2.0.0.1",
    "10.0.0.0/-1",
    "10.0.0.0/8.0",
  ])("is not %j", (text) => expect(isRange(text)).toBe(false));
});

describe("a list", () => {
  it("admits all addresses while it is empty", () =>
    expect(allowedFrom([])("198.51.100.1")).toBe(true));

  it("admits addresses in one of its ranges", () => {
    const allows = allowedFrom(["203.0.113.0/24", "198.51.100.7", "2001:db8::/32"]);
    for (const ip of [
      "203.0.113.0",
      "203.0.113.255",
      "198.51.100.7",
      "2001:db8:ffff::1",
      "::ffff:203.0.113.9",
    ])
      expect(allows(ip), ip).toBe(true);
    for (const ip of ["203.0.114.0", "198.51.100.8", "2001:db9::1", "::ffff:203.0.114.9", "::1"])
      expect(allows(ip), ip).toBe(false);
  });
});
