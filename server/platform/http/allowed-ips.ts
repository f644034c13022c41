// Checks where a key may be used from: IPv4 and IPv6 addresses and ranges.
import { BlockList, isIP } from "node:net";

/** An IPv4 address as the sockets of an IPv6 server report it. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

interface Range {
  readonly address: string;
  readonly family: "ipv4" | "ipv6";
  /** The number of leading bits that must match. */
  readonly bits: number;
}

/** Whether it parses as an address, or as a range in CIDR notation. */
export function isRange(text: string): boolean {
  return readRange(text) !== null;
}

/** Whether a call from `ip` is accepted: from anywhere if the list is empty. */
export function allowedFrom(ranges: readonly string[]): (ip: string) => boolean {
  if (ranges.length === 0) return () => true;
  const list = new BlockList();
  for (const range of ranges.flatMap((text) => readRange(text) ?? []))
    list.addSubnet(range.address, range.bits, range.family);
  return (ip) => {
    const plain = MAPPED.exec(ip)?.[1] ?? ip;
    return list.check(plain, isIP(plain) === 4 ? "ipv4" : "ipv6");
  };
}

function readRange(text: string): Range | null {
  const [address = "", bits, ...rest] = text.split("/");
  const version = isIP(address);
  // A zone (fe80::1%eth0) has a meaning on one machine only.
  if (version === 0 || rest.length > 0 || address.includes("%")) return null;
  const most = version === 4 ? 32 : 128;
  if (bits !== undefined && (!/^\d{1,3}$/.test(bits) || Number(bits) > most)) return null;
  return {
    address,
    family: version === 4 ? "ipv4" : "ipv6",
    bits: bits === undefined ? most : Number(bits),
  };
}
