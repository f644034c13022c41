// Reads an email address as people and programs write it.
import { cleanText } from "./text.ts";

const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;
/** Room for a display name, or for a second address. */
const MAX_WRITTEN_LENGTH = 600;

/** Nearly every address; within this length no part of it can be too long. */
const USUAL = /^[a-z0-9_+-]+(?:\.[a-z0-9_+-]+)*@(?:[a-z0-9]+(?:-[a-z0-9]+)*\.)+[a-z]{2,}$/;
const USUAL_LENGTH = 63;

const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const TOP_LABEL = /^[a-z][a-z0-9-]*[a-z0-9]$/;
const ASCII = /^[ -~]*$/;

/** Browsers and Node have it; the domain's own types list neither. */
const { URL } = globalThis as unknown as {
  readonly URL: new (address: string) => { readonly hostname: string };
};

/**
 * An email address; null if there is none: entirely lower-cased (no mail system in use is
 * case-sensitive), the dot-atom form of RFC 5321 §4.1.2 with a dotted domain in ASCII, at most 254
 * characters with 64 before the @. An international domain becomes its xn-- form. A display name,
 * "mailto:", a label and punctuation around the address are no part of it; of several addresses the
 * first counts.
 */
export function readEmail(text: string): string | null {
  if (text.length <= USUAL_LENGTH && USUAL.test(text)) return text;
  if (text.length > MAX_WRITTEN_LENGTH) return null;
  const whole = readAddress(text.trim().toLowerCase());
  if (whole !== null) return whole;
  const cleaned = cleanText(text).toLowerCase();
  const angled = /<([^<>]*)>/.exec(cleaned)?.[1];
  if (angled !== undefined) return readAddress(withoutFrame(angled));
  const addresses = cleaned.split(/[;,|]|\s\/\s|\s(?:or|and|&)\s/).map((part) => part.trim());
  const read = addresses
    .filter((part) => part !== "")
    .map((part) => readAddress(withoutFrame(part)));
  return read.includes(null) ? null : (read[0] ?? null);
}

const LABEL_BEFORE = /^(?:mailto|e-?mail|e|mail|work|home|personal|business)\s*:\s*/;
const LABEL_AFTER = /\s*[([][a-z .]{1,20}[)\]]$/;

/** The address without "mailto:" and its query, labels, quotes, final dots, spaces around the @. */
function withoutFrame(text: string): string {
  const bare = text.replace(LABEL_BEFORE, "").replace(LABEL_AFTER, "");
  const address = text.startsWith("mailto:") ? (bare.split("?")[0] ?? "") : bare;
  return address.replace(/^["'(]+|["').,;:]+$/g, "").replace(/\s*@\s*/, "@");
}

function readAddress(email: string): string | null {
  const at = email.lastIndexOf("@");
  if (at < 1 || at > MAX_LOCAL_LENGTH || !LOCAL.test(email.slice(0, at))) return null;
  const domain = asciiDomain(email.slice(at + 1));
  if (domain === null || at + 1 + domain.length > MAX_LENGTH) return null;
  const labels = domain.split(".");
  if (labels.length < 2 || !TOP_LABEL.test(labels.at(-1) ?? "")) return null;
  return labels.every((label) => DOMAIN_LABEL.test(label))
    ? `${email.slice(0, at)}@${domain}`
    : null;
}

/** The domain in its xn-- form (IDNA, as URLs have it); null if it has none. */
function asciiDomain(domain: string): string | null {
  if (ASCII.test(domain)) return domain;
  if (/[\s/?#@:[\]\\]/.test(domain)) return null;
  try {
    return new URL(`http://${domain}/`).hostname;
  } catch {
    return null;
  }
}
