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

/** An IPv4 or IPv6 address, lower-cased, without zone or prefix length. */
export function readIpAddress(text: string): string | null {
  if (text.length > 60) return null;
  const address = text.trim().toLowerCase();
  return isIpv4(address) || isIpv6(address) ? address : null;
}

/**
 * A web page's address, http or https only (it is shown as a link later). A bare dotted host, with
 * or without path, gets "https://". At most 2,000 characters.
 */
export function readPageUrl(text: string): string | null {
  if (text.length > MAX_URL_LENGTH) return null;
  const url = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/?#]|$)/i.test(text) ? `https://${text}` : text;
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
