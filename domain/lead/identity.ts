// Normalizes a lead's contact and address to one spelling: the strings that the server hashes to
// find duplicates and suppressed contacts.
import { wholeWord } from "./place-name.ts";
import type { LeadContact, Place, ValidLead } from "./lead.ts";

export interface IdentityKeys {
  readonly phone: string | null;
  readonly email: string | null;
  /** Street and ZIP. Without the lead's side: the caller decides which leads to compare. */
  readonly address: string | null;
}

/** The canonical strings of a lead. Not hashed; they are contact data. */
export function identityKeys({
  contact,
  facts,
}: Pick<ValidLead, "contact" | "facts">): IdentityKeys {
  return identityOf(contact, facts.place);
}

/** The same from contact and place only; null address without a place. */
export function identityOf(
  contact: Pick<LeadContact, "phone" | "email" | "street">,
  place: Place | null,
): IdentityKeys {
  return {
    phone: contact.phone,
    email: contact.email === null ? null : emailIdentity(contact.email),
    address:
      contact.street === null || place === null ? null : addressIdentity(contact.street, place),
  };
}

/** The kinds of identity keys. */
export type IdentityKind = keyof IdentityKeys;

const IDENTITY_KINDS = ["phone", "email", "address"] as const satisfies readonly IdentityKind[];

/** What leads may have in common: the person's keys, the address, or the device they came from. */
export const SHARED_IDENTITIES = [...IDENTITY_KINDS, "device"] as const;
export type SharedIdentity = (typeof SHARED_IDENTITIES)[number];

/**
 * The text that stands for a device: the group of addresses that it came from (see
 * `addressGroup` in the server) and its browser. Null where the post names only one of the two:
 * many persons share either.
 */
export function deviceIdentity(
  addressGroup: string | null,
  userAgent: string | null,
): string | null {
  return addressGroup === null || userAgent === null ? null : `${addressGroup}\n${userAgent}`;
}

/** The existing keys, each with its kind, so that a phone never equals an address. */
export function identitiesIn(
  keys: Partial<IdentityKeys>,
): readonly (readonly [kind: IdentityKind, value: string])[] {
  const found: (readonly [kind: IdentityKind, value: string])[] = [];
  for (const kind of IDENTITY_KINDS) {
    const value = keys[kind] ?? null;
    if (value !== null) found.push([kind, value]);
  }
  return found;
}

/**
 * The mailbox of a normalized address: text after "+" in the local part is a tag (RFC 5233) and is
 * dropped; for Gmail, by its documentation, dots are dropped too, and googlemail.com is gmail.com.
 * For other providers dots distinguish mailboxes.
 */
export function emailIdentity(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  const plus = email.indexOf("+");
  const local = plus > 0 && plus < at ? email.slice(0, plus) : email.slice(0, at);
  if (domain !== "gmail.com" && domain !== "googlemail.com") return `${local}@${domain}`;
  return `${local.replaceAll(".", "")}@gmail.com`;
}

const SUFFIX_PAIRS =
  "alley:aly avenue:ave av:ave aven:ave boulevard:blvd boul:blvd bridge:brg canyon:cyn " +
  "center:ctr centre:ctr circle:cir " +
  ("court:ct cove:cv creek:crk crossing:xing drive:dr driv:dr estates:ests expressway:expy " +
    "freeway:fwy garden:gdn gardens:gdns ") +
  ("grove:grv harbor:hbr heights:hts highway:hwy hill:hl hills:hls hollow:holw island:is " +
    "junction:jct lake:lk landing:lndg ") +
  ("lane:ln lodge:ldg manor:mnr meadow:mdw meadows:mdws mountain:mtn parkway:pkwy pkway:pkwy " +
    "place:pl plaza:plz point:pt ") +
  ("ridge:rdg road:rd route:rte shore:shr spring:spg springs:spgs square:sq station:sta " +
    "street:st str:st saint:st summit:smt ") +
  ("terrace:ter trace:trce track:trak trail:trl trails:trl turnpike:tpke valley:vly view:vw " +
    "village:vlg vista:vis");
/**
 * Full or partly abbreviated word → the standard abbreviation of USPS Publication 28, appendix C1.
 * Only those that occur.
 */
const SUFFIXES: ReadonlyMap<string, string> = new Map(
  SUFFIX_PAIRS.split(" ").map((pair): [string, string] => [
    pair.slice(0, pair.indexOf(":")),
    pair.slice(pair.indexOf(":") + 1),
  ]),
);
const STANDARD_SUFFIXES: ReadonlySet<string> = new Set([
  ...SUFFIXES.values(),
  "loop",
  "path",
  "pass",
  "pike",
  "row",
  "run",
  "walk",
  "way",
]);
const DIRECTIONS: ReadonlyMap<string, string> = new Map([
  ["north", "n"],
  ["south", "s"],
  ["east", "e"],
  ["west", "w"],
  ["northeast", "ne"],
  ["northwest", "nw"],
  ["southeast", "se"],
  ["southwest", "sw"],
]);
const STANDARD_DIRECTIONS: ReadonlySet<string> = new Set(DIRECTIONS.values());
const UNIT_MARKS: ReadonlySet<string> = new Set([
  "apt",
  "apartment",
  "unit",
  "suite",
  "ste",
  "no",
  "num",
  "number",
  "rm",
  "room",
]);

/** Whether the word ends the name of a street: "street", "St", "blvd", "way". */
export function isStreetSuffix(word: string): boolean {
  return STANDARD_SUFFIXES.has(SUFFIXES.get(word) ?? word);
}

/** Whether the word is a direction, whole or short: "north", "NW". */
export function isDirection(word: string): boolean {
  return DIRECTIONS.has(word) || STANDARD_DIRECTIONS.has(word);
}

/** Whether the word stands before the number of a unit: "apt", "#". */
export function isUnitMark(word: string): boolean {
  return word === "#" || UNIT_MARKS.has(word);
}

/**
 * The words of an address in small letters without accents and punctuation; "#" is a word of its
 * own.
 */
export function addressWords(text: string): string[] {
  const plain = text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}+/gu, "")
    .replace(/['’.]/g, "")
    .replaceAll("#", " # ");
  return plain
    .split(/[^\p{L}\p{N}#/-]+/u)
    .map((word) => word.replace(/^[-/]+|[-/]+$/g, ""))
    .filter((word) => word !== "");
}

/** Drops city, state and ZIP from the end, for posts that send the whole address as the street. */
function withoutPlace(
  words: string[],
  place: { readonly zipCode: string; readonly state: string; readonly city: string },
): string[] {
  const rest = [...words];
  const dropTail = (tail: readonly string[]): void => {
    const start = rest.length - tail.length;
    if (
      start >= 2 &&
      tail.length > 0 &&
      tail.every((word, index) => wholeWord(rest[start + index] ?? "") === wholeWord(word))
    )
      rest.length = start;
  };
  const last = rest.at(-1) ?? "";
  if (rest.length > 2 && (last === place.zipCode || last.startsWith(`${place.zipCode}-`)))
    rest.pop();
  const hadZip = rest.length < words.length;
  const length = rest.length;
  dropTail([place.state.toLowerCase()]);
  if (hadZip || rest.length < length) dropTail(addressWords(place.city));
  return rest;
}

/**
 * House number and street in one spelling plus the ZIP, such as "12 n oak st #4|95838": case,
 * accents and punctuation folded, street words and directions abbreviated as USPS Publication 28
 * does, every unit mark written "#". In doubt it keeps addresses distinct: a direction that is the
 * street's whole name ("12 North St") is not abbreviated. Null without a house number, because a
 * street alone is not an address.
 */
export function addressIdentity(
  street: string,
  place: { readonly zipCode: string; readonly state: string; readonly city: string },
): string | null {
  const words = withoutPlace(addressWords(street), place);
  if (words.length < 2 || !/^\d/.test(words[0] ?? "")) return null;
  const canonical: string[] = [];
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    const isNameItself =
      index === 1 && next !== undefined && STANDARD_SUFFIXES.has(SUFFIXES.get(next) ?? next);
    if (word === "#" || (UNIT_MARKS.has(word) && index > 1 && next !== undefined)) {
      if (canonical.at(-1) !== "#") canonical.push("#");
    } else {
      canonical.push(
        (isNameItself ? undefined : DIRECTIONS.get(word)) ?? SUFFIXES.get(word) ?? word,
      );
    }
  }
  return `${canonical.join(" ").replaceAll("# ", "#")}|${place.zipCode}`;
}
