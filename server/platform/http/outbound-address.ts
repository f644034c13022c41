// Which addresses this server may call for others: public ones alone, whatever spelling they come
// in.
import { isIP } from "node:net";
import { type Result, ok, refuse } from "../../../domain/result.ts";

/**
 * Why an address is not called. `private`: it, or what its name resolves to, lies in a network that
 * the public cannot reach.
 */
export type OutboundRefusal =
  | "unreadable"
  | "not_https"
  | "userinfo"
  | "port"
  | "private"
  | "unresolved";

export interface OutboundTarget {
  readonly url: URL;
  /** The name for TLS and the Host header; an address in brackets has lost them. */
  readonly host: string;
  readonly port: number;
  /** The loopback of this machine, which only a server of tests may call. */
  readonly isLoopback: boolean;
}

const HTTPS_PORT = 443;
const HTTP_PORT = 80;

/**
 * IPv4 networks that are not the open Internet (IANA's special-purpose registry), as first address
 * and bits.
 */
const CLOSED_V4: readonly (readonly [first: string, bits: number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];

/**
 * Of the global unicast addresses of IPv6 (2000::/3) those that carry another address within them,
 * or are assigned to no network. Groups of 16 bits.
 */
const CLOSED_V6: readonly (readonly [first: readonly number[], bits: number])[] = [
  // Protocol assignments with Teredo; documentation; 6to4; documentation again.
  [[0x2001, 0x0000], 23],
  [[0x2001, 0x0db8], 32],
  [[0x2002], 16],
  [[0x3fff], 20],
];

/**
 * Reads an address that a user wants called. The URL parser has turned decimal, octal and
 * hexadecimal spellings of IPv4 into plain ones by then. With `allowsLoopback` (never in
 * production) http and any port will do, to this machine's own loopback alone.
 */
export function readOutboundUrl(
  text: string,
  allowsLoopback: boolean,
): Result<OutboundTarget, OutboundRefusal> {
  if (!URL.canParse(text)) return refuse("unreadable");
  const url = new URL(text);
  if (url.protocol !== "https:" && url.protocol !== "http:") return refuse("not_https");
  if (url.username !== "" || url.password !== "") return refuse("userinfo");
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  if (host === "") return refuse("unreadable");
  const isLoopback = host === "localhost" || host === "127.0.0.1" || host === "::1";
  const port =
    url.port === "" ? (url.protocol === "https:" ? HTTPS_PORT : HTTP_PORT) : Number(url.port);
  if (isLoopback && allowsLoopback) return ok({ url, host, port, isLoopback });
  if (url.protocol !== "https:") return refuse("not_https");
  if (port !== HTTPS_PORT) return refuse("port");
  if (isIP(host) !== 0 && !isPublicAddress(host)) return refuse("private");
  if (/(?:^|\.)(?:localhost|local|internal|home\.arpa)\.?$/i.test(host)) return refuse("private");
  return ok({ url, host, port, isLoopback: false });
}

/**
 * Whether an IP address, as a resolver names it, lies on the open Internet. What embeds an IPv4
 * address in IPv6 never does.
 */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4)
    return !CLOSED_V4.some(([first, bits]) => isWithin(bytesOfV4(address), bytesOfV4(first), bits));
  if (version !== 6 || address.includes("%")) return false;
  const bytes = bytesOfV6(address);
  return (
    ((bytes[0] ?? 0) & 0xe0) === 0x20 &&
    !CLOSED_V6.some(([first, bits]) => isWithin(bytes, bytesOfGroups(first), bits))
  );
}

function isWithin(bytes: readonly number[], first: readonly number[], bits: number): boolean {
  for (let bit = 0; bit < bits; bit += 8) {
    const mask = bits - bit >= 8 ? 0xff : (0xff << (8 - (bits - bit))) & 0xff;
    if (((bytes[bit / 8] ?? 0) & mask) !== ((first[bit / 8] ?? 0) & mask)) return false;
  }
  return true;
}

const bytesOfV4 = (address: string): readonly number[] => address.split(".").map(Number);
const bytesOfGroups = (groups: readonly number[]): readonly number[] =>
  groups.flatMap((group) => [group >> 8, group & 0xff]);

/** The sixteen bytes of an address that `isIP` took for version 6. */
function bytesOfV6(address: string): readonly number[] {
  const dotted = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(address);
  const [a = 0, b = 0, c = 0, d = 0] = dotted === null ? [] : bytesOfV4(dotted[2] ?? "");
  const text =
    dotted === null
      ? address
      : `${dotted[1]}${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  const groupsOf = (part: string): number[] =>
    part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16));
  const [left = "", right] = text.split("::");
  const [head, tail] = [groupsOf(left), groupsOf(right ?? "")];
  return bytesOfGroups(
    right === undefined
      ? head
      : [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail],
  );
}

/**
 * The host alone of an address: the rest may hold a secret of its account's, which is neither
 * announced nor logged.
 */
export function hostOf(address: string): string {
  return /^https?:\/\/([^/?#]+)/i.exec(address)?.[1] ?? "";
}
