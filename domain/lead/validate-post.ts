// Turns the fields of a post into a valid lead, or reports all of their errors together.
import type { Result } from "../result.ts";
import { ok, refuse } from "../result.ts";
import type { ConsentRecord, LeadContact, LeadFacts, Provenance, ValidLead } from "./lead.ts";
import { Problems } from "./problems.ts";
import type { PostRefusal } from "./problems.ts";
import { requireEvidence } from "./consent-evidence.ts";
import { readConsent } from "./read-consent.ts";
import { readCity, readEmail, readName, readPhone, readStreet } from "./read-contact.ts";
import { type FindPlace, readFacts, readOptional } from "./read-facts.ts";
import type { PostedLead } from "./read-post.ts";
import { readMotivation } from "./read-words.ts";
import { freeText } from "./text.ts";
import { ageMinutesAt, verificationsOf } from "./verification.ts";

export type { FindPlace } from "./read-facts.ts";

export interface ValidationContext {
  /** When the post was received, epoch milliseconds. */
  readonly nowMs: number;
  readonly findPlace: FindPlace;
  /** The network's name as in consent texts. */
  readonly networkName: string;
  /** A row of a file: the consent was not witnessed here, so all evidence is required. */
  readonly isImported?: boolean;
}

const MAX_COMMENTS_LENGTH = 2_000;
const MAX_SUB_ID_LENGTH = 100;

type Values = PostedLead["values"];

/**
 * Normalizes and validates a post. Required are `side`, `zip_code`, `first_name` or `last_name`,
 * `phone` or `email`, and the consent (`consent`, `tcpa_text`). The refusal lists every wrong
 * field; its reason is the first of missing_field, invalid_field, consent_missing, consent_invalid
 * that occurs. A text over a limit is refused if it is evidence or contact, and cut if it is a
 * remark (`comments`, `user_agent`, sub ids).
 */
export function validatePost(
  fields: PostedLead,
  context: ValidationContext,
): Result<ValidLead, PostRefusal> {
  const problems = new Problems();
  const { values } = fields;
  for (const field of fields.unreadable)
    problems.add(
      field,
      "invalid_field",
      `Send ${field} as text, a number, true or false, or a list of these.`,
    );

  const described = readFacts(values, context.findPlace, problems);
  const contact = readContact(values, problems);
  const consent = readConsent(values, context.nowMs, context.networkName, problems);
  if (context.isImported === true) requireEvidence(values, problems);

  const refusal = problems.asRefusal();
  if (refusal !== null) return refuse(refusal);
  if (described === null) throw new Error("a post without side or place must have been refused");
  const facts: LeadFacts = {
    ...described,
    consentChannels: reachableChannels(consent, contact),
    verifications: verificationsOf(consent),
    ageMinutes: ageMinutesAt(context.nowMs, consent.givenAtMs),
  };
  return ok({ facts, contact, consent, provenance: readProvenance(fields) });
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
  const nameAdvice = "Send a name of 1 to 50 characters without control characters.";
  const firstName = readOptional(values, "first_name", readName, problems, nameAdvice);
  const lastName = readOptional(values, "last_name", readName, problems, nameAdvice);
  if (!firstName && !lastName)
    problems.add("first_name", "missing_field", "Send first_name or last_name.");
  const email = readOptional(
    values,
    "email",
    readEmail,
    problems,
    "Send a complete email address, for example ann@example.com.",
  );
  const phone = readOptional(
    values,
    "phone",
    readPhone,
    problems,
    "Send a working US number of ten digits, or + and the country code.",
  );
  if (values.phone === undefined && values.email === undefined)
    problems.add("phone", "missing_field", "Send phone or email.");
  return {
    firstName: firstName ?? "",
    lastName: lastName ?? "",
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

function readProvenance(fields: PostedLead): Provenance {
  const { values } = fields;
  const subId = (text: string | undefined): string | null =>
    text === undefined ? null : freeText(text, MAX_SUB_ID_LENGTH) || null;
  return {
    subIds: [
      subId(values.sub1),
      subId(values.sub2),
      subId(values.sub3),
      subId(values.sub4),
      subId(values.sub5),
    ],
    clickId: subId(values.click_id),
    custom: fields.custom,
  };
}
