// Reads the consent of a post: whether it was given, for which channels, who may use it, and
// whether it is recent enough.
import { MAX_CONSENT_AGE_MS } from "./consent-age.ts";
import { readEvidence } from "./consent-evidence.ts";
import type { ConsentRecord } from "./lead.ts";
import type { PostedLead } from "./read-post.ts";
import type { Problems } from "./problems.ts";
import { foldSpace } from "./text.ts";
import { CONSENT_CHANNELS } from "./vocabulary.ts";
import type { ConsentChannel } from "./vocabulary.ts";
import { type NamePeriod, stoodAt } from "../sellers/name-period.ts";
import { MINUTE_MS } from "../time.ts";
import { readMoment } from "./read-moment.ts";

/** Clocks differ: a consent up to five minutes in the future counts as given now. Our limit. */
export const MAX_CONSENT_AHEAD_MS = 5 * MINUTE_MS;

const MAX_TEXT_LENGTH = 10_000;
const MAX_SELLERS = 500;
const MAX_SELLER_LENGTH = 120;
const YES_WORDS: ReadonlySet<string> = new Set(
  (
    "1 true yes on y t si sí ok okay x ✓ ✔ checked ticked agree agreed accept accepted consent " +
    "consented granted given opted-in optin opt-in"
  ).split(" "),
);
/** The label of the box that the person ticked, sent as its value. */
const AGREES =
  /^(?:yes|i (?:agree|consent|accept|authorize)|by (?:checking|submitting|clicking)|acepto|sí)(?!\p{L})/u;
const DENIES = /\b(?:not|no|never|don'?t|disagree|decline)\b/;

/** Whether a value of `consent` says that the person agreed. */
export function saysYes(text: string): boolean {
  const words = foldSpace(text).toLowerCase();
  return YES_WORDS.has(words) || (AGREES.test(words) && !DENIES.test(words));
}

const CHANNEL_WORDS: ReadonlyMap<string, ConsentChannel> = new Map<string, ConsentChannel>([
  ["call", "call"],
  ["calls", "call"],
  ["phone", "call"],
  ["dial", "call"],
  ["voice", "call"],
  ["text", "text"],
  ["texts", "text"],
  ["sms", "text"],
  ["message", "text"],
  ["messages", "text"],
  ["email", "email"],
  ["e-mail", "email"],
  ["emails", "email"],
]);

/** Lists in our own spelling, which need no parsing. */
const SPELLED_LISTS: ReadonlyMap<string, readonly ConsentChannel[]> = new Map(
  Array.from({ length: 2 ** CONSENT_CHANNELS.length - 1 }, (_, index) =>
    CONSENT_CHANNELS.filter((_channel, bit) => ((index + 1) >> bit) % 2 === 1),
  ).map((list) => [list.join(","), list]),
);

/** The channels in a list separated by comma, semicolon or bar; null if a word is not a channel. */
function readChannelList(text: string): readonly ConsentChannel[] | null {
  const spelled = SPELLED_LISTS.get(text);
  if (spelled !== undefined) return spelled;
  if (text.length > 200) return null;
  const named = new Set<ConsentChannel>();
  for (const part of text.toLowerCase().split(/[,;|]/)) {
    const word = part.trim();
    if (word === "") continue;
    const channel = CHANNEL_WORDS.get(word);
    if (channel === undefined) return null;
    named.add(channel);
  }
  return named.size === 0 ? null : CONSENT_CHANNELS.filter((channel) => named.has(channel));
}

/**
 * The channels that a consent text mentions: call, phone or dial; text, SMS or message; email. A
 * text that mentions none covers email only.
 */
export function channelsInText(text: string): readonly ConsentChannel[] {
  const spoken = CONSENT_CHANNELS.filter((channel) => {
    if (channel === "call") return /\bcall|phon|\bdial|auto-?dial/i.test(text);
    if (channel === "text") return /\btext|\bsms\b|\bmessag/i.test(text);
    return /\be-?mail/i.test(text);
  });
  return spoken.length === 0 ? ["email"] : spoken;
}

/** True if the text contains the name as whole words ("Plat" is not in "platform"), in any case. */
export function namesParty(text: string, name: string): boolean {
  const wanted = foldSpace(name).toLowerCase();
  if (wanted === "") return false;
  const within = foldSpace(text).toLowerCase();
  for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, at + 1)) {
    const before = within.slice(0, at).at(-1) ?? " ";
    const after = within.at(at + wanted.length) ?? " ";
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return true;
  }
  return false;
}

/**
 * Names separated by ";", lower-cased, white space folded, each once; null if there are too many or
 * too long ones.
 */
function readSellers(text: string): readonly string[] | null {
  if (text.length > MAX_SELLERS * MAX_SELLER_LENGTH) return null;
  const sellers = new Set(
    text
      .split(";")
      .map((name) => foldSpace(name).toLowerCase())
      .filter((name) => name !== ""),
  );
  if (sellers.size > MAX_SELLERS) return null;
  return [...sellers].every((name) => name.length <= MAX_SELLER_LENGTH) ? [...sellers] : null;
}

function readGivenAt(text: string | undefined, nowMs: number, problems: Problems): number {
  if (text === undefined) return nowMs;
  const givenAtMs = readMoment(text);
  if (givenAtMs === null) {
    problems.add(
      "consent_at",
      "consent_invalid",
      "Send consent_at as ISO 8601, such as 2026-03-01T17:05:00Z, or as epoch seconds.",
    );
  } else if (givenAtMs > nowMs + MAX_CONSENT_AHEAD_MS) {
    problems.add(
      "consent_at",
      "consent_invalid",
      "consent_at lies in the future. Send the moment of the consent in UTC or with its zone.",
    );
  } else if (givenAtMs < nowMs - MAX_CONSENT_AGE_MS) {
    problems.add(
      "consent_at",
      "consent_invalid",
      "The consent is older than 90 days. Ask the person again.",
    );
  }
  return givenAtMs ?? nowMs;
}

/** The names of the network that a consent text may contain. */
export interface NetworkNames {
  readonly networkName: string;
  /** Names that it had before: each counts for consents given while it stood. */
  readonly formerNetworkNames: readonly NamePeriod[];
}

/** Whether a consent text of that moment (epoch milliseconds) names the network. */
export function namesNetwork(
  text: string,
  { networkName, formerNetworkNames }: NetworkNames,
  givenAtMs: number,
): boolean {
  return (
    namesParty(text, networkName) ||
    formerNetworkNames.some((former) => stoodAt(former, givenAtMs) && namesParty(text, former.name))
  );
}

/**
 * Scope and sellers: a given list alone counts; without one, a text that names the network covers
 * its published buyer list.
 */
function readScope(
  sellersText: string | undefined,
  { text, givenAtMs }: Pick<ConsentRecord, "text" | "givenAtMs">,
  network: NetworkNames,
  problems: Problems,
): Pick<ConsentRecord, "scope" | "sellers"> {
  const sellers = sellersText === undefined ? [] : readSellers(sellersText);
  if (sellers === null) {
    problems.add(
      "consent_sellers",
      "consent_invalid",
      `Send at most ${MAX_SELLERS} names of at most ${MAX_SELLER_LENGTH} characters, separated ` +
        `by ";".`,
    );
    return { scope: "none", sellers: [] };
  }
  if (sellers.length > 0) return { scope: "named", sellers };
  return { scope: namesNetwork(text, network, givenAtMs) ? "network" : "none", sellers: [] };
}

/**
 * Reads the consent record and adds errors to `problems`. `nowMs` is when the post was received,
 * and replaces a missing consent_at.
 */
export function readConsent(
  values: PostedLead["values"],
  nowMs: number,
  network: NetworkNames,
  problems: Problems,
): ConsentRecord {
  if (!saysYes(values.consent ?? "")) {
    problems.add(
      "consent",
      "consent_missing",
      "Send consent=1 when the person has agreed to be contacted; without it the lead cannot " +
        "be sold.",
    );
  }
  const text = values.tcpa_text ?? "";
  if (text === "")
    problems.add(
      "tcpa_text",
      "consent_missing",
      "Send in tcpa_text, word for word, the consent text that the person saw.",
    );
  else if (text.length > MAX_TEXT_LENGTH)
    problems.add(
      "tcpa_text",
      "consent_invalid",
      `Send a consent text of at most ${MAX_TEXT_LENGTH} characters.`,
    );
  const short = text.length > MAX_TEXT_LENGTH ? "" : text;

  const listed =
    values.consent_channels === undefined
      ? channelsInText(short)
      : readChannelList(values.consent_channels);
  if (listed === null)
    problems.add(
      "consent_channels",
      "consent_invalid",
      "Send consent_channels as a list of call, text and email, separated by commas.",
    );

  const givenAtMs = readGivenAt(values.consent_at, nowMs, problems);
  return {
    text,
    givenAtMs,
    channels: listed ?? ["email"],
    ...readScope(values.consent_sellers, { text: short, givenAtMs }, network, problems),
    ...readEvidence(values, problems),
  };
}
