// Tests which addresses count as one.
import { describe, expect, it } from "vitest";
import { addressGroup } from "./address-group.ts";

describe("the group of an address", () => {
  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["::FFFF:192.0.2.7", "192.0.2.7"],
    ["2001:db8:7:7::1", "2001:db8:7:7"],
    ["2001:db8:7:7:ffff:ffff:ffff:ffff", "2001:db8:7:7"],
    ["2001:0DB8:0007:0007::2", "2001:db8:7:7"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["2001:db8:0:0:1::", "2001:db8:0:0"],
    ["::1", "0:0:0:0"],
    ["::", "0:0:0:0"],
    ["fe80::1%eth0", "fe80:0:0:0"],
    ["64:ff9b::192.0.2.7", "64:ff9b:0:0"],
    ["not an address", "not an address"],
  ])("%s is %s", (address, group) => {
    expect(addressGroup(address)).toBe(group);
  });
});
