// Tells whether a peer's address is among given addresses and ranges.
import { BlockList, isIPv6 } from "node:net";

export const LOOPBACK_RANGES: readonly string[] = ["127.0.0.0/8", "::1"];

/**
 * Builds the check of a list of IP addresses and CIDR ranges. An IPv6 address that stands for an
 * IPv4 address is compared as that.
 */
export function makeAddressList(entries: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = "", bits] = entry.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
    return list.check(plain, plain.includes(":") ? "ipv6" : "ipv4");
  };
}
