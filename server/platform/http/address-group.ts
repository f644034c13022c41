// Names the group of addresses that one connection to the internet has.
import { isIPv6 } from "node:net";

const GROUPS = 8;
/** A customer gets at least a /64 (RFC 6177): the other 64 bits are free for the taking. */
const GROUPS_OF_NETWORK = 4;

/**
 * An IPv4 address as it is; an IPv6 address by its first 64 bits, except for one that stands for an
 * IPv4 address. What is no address is returned as it is.
 */
export function addressGroup(address: string): string {
  const [plain = address] = address.split("%", 1);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(plain)) return address;
  const [front = "", back] = plain.toLowerCase().split("::");
  const head = front === "" ? [] : front.split(":");
  const tail = back === undefined || back === "" ? [] : back.split(":");
  // The last group may be written as an IPv4 address, which takes the room of two.
  const width = head.length + tail.length + (plain.includes(".") ? 1 : 0);
  const zeros = back === undefined ? [] : Array<string>(GROUPS - width).fill("0");
  return [...head, ...zeros, ...tail]
    .slice(0, GROUPS_OF_NETWORK)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
