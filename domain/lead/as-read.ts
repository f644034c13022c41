// Lists the fields of a post as they were read, for the person who tries one.
import type { LeadField } from "./field-names.ts";
import { LEAD_FIELDS } from "./field-names.ts";
import type { ConsentRecord, LeadContact, ValidLead } from "./lead.ts";
import { plainColumnsOf, writePlainValue } from "./plain-fact-values.ts";
import { PLAIN_FACTS, PLAIN_FACT_NAMES } from "./plain-facts.ts";
import type { LeadFieldError } from "./problems.ts";
import type { ReadFacts } from "./read-facts.ts";
import { writeDollars } from "./read-price.ts";
import type { Cents } from "../money/money.ts";
import type { PartlyRead } from "./validate-post.ts";

/** A field as a post would spell it. */
export interface FieldAsRead {
  readonly field: LeadField;
  readonly value: string;
}

type Values = Partial<Record<LeadField, string | number | null>>;

/**
 * The fields of the lead in the order of the vocabulary, without those that it does not state.
 * City, state and ZIP are those of the place; prices are in dollars, moments in UTC. Contains the
 * contact: only for the caller who sent it.
 */
export function fieldsAsRead({ facts, ...lead }: ValidLead): FieldAsRead[] {
  const { side, place } = facts;
  return listed(valuesOf({ ...lead, facts: { side, place, state: place.state, others: facts } }));
}

/**
 * The same of a refused post, as far as it could be read: without the fields of its errors, and
 * without what is concluded of a consent that may be none.
 */
export function fieldsPartlyRead(
  read: PartlyRead,
  errors: readonly LeadFieldError[],
): FieldAsRead[] {
  const refused = new Set(errors.map(({ field }) => field));
  const concluded = new Set(
    CONSENT_FIELDS.filter((field) => read.values[field] === undefined),
  ) as ReadonlySet<LeadField>;
  return listed(valuesOf(read)).filter(({ field }) => !refused.has(field) && !concluded.has(field));
}

function listed(values: Values): FieldAsRead[] {
  return LEAD_FIELDS.flatMap((field) => {
    const value = values[field];
    return value === undefined || value === null || value === "" || value === "unknown"
      ? []
      : [{ field, value: String(value) }];
  });
}

function valuesOf({ facts, contact, consent, provenance }: Omit<PartlyRead, "values">): Values {
  const { subIds, clickId, adParams, vendorLeadId } = provenance;
  const [sub1, sub2, sub3, sub4, sub5] = subIds;
  return {
    ...contactValues(contact),
    ...factValues(facts),
    city: contact.city ?? facts.place?.city ?? null,
    ...consentValues(consent),
    sub1,
    sub2,
    sub3,
    sub4,
    sub5,
    click_id: clickId,
    ...adParams,
    vendor_lead_id: vendorLeadId,
  };
}

function contactValues(contact: LeadContact): Values {
  return {
    first_name: contact.firstName,
    last_name: contact.lastName,
    email: contact.email,
    phone: contact.phone,
    address: contact.street,
    motivation: contact.motivation,
    comments: contact.comments,
  };
}

function factValues({ side, place, state, others }: ReadFacts): Values {
  const columns = plainColumnsOf(others);
  const { priceMinCents: least, priceMaxCents: most } = others;
  return {
    side,
    state,
    zip_code: place?.zipCode ?? null,
    ...(least !== null && least === most
      ? { price: dollars(least) }
      : { price_min: dollars(least), price_max: dollars(most) }),
    ...Object.fromEntries(
      PLAIN_FACT_NAMES.map((fact) => [PLAIN_FACTS[fact].field, writePlainValue(columns, fact)]),
    ),
  };
}

/** Fields of a consent that are concluded from others, or from the time of the post, if absent. */
const CONSENT_FIELDS = [
  "consent",
  "consent_at",
  "consent_channels",
  "consent_sellers",
] as const satisfies readonly LeadField[];

function consentValues(consent: ConsentRecord): Values {
  return {
    consent: "yes",
    tcpa_text: consent.text,
    consent_at: new Date(consent.givenAtMs).toISOString(),
    consent_channels: consent.channels.join(", "),
    consent_sellers: consent.sellers.join("; "),
    trustedform_cert_url: consent.trustedFormCertUrl,
    jornaya_leadid: consent.jornayaLeadId,
    ip_address: consent.ipAddress,
    user_agent: consent.userAgent,
    landing_page_url: consent.pageUrl,
  };
}

function dollars(cents: Cents | null): string | null {
  return cents === null ? null : writeDollars(cents);
}
