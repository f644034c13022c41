// Turns a row of a file that lacks the proof of its person's consent into a draft, which that
// person completes and confirms by a link.
import { readEmail } from "../lead/read-email.ts";
import { readBathsQuarters, readBeds } from "../lead/read-counts.ts";
import { readCity, readName, readStreet } from "../lead/read-contact.ts";
import { splitFullName } from "../lead/read-full-name.ts";
import { readMoment } from "../lead/read-moment.ts";
import { Problems } from "../lead/problems.ts";
import { readPricesOf } from "../lead/read-facts.ts";
import { readPhone } from "../lead/read-phone.ts";
import type { PostedLead } from "../lead/read-post.ts";
import { readIpAddress, readJornayaId, readTrustedFormUrl } from "../lead/read-provenance.ts";
import {
  readAgentStatus,
  readFinanceStatus,
  readPropertyType,
  readSide,
  readTiming,
} from "../lead/read-words.ts";
import { readState } from "../lead/read-state.ts";
import { readZipCode } from "../lead/read-zip.ts";
import { saysYes } from "../lead/read-consent.ts";
import { freeText } from "../lead/text.ts";
import type { Cents } from "../money/money.ts";
import { MOST_COMMENTS } from "../forms/check-answers.ts";
import { FORM_SIDES, type FormSide, isSelling } from "../forms/form-document.ts";
import {
  AGENT_CHOICES,
  type AnswerField,
  type Answers,
  FINANCE_CHOICES,
  type RoomField,
  TIMING_CHOICES,
  TYPE_CHOICES,
  isRoomCount,
  ownRange,
  rangesFor,
} from "../forms/form-steps.ts";

type Values = PostedLead["values"];

const CENTS_PER_DOLLAR = 100;
const QUARTERS_PER_BATH = 4;

/**
 * Whether the row becomes a draft: it lacks the moment of the consent, or both IP address and
 * certificate; it has a name and a way to reach the person; and it does not say that the person
 * refused. Only the consumer can give what such a row lacks.
 */
export function isDraftRow({ values }: PostedLead): boolean {
  if (values.consent !== undefined && !saysYes(values.consent)) return false;
  if (hasOwnProof(values)) return false;
  const { first_name: first, last_name: last, phone, email } = contactOf(values);
  return (first ?? last) !== undefined && (phone ?? email) !== undefined;
}

function hasOwnProof(values: Values): boolean {
  if (values.consent_at === undefined || readMoment(values.consent_at) === null) return false;
  return (
    isRead(values.ip_address, readIpAddress) ||
    isRead(values.trustedform_cert_url, readTrustedFormUrl) ||
    isRead(values.jornaya_leadid, readJornayaId)
  );
}

function isRead(text: string | undefined, read: (text: string) => unknown): boolean {
  return text !== undefined && read(text) !== null;
}

/**
 * The answers of the draft: what the row says, exactly or not at all. The consumer is asked for the
 * rest.
 */
export function draftAnswersOf({ values }: PostedLead): Answers {
  const side = readIf(values.side, readSide);
  const asked = FORM_SIDES.find((one) => one === side);
  const type = readIf(values.property_type, readPropertyType);
  const timing = readIf(values.timing, readTiming);
  const beds = readIf(values.beds, readBeds);
  const quarters = readIf(values.baths, readBathsQuarters);
  const finance = readIf(values.finance_status, readFinanceStatus);
  const agent = readIf(values.agent_status, readAgentStatus);
  const comments = freeText(values.comments ?? "", MOST_COMMENTS);
  return present({
    side: asked,
    property_type: TYPE_CHOICES.find((one) => one === type),
    zip_code: readIf(values.zip_code, readZipCode) ?? cityOf(values),
    price_range: asked === undefined ? undefined : priceOf(values, asked),
    timing: TIMING_CHOICES.find((one) => one === timing),
    beds: countOf("beds", beds),
    baths: countOf("baths", quarters === null ? null : quarters / QUARTERS_PER_BATH),
    finance_status: FINANCE_CHOICES.find((one) => one === finance),
    agent_status: AGENT_CHOICES.find((one) => one === agent),
    address:
      asked === undefined || !isSelling(asked) || values.address === undefined
        ? undefined
        : (readStreet(values.address, values.address2) ?? undefined),
    comments: comments === "" ? undefined : comments,
    ...contactOf(values),
  });
}

/** The city in place of a ZIP, for which its person is asked. */
function cityOf({ city, state }: Values): string | undefined {
  const name = readIf(city, readCity) ?? "";
  const stateCode = readIf(state, readState);
  if (name === "" || /\d/.test(name)) return undefined;
  return stateCode === null ? name : `${name}, ${stateCode}`;
}

function countOf(field: RoomField, count: number | null): string | undefined {
  return count !== null && isRoomCount(field, String(count)) ? String(count) : undefined;
}

function contactOf(values: Values): Answers {
  const parts = splitFullName(values.full_name ?? "");
  return present({
    first_name: readIf(values.first_name ?? parts.first, readName) || undefined,
    last_name: readIf(values.last_name ?? parts.last, readName) || undefined,
    phone: readIf(values.phone, readPhone) ?? undefined,
    email: readIf(values.email, readEmail) ?? undefined,
  });
}

function readIf<Value>(text: string | undefined, read: (text: string) => Value): Value | null {
  return text === undefined ? null : read(text);
}

/** One of the form's ranges where it is the same, otherwise the range as the row states it. */
function priceOf(values: Values, side: FormSide): string | undefined {
  const [minCents, maxCents] = readPricesOf(side, values, new Problems());
  const [min, max] = [toDollars(minCents), toDollars(maxCents)];
  const offered = rangesFor(side).find((range) => range.min === min && range.max === max);
  return (offered ?? ownRange(side, min, max))?.id;
}

/** Whole dollars, as the form shows prices. */
function toDollars(cents: Cents | null): number | null {
  return cents === null ? null : Math.round(Number(cents) / CENTS_PER_DOLLAR);
}

function present(answers: { readonly [Field in AnswerField]?: string | undefined }): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined));
}
