// Turns the fields of a post into a valid lead, or reports all of their errors together.
import type { Result } from "../result.ts";
import { ok, refuse } from "../result.ts";
import type { ConsentRecord, LeadContact, LeadFacts, Provenance, ValidLead } from "./lead.ts";
import { Problems } from "./problems.ts";
import type { PostRefusal, ReadingNote } from "./problems.ts";
import { requireEvidence } from "./consent-evidence.ts";
import { type NetworkNames, readConsent } from "./read-consent.ts";
import { readCity, readName, readStreet } from "./read-contact.ts";
import { readEmail } from "./read-email.ts";
import type { FindPlace } from "./find-place.ts";
import { type ReadFacts, describedFacts, readFacts, readOptional } from "./read-facts.ts";
import { splitFullName } from "./read-full-name.ts";
import { readAdParams, readId, readSubIds } from "./read-ids.ts";
import { noteUnreadable } from "./nested-fields.ts";
import { readPhone } from "./read-phone.ts";
import type { PostedLead } from "./read-post.ts";
import { readMotivation } from "./read-words.ts";
import { freeText } from "./text.ts";
import { ageMinutesAt, verificationsOf } from "./verification.ts";

export interface ValidationContext extends NetworkNames {
  /** When the post was received, epoch milliseconds. */
  readonly nowMs: number;
  readonly findPlace: FindPlace;
  /** A row of a file: the consent was not witnessed here, so all evidence is required. */
  readonly isImported?: boolean;
}

const MAX_COMMENTS_LENGTH = 2_000;

type Values = PostedLead["values"];

/** Why a post was refused, and the notes on its other fields. */
export interface RefusedPost extends PostRefusal {
  /** Contain posted values. */
  readonly notes: readonly ReadingNote[];
}

/** What could be read of a post, whether it is a lead or not. */
export interface PartlyRead {
  readonly facts: ReadFacts;
  readonly contact: LeadContact;
  readonly consent: ConsentRecord;
  readonly provenance: Provenance;
  /** The posted values: what is not among them was concluded from others. */
  readonly values: Values;
}

/**
 * Normalizes and validates a post. Required are `side`, `zip_code`, `phone` or `email`, and the
 * consent (`consent`, `tcpa_text`). The refusal lists every wrong field; its reason is the first of
 * missing_field, invalid_field, consent_missing, consent_invalid that occurs. Any other field that
 * cannot be read is left out and noted. A remark over its limit is cut (`comments`, `user_agent`).
 */
export function validatePost(
  fields: PostedLead,
  context: ValidationContext,
): Result<ValidLead, RefusedPost> {
  const problems = new Problems();
  const { facts: read, contact, consent, provenance } = readEach(fields, context, problems);
  const refusal = problems.asRefusal();
  if (refusal !== null) return refuse({ ...refusal, notes: problems.notes });
  const described = describedFacts(read);
  if (described === null) throw new Error("a post without side or place must have been refused");
  const facts: LeadFacts = {
    ...described,
    consentChannels: reachableChannels(consent, contact),
    verifications: verificationsOf(consent),
    ageMinutes: ageMinutesAt(context.nowMs, consent.givenAtMs),
  };
  return ok({ facts, contact, consent, provenance, notes: problems.notes });
}

/** Says of the consent's text and page that the affiliate stated them for the file. */
function noteStated({ stated = [], values }: PostedLead, problems: Problems): void {
  for (const field of stated) {
    const value = values[field] ?? "";
    problems.note(
      field,
      value,
      value,
      "The affiliate stated this once for its whole file. Send it with each lead.",
    );
  }
}

/**
 * What can be read of a post that `validatePost` refuses; for its sender only. Apart from the
 * refusal, which is kept and must not repeat a posted value.
 */
export function readPartly(fields: PostedLead, context: ValidationContext): PartlyRead {
  return readEach(fields, context, new Problems());
}

function readEach(fields: PostedLead, context: ValidationContext, problems: Problems): PartlyRead {
  const { values } = fields;
  noteUnreadable(fields.unreadable, problems);
  noteStated(fields, problems);
  const facts = readFacts(values, context.findPlace, problems);
  const contact = readContact(values, problems);
  const consent = readConsent(values, context.nowMs, context, problems);
  if (context.isImported === true) requireEvidence(values, consent, problems);
  return { facts, contact, consent, provenance: readProvenance(fields, problems), values };
}

/** The channels that a buyer can use: covered by the consent, and with a number or address. */
function reachableChannels(
  consent: ConsentRecord,
  contact: LeadContact,
): LeadFacts["consentChannels"] {
  return consent.channels.filter(
    (channel) => (channel === "email" ? contact.email : contact.phone) !== null,
  );
}

function readContact(values: Values, problems: Problems): LeadContact {
  const [firstName, lastName] = readNames(values, problems);
  const { email, phone } = readContactWays(values, problems);
  return {
    firstName,
    lastName,
    email,
    phone,
    street: readOptional(
      values,
      "address",
      (text) => readStreet(text, values.address2),
      problems,
      "Send address as house number and street, at most 200 characters.",
    ),
    city: readOptional(values, "city", readCity, problems, "Send city as at most 50 characters."),
    motivation: readMotivation(values.motivation ?? ""),
    comments:
      values.comments === undefined ? null : freeText(values.comments, MAX_COMMENTS_LENGTH) || null,
  };
}

/**
 * First and last name; empty if not given. `full_name` counts where neither is given, and where its
 * own parts complete the given one; otherwise it is left out and noted.
 */
function readNames(values: Values, problems: Problems): readonly [string, string] {
  const advice = "Send a name of at most 50 characters.";
  const first = readOptional(values, "first_name", readName, problems, advice) ?? "";
  const last = readOptional(values, "last_name", readName, problems, advice) ?? "";
  if (values.full_name === undefined) return [first, last];
  const parts = splitFullName(values.full_name);
  const [fullFirst, fullLast] = [readName(parts.first), readName(parts.last)];
  const agrees = (given: string, part: string | null): boolean =>
    part !== null && (given === "" || given.toLowerCase() === part.toLowerCase());
  if (agrees(first, fullFirst) && agrees(last, fullLast))
    return [first || (fullFirst ?? ""), last || (fullLast ?? "")];
  problems.note("full_name", values.full_name, null, advice);
  return [first, last];
}

/** At least one way must be readable; the other one is left out and noted if it is not. */
function readContactWays(values: Values, problems: Problems): Pick<LeadContact, "email" | "phone"> {
  const email = values.email === undefined ? null : readEmail(values.email);
  const phone = values.phone === undefined ? null : readPhone(values.phone);
  const report = (field: "email" | "phone", advice: string): void => {
    const text = values[field];
    if (text === undefined) return;
    if (email === null && phone === null) problems.add(field, "invalid_field", advice);
    else problems.note(field, text, null, advice);
  };
  if (phone === null)
    report("phone", "Send a working US number of ten digits, or + and the country code.");
  if (email === null)
    report("email", "Send a complete email address, for example ann@example.com.");
  if (values.phone === undefined && values.email === undefined)
    problems.add("phone", "missing_field", "Send phone or email.");
  noteFurther("phone", values.phone, phone, problems);
  noteFurther("email", values.email, email, problems);
  return { email, phone };
}

/** Notes that only the first of several numbers or addresses was read. */
function noteFurther(
  field: "email" | "phone",
  text: string | undefined,
  read: string | null,
  problems: Problems,
): void {
  if (text === undefined || read === null || !SEVERAL[field].test(text)) return;
  problems.note(field, text, read, `Only the first was read. Send one ${field}.`);
}

const SEVERAL = {
  phone: /\d{4}\D+\d{3}\D?\D?\d{3}\D?\d{4}/,
  email: /@.*@/,
} as const;

function readProvenance(fields: PostedLead, problems: Problems): Provenance {
  const { values, custom } = fields;
  return {
    subIds: readSubIds(values, problems),
    clickId: readId(values, "click_id", problems),
    adParams: readAdParams(values, problems),
    vendorLeadId: readId(values, "vendor_lead_id", problems),
    custom,
  };
}
