// Reads a ping: a lead without its contact, with the fields of a post. Data that could identify a
// consumer is dropped before any decision.
import { CONTACT_FIELDS, type ContactField, type LeadField } from "../lead/field-names.ts";
import type { ConsentRecord, LeadContact, LeadFacts } from "../lead/lead.ts";
import { type FieldCode, Problems, type ReadingNote } from "../lead/problems.ts";
import { readConsent } from "../lead/read-consent.ts";
import type { FindPlace } from "../lead/find-place.ts";
import { describedFacts, readFacts } from "../lead/read-facts.ts";
import type { PostedLead } from "../lead/read-post.ts";
import { noteUnreadable } from "../lead/nested-fields.ts";
import { readSubIds } from "../lead/read-ids.ts";
import { type Result, ok, refuse } from "../result.ts";

/** SHA-256 of a normalized value in hex, which identifies a consumer before the contact is sent. */
export const PING_HASHES = ["phone_hash", "email_hash"] as const;
export type PingHash = (typeof PING_HASHES)[number];

export type PingField = LeadField | PingHash;

export interface PingProblem {
  readonly field: PingField;
  readonly code: FieldCode;
  /** What to do. Never repeats a sent value. */
  readonly message: string;
}

export interface PingRefusal {
  readonly reason: FieldCode;
  readonly errors: readonly PingProblem[];
}

/** A ping that can be decided. */
export interface ValidPing {
  readonly facts: LeadFacts;
  /**
   * The consent that the post will have, as far as the ping describes it: evidence, moment and
   * channels. Without channels all three are presumed.
   */
  readonly consent: ConsentRecord;
  /** 64 lower-case hex digits; null if not given. */
  readonly phoneSha256: string | null;
  readonly emailSha256: string | null;
  readonly subIds: readonly (string | null)[];
  /**
   * Contact fields that a ping must not have and that were sent by mistake. They are neither read
   * nor stored.
   */
  readonly ignored: readonly ContactField[];
  /** Fields that were left out, or not read to the letter. */
  readonly notes: readonly ReadingNote[];
}

/** Names all three channels: the consent that is presumed if a ping does not describe one. */
const PRESUMED_CONSENT = "call, text and e-mail";
const SHA256_HEX = /^[0-9a-f]{64}$/i;

/** Contact fields that were sent with a value. */
export function ignoredFields({
  values,
  unreadable,
}: Pick<PostedLead, "values" | "unreadable">): ContactField[] {
  return CONTACT_FIELDS.filter(
    (field) => values[field] !== undefined || unreadable.includes(field),
  );
}

/**
 * Reads the result of `readPost` for a ping. `record` is the raw ping, because the hashes are not
 * fields of a post.
 */
export function readPing(
  posted: PostedLead,
  record: Readonly<Record<string, unknown>>,
  context: { readonly nowMs: number; readonly findPlace: FindPlace },
): Result<ValidPing, PingRefusal> {
  const problems = new Problems();
  const contact: ReadonlySet<string> = new Set(CONTACT_FIELDS);
  const values = Object.fromEntries(
    Object.entries(posted.values).filter(([field]) => !contact.has(field)),
  ) as PostedLead["values"];
  noteUnreadable(
    posted.unreadable.filter((field) => !contact.has(field)),
    problems,
  );
  const described = describedFacts(readFacts(values, context.findPlace, problems));
  const consent = readConsent(
    { ...values, consent: "1", tcpa_text: PRESUMED_CONSENT },
    context.nowMs,
    { networkName: "", formerNetworkNames: [] },
    problems,
  );
  const hashes = PING_HASHES.map((field) => ({ field, text: hashIn(record, field) }));
  const wrong = hashes.flatMap(({ field, text }): PingProblem[] =>
    text === null || SHA256_HEX.test(text)
      ? []
      : [
          {
            field,
            code: "invalid_field",
            message:
              `Send ${field} as the SHA-256 of the normalized value, 64 hex digits, or leave ` +
              "it out.",
          },
        ],
  );
  const refusal = problems.asRefusal();
  if (refusal !== null || wrong.length > 0 || described === null) {
    return refuse({
      reason: refusal?.reason ?? "invalid_field",
      errors: [...(refusal?.errors ?? []), ...wrong],
    });
  }
  const [phone, email] = hashes.map(({ text }) => text?.toLowerCase() ?? null);
  return ok({
    // The consent's evidence and age count once the consent arrives, with the post.
    facts: { ...described, consentChannels: consent.channels, verifications: [], ageMinutes: null },
    consent,
    phoneSha256: phone ?? null,
    emailSha256: email ?? null,
    subIds: readSubIds(values, problems),
    ignored: ignoredFields(posted),
    notes: problems.notes,
  });
}

/** The contact for scoring: only the parts whose hash was given. */
export function presumedContact({
  phoneSha256,
  emailSha256,
}: Pick<ValidPing, "phoneSha256" | "emailSha256">): LeadContact {
  return {
    firstName: "",
    lastName: "",
    email: emailSha256,
    phone: phoneSha256,
    street: null,
    city: null,
    motivation: "unknown",
    comments: null,
  };
}

function hashIn(record: Readonly<Record<string, unknown>>, field: PingHash): string | null {
  for (const [name, value] of Object.entries(record)) {
    if (
      name.length > 40 ||
      name
        .trim()
        .toLowerCase()
        .replace(/[\s-]+/g, "_") !== field
    )
      continue;
    if (value === null || value === undefined || value === "") continue;
    return typeof value === "string" ? value.trim() : "unreadable";
  }
  return null;
}
