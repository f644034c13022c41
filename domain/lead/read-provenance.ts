// Reads the web evidence of a post: IP address, page, certificates. Null means invalid.

const MAX_URL_LENGTH = 2_000;

const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;

function isIpv4(text: string): boolean {
  return IPV4.test(text);
}

/**
 * Whether the text is IPv6: eight groups of up to four hex digits, one run of them shortened to
 * "::", the last two possibly as IPv4 (RFC 4291 §2.2).
 */
function isIpv6(text: string): boolean {
  const halves = text.split("::");
  if (halves.length > 2) return false;
  let groups = 0;
  for (const [index, half] of halves.entries()) {
    if (half === "") continue;
    const parts = half.split(":");
    const last = parts.at(-1) ?? "";
    if (index === halves.length - 1 && last.includes(".")) {
      if (!isIpv4(last)) return false;
      parts.pop();
      groups += 2;
    }
    if (!parts.every((part) => /^[0-9a-f]{1,4}$/.test(part))) return false;
    groups += parts.length;
  }
  return halves.length === 2 ? groups <= 7 : groups === 8;
}

const MAX_ADDRESSES_LENGTH = 400;
const PRIVATE =
  /^(?:10\.|127\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd]|fe[89ab])/;

/**
 * An IPv4 or IPv6 address, lower-cased, without port, zone or prefix length. Of a list, as proxies
 * pass it on ("203.0.113.7, 10.0.0.1"), the first public address: the person's own stands first.
 */
export function readIpAddress(text: string): string | null {
  if (text.length > MAX_ADDRESSES_LENGTH) return null;
  const address = text.trim().toLowerCase();
  if (isIpv4(address) || isIpv6(address)) return address;
  const listed = address.split(/[\s,;]+/).map(withoutPort);
  const valid = listed.filter((one) => isIpv4(one) || isIpv6(one));
  if (valid.length < listed.filter((one) => one !== "" && one !== "unknown").length) return null;
  return valid.find((one) => !PRIVATE.test(one)) ?? valid[0] ?? null;
}

/** "203.0.113.7:51234" and "[2001:db8::1]:443" without the port; `for="…"` as in RFC 7239. */
function withoutPort(text: string): string {
  const bare = text.replace(/^for=/, "").replaceAll('"', "");
  return (
    /^\[([^\]]+)\](?::\d{1,5})?$/.exec(bare)?.[1] ??
    /^([\d.]+)(?::\d{1,5}|\/32)$/.exec(bare)?.[1] ??
    bare
  );
}

/**
 * A web page's address, http or https only (it is shown as a link later). A bare dotted host, with
 * or without path, gets "https://". At most 2,000 characters.
 */
export function readPageUrl(text: string): string | null {
  if (text.length > MAX_URL_LENGTH) return null;
  const address = text.trim();
  const url = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/?#]|$)/i.test(address)
    ? `https://${address}`
    : address;
  return url.length <= MAX_URL_LENGTH &&
    /^https?:\/\/[a-z0-9[\]._~%@:-]+(?:[/?#][^\s<>"]*)?$/i.test(url)
    ? url
    : null;
}

/**
 * A TrustedForm certificate's address: https on trustedform.com with a path. Verification happens
 * elsewhere.
 */
export function readTrustedFormUrl(text: string): string | null {
  return text.length <= 300 &&
    /^https:\/\/(?:[a-z0-9-]+\.)?trustedform\.com\/[\w/?=&%.-]+$/i.test(text)
    ? text
    : null;
}

/** A Jornaya LeadiD: a UUID in any case; kept in upper case, as Jornaya writes it. */
export function readJornayaId(text: string): string | null {
  const id = text.toUpperCase();
  return /^[0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12}$/.test(id) ? id : null;
}
