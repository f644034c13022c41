// Turns the fields of a post into a valid lead, or says everything that is wrong with them at once.
import type { Cents } from "../money/money.ts";
import type { Result } from "../result.ts";
import { ok, refuse } from "../result.ts";
import type { LeadField } from "./field-names.ts";
import type { ConsentRecord, LeadContact, LeadFacts, Place, Provenance, ValidLead } from "./lead.ts";
import { Problems } from "./problems.ts";
import type { PostRefusal } from "./problems.ts";
import { readConsent } from "./read-consent.ts";
import { readCity, readEmail, readName, readPhone, readStreet } from "./read-contact.ts";
import type { PostedLead } from "./read-post.ts";
import { readBathsQuarters, readBeds, readPrice, readSqft, readZipCode } from "./read-property.ts";
import { readAgentStatus, readFinanceStatus, readMotivation, readPropertyType, readSide, readTiming } from "./read-words.ts";
import { freeText } from "./text.ts";
import { readState } from "./us-states.ts";

/** Looks a five-digit ZIP up; null when the table does not have it. */
export type FindPlace = (zipCode: string) => Place | null;

export interface ValidationContext {
  /** When the post was received, epoch milliseconds. */
  readonly nowMs: number;
  readonly findPlace: FindPlace;
  /** The network's name as it stands in consent texts. */
  readonly networkName: string;
}

const MAX_COMMENTS_LENGTH = 2_000;
const MAX_SUB_ID_LENGTH = 100;

type Values = PostedLead["values"];

/**
 * Normalises and validates a post. Required are `side`, `zip_code`, `first_name` or `last_name`, `phone` or `email`, and
 * the consent (`consent`, `tcpa_text`). The refusal lists every field that is wrong; its reason is the first of
 * missing_field, invalid_field, consent_missing, consent_invalid that occurs. A text over a limit is refused where it is
 * evidence or contact, and cut where it is a remark (`comments`, `user_agent`, sub ids).
 */
export function validatePost(fields: PostedLead, context: ValidationContext): Result<ValidLead, PostRefusal> {
  const problems = new Problems();
  const { values } = fields;
  for (const field of fields.unreadable) problems.add(field, "invalid_field", `Send ${field} as text, a number, true or false, or a list of these.`);

  const side = readRequired(values, "side", readSide, problems, "Send side as buyer, seller, buyer_and_seller, renter or investor_seller.");
  const place = readPlace(values, context.findPlace, problems);
  const [priceMinCents, priceMaxCents] = readPrices(values, problems);
  const beds = readOptional(values, "beds", readBeds, problems, "Send beds as a whole number from 0 to 20.");
  const bathsQuarters = readOptional(values, "baths", readBathsQuarters, problems, "Send baths from 0 to 20 in steps of a quarter, such as 2.5.");
  const sqft = readOptional(values, "sqft", readSqft, problems, "Send sqft as a number from 1 to 1,000,000.");
  const contact = readContact(values, problems);
  const consent = readConsent(values, context.nowMs, context.networkName, problems);

  const refusal = problems.asRefusal();
  if (refusal !== null) return refuse(refusal);
  if (side === null || place === null) throw new Error("a post without side or place must have been refused");
  const facts: LeadFacts = {
    side,
    propertyType: readPropertyType(values.property_type ?? ""),
    place,
    priceMinCents,
    priceMaxCents,
    beds,
    bathsQuarters,
    livingAreaSqft: sqft === "notGiven" ? null : sqft,
    timing: readTiming(values.timing ?? ""),
    financeStatus: readFinanceStatus(values.finance_status ?? ""),
    agentStatus: readAgentStatus(values.agent_status ?? ""),
    consentChannels: reachableChannels(consent, contact),
  };
  return ok({ facts, contact, consent, provenance: readProvenance(fields) });
}

/** A channel is worth something to a buyer only where the consent covers it and there is a number or address to use. */
function reachableChannels(consent: ConsentRecord, contact: LeadContact): LeadFacts["consentChannels"] {
  return consent.channels.filter((channel) => (channel === "email" ? contact.email : contact.phone) !== null);
}

/** The value of a field that may be missing; null when it is missing or, with a problem added, wrong. */
function readOptional<Value>(values: Values, field: LeadField, read: (text: string) => Value | null, problems: Problems, advice: string): Value | null {
  const text = values[field];
  if (text === undefined) return null;
  const value = read(text);
  if (value === null) problems.add(field, "invalid_field", advice);
  return value;
}

function readRequired<Value>(values: Values, field: LeadField, read: (text: string) => Value | null, problems: Problems, advice: string): Value | null {
  if (values[field] === undefined) problems.add(field, "missing_field", advice);
  return readOptional(values, field, read, problems, advice);
}

function readPlace(values: Values, findPlace: FindPlace, problems: Problems): Place | null {
  const zipCode = readRequired(values, "zip_code", readZipCode, problems, "Send zip_code as the five digits of the property's ZIP.");
  const state = readOptional(values, "state", readState, problems, "Send state as its two letters, such as CA, or its full name.");
  const place = zipCode === null ? null : findPlace(zipCode);
  if (zipCode !== null && place === null) {
    problems.add("zip_code", "invalid_field", "This ZIP is not in the table of the 50 states, DC and military addresses. Check its digits.");
  } else if (place !== null && state !== null && place.state !== state) {
    problems.add("state", "invalid_field", `The ZIP lies in ${place.state}. Correct state or zip_code, or leave state out.`);
  }
  return place;
}

/**
 * `price_min` and `price_max`, either of which may be open; one `price` is both ends and counts only without them. Zero
 * is "not given".
 */
function readPrices(values: Values, problems: Problems): readonly [Cents | null, Cents | null] {
  const read = (field: "price" | "price_min" | "price_max"): Cents | null => {
    const price = readOptional(values, field, readPrice, problems, `Send ${field} in dollars up to 1,000,000,000, such as 450000 or 48.50.`);
    return price === "notGiven" ? null : price;
  };
  const single = read("price");
  const min = read("price_min");
  const max = read("price_max");
  if (min !== null && max !== null && min > max) {
    problems.add("price_min", "invalid_field", "price_min is above price_max. Exchange the two.");
  }
  return min === null && max === null ? [single, single] : [min, max];
}

function readContact(values: Values, problems: Problems): LeadContact {
  const nameAdvice = "Send a name of 1 to 50 characters without control characters.";
  const firstName = readOptional(values, "first_name", readName, problems, nameAdvice);
  const lastName = readOptional(values, "last_name", readName, problems, nameAdvice);
  if (!firstName && !lastName) problems.add("first_name", "missing_field", "Send first_name or last_name.");
  const email = readOptional(values, "email", readEmail, problems, "Send a complete e-mail address, such as ann@example.com.");
  const phone = readOptional(values, "phone", readPhone, problems, "Send a working US number of ten digits, or + and the country code.");
  if (values.phone === undefined && values.email === undefined) problems.add("phone", "missing_field", "Send phone or email.");
  return {
    firstName: firstName ?? "",
    lastName: lastName ?? "",
    email,
    phone,
    street: readOptional(values, "address", (text) => readStreet(text, values.address2), problems, "Send address as house number and street, at most 200 characters."),
    city: readOptional(values, "city", readCity, problems, "Send city as at most 50 characters."),
    motivation: readMotivation(values.motivation ?? ""),
    comments: values.comments === undefined ? null : freeText(values.comments, MAX_COMMENTS_LENGTH) || null,
  };
}

function readProvenance(fields: PostedLead): Provenance {
  const { values } = fields;
  const subId = (text: string | undefined): string | null => (text === undefined ? null : freeText(text, MAX_SUB_ID_LENGTH) || null);
  return {
    subIds: [subId(values.sub1), subId(values.sub2), subId(values.sub3), subId(values.sub4), subId(values.sub5)],
    custom: fields.custom,
  };
}
