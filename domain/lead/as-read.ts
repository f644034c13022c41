// Lists the fields of a valid lead as they were read, for the person who tries a post.
import type { LeadField } from "./field-names.ts";
import { LEAD_FIELDS } from "./field-names.ts";
import type { ConsentRecord, LeadContact, LeadFacts, ValidLead } from "./lead.ts";
import { plainColumnsOf, writePlainValue } from "./plain-fact-values.ts";
import { PLAIN_FACTS, PLAIN_FACT_NAMES } from "./plain-facts.ts";

/** A field as a post would spell it. */
export interface FieldAsRead {
  readonly field: LeadField;
  readonly value: string;
}

type Values = Partial<Record<LeadField, string | number | null>>;

const CENTS_PER_DOLLAR = 100n;

/**
 * The fields of the lead in the order of the vocabulary, without those that it does not state.
 * City, state and ZIP are those of the place; prices are in dollars, moments in UTC. Contains the
 * contact: only for the caller who sent it.
 */
export function fieldsAsRead({ facts, contact, consent, provenance }: ValidLead): FieldAsRead[] {
  const { subIds, clickId, adParams, vendorLeadId } = provenance;
  const [sub1, sub2, sub3, sub4, sub5] = subIds;
  const values: Values = {
    ...contactValues(contact),
    ...factValues(facts),
    city: contact.city ?? facts.place.city,
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
  return LEAD_FIELDS.flatMap((field) => {
    const value = values[field];
    return value === undefined || value === null || value === "" || value === "unknown"
      ? []
      : [{ field, value: String(value) }];
  });
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

function factValues(facts: LeadFacts): Values {
  const columns = plainColumnsOf(facts);
  const { priceMinCents: least, priceMaxCents: most } = facts;
  return {
    side: facts.side,
    state: facts.place.state,
    zip_code: facts.place.zipCode,
    ...(least !== null && least === most
      ? { price: dollars(least) }
      : { price_min: dollars(least), price_max: dollars(most) }),
    ...Object.fromEntries(
      PLAIN_FACT_NAMES.map((fact) => [PLAIN_FACTS[fact].field, writePlainValue(columns, fact)]),
    ),
  };
}

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

function dollars(cents: bigint | null): string | null {
  if (cents === null) return null;
  const whole = String(cents / CENTS_PER_DOLLAR);
  const rest = cents % CENTS_PER_DOLLAR;
  return rest === 0n ? whole : `${whole}.${String(rest).padStart(2, "0")}`;
}
