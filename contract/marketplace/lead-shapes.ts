// The shapes of a lead. Contact exists only where a shape names it, and the serialiser drops what a
// shape does not name.
import { type Static, Type } from "typebox";
import { Timestamp, Uuid, centsOf, enumOf, nullable } from "../schema.ts";
import {
  AGENT_STATUSES,
  CONSENT_CHANNELS,
  FINANCE_STATUSES,
  LEAD_SIDES,
  LEAD_STATUSES,
  MOTIVATIONS,
  POST_REASONS,
  PROPERTY_TYPES,
  TIERS,
  TIMINGS,
} from "../../domain/lead/vocabulary.ts";
import { PROGRESS } from "../../domain/sales/outcome.ts";

const integerOrNull = (description: string) => nullable(Type.Integer({ description }));
const text = Type.String();

export const Score = Type.Object(
  {
    total: Type.Integer({ description: "0–10,000." }),
    tier: enumOf(TIERS),
    engagement: Type.Integer({ description: "0–100, as are intent and financial." }),
    intent: Type.Integer(),
    financial: Type.Integer(),
  },
  { title: "Score" },
);
export type Score = Static<typeof Score>;

export const Slots = Type.Object(
  { total: Type.Integer(), left: Type.Integer() },
  { title: "Slots", description: "How often the lead can be sold, and how often still." },
);

/** What anybody who may see the lead may know: the masking list, and nothing beyond it. */
const masked = {
  id: Uuid,
  received_at: Timestamp,
  side: enumOf(LEAD_SIDES),
  property_type: enumOf(PROPERTY_TYPES),
  city: nullable(text),
  county_name: nullable(text),
  county_fips: nullable(text),
  state: nullable(text),
  zip_code: nullable(
    Type.String({
      description: "Five digits, or the first three where the network shows no more.",
    }),
  ),
  timing: enumOf(TIMINGS),
  beds: integerOrNull("Bedrooms."),
  baths_quarters: integerOrNull("Quarter baths: 2.5 baths are 10."),
  score: Score,
  slots: Slots,
};

/** The facts in full: for who owns, bought or runs. */
const facts = {
  ...masked,
  price_min_cents: nullable(centsOf("Lower end of the price; null is open.")),
  price_max_cents: nullable(centsOf("Upper end of the price; null is open.")),
  time_zone: nullable(Type.String({ description: "IANA zone of the property's ZIP." })),
  living_area_sqft: integerOrNull("Square feet."),
  finance_status: enumOf(FINANCE_STATUSES),
  agent_status: enumOf(AGENT_STATUSES),
  status: enumOf(LEAD_STATUSES),
};

export const PriceBand = Type.Object(
  { from_cents: nullable(centsOf("Null is open.")), to_cents: nullable(centsOf("Null is open.")) },
  { title: "PriceBand", description: "A rounded interval that the figure lies in." },
);
export type PriceBand = Static<typeof PriceBand>;

const MARKS = ["not_given", "format_only"] as const;
export const Verification = Type.Object(
  {
    phone_mark: enumOf(MARKS),
    email_mark: enumOf(MARKS),
    certificate: Type.Boolean({ description: "A TrustedForm or Jornaya reference came along." }),
  },
  { title: "Verification" },
);

export const ConsentMark = Type.Object(
  { channels: Type.Array(enumOf(CONSENT_CHANNELS)), scope: enumOf(["named", "network", "none"]) },
  { title: "ConsentMark" },
);

export const previewProperties = {
  view: Type.Literal("preview"),
  ...masked,
  price_band: PriceBand,
  verification: Verification,
  consent: ConsentMark,
};

export const LeadPreview = Type.Object(previewProperties, {
  title: "LeadPreview",
  description: "A lead before it is bought: no name, phone, e-mail, street or free text.",
});
export type LeadPreview = Static<typeof LeadPreview>;

export const Contact = Type.Object(
  {
    first_name: text,
    last_name: text,
    email: nullable(text),
    phone: nullable(Type.String({ description: "E.164." })),
    street: nullable(text),
    city: nullable(text),
    motivation: enumOf(MOTIVATIONS),
    comments: nullable(text),
  },
  { title: "Contact" },
);
export type Contact = Static<typeof Contact>;

export const ConsentProof = Type.Object(
  {
    text: Type.String({ description: "Verbatim, as the person saw it." }),
    given_at: Timestamp,
    channels: Type.Array(enumOf(CONSENT_CHANNELS)),
    scope: enumOf(["named", "network", "none"]),
    sellers: Type.Array(text),
    page_url: nullable(text),
    ip_address: nullable(text),
    user_agent: nullable(text),
    trustedform_cert_url: nullable(text),
    jornaya_leadid: nullable(text),
  },
  { title: "ConsentProof" },
);

export const CustomFields = Type.Record(Type.String(), Type.String(), {
  title: "CustomFields",
  description: "What the source sent beyond the vocabulary.",
});

const privateData = {
  contact: nullable(Contact, { description: "Null once it is erased." }),
  consent_proof: nullable(ConsentProof),
  custom: CustomFields,
};

const leadSale = {
  id: Uuid,
  mode: enumOf(["exclusive", "shared"]),
  slot: Type.Integer(),
  price_cents: centsOf("What was paid."),
  sold_at: Timestamp,
};

export const SaleProgress = Type.Object(
  {
    outcome: enumOf(PROGRESS),
    attempts: Type.Integer({ description: "Tries to reach the person, answered ones among them." }),
    first_touched_at: nullable(Timestamp, { description: "The first touch with an outcome." }),
    touched_at: nullable(Timestamp),
  },
  { title: "SaleProgress", description: "How far the buyer came with the lead." },
);

export const Assignee = Type.Object(
  { user_id: Type.String(), name: Type.String(), since: Timestamp },
  { title: "Assignee", description: "Who of the buyer's people works the lead." },
);

export const LeadSale = Type.Object(
  {
    ...leadSale,
    delivered_at: Timestamp,
    progress: SaleProgress,
    assignee: nullable(Assignee, { description: "Null while nobody works it." }),
  },
  { title: "LeadSale" },
);
export type LeadSale = Static<typeof LeadSale>;

export const PurchasedLead = Type.Object(
  { view: Type.Literal("purchased"), ...facts, source_id: Uuid, ...privateData, sale: LeadSale },
  {
    title: "PurchasedLead",
    description: "A lead as its buyer has it, with contact and proof of consent.",
  },
);
export type PurchasedLead = Static<typeof PurchasedLead>;

const origin = {
  source_id: Uuid,
  sub_ids: Type.Array(nullable(text), { description: "sub1 to sub5." }),
  click_id: nullable(text, {
    description: "The click that brought the person, as its post named it.",
  }),
  reason_code: nullable(enumOf(POST_REASONS)),
  duplicate_of: nullable(Uuid),
  answer: Type.Object(
    {
      status: enumOf(["accepted", "rejected", "duplicate"]),
      sale: enumOf(["none", "shared", "exclusive"]),
      price_cents: centsOf("What the answer earned the affiliate."),
    },
    { title: "LeadAnswer" },
  ),
};

export const OwnLead = Type.Object(
  {
    view: Type.Literal("own"),
    ...facts,
    ...origin,
    contact: nullable(Contact, {
      description: "Null once the lead is sold exclusively, refused without keeping it, or erased.",
    }),
    earned_cents: centsOf("What its sales have earned so far, returns taken off."),
  },
  { title: "OwnLead", description: "A lead as its affiliate has it." },
);
export type OwnLead = Static<typeof OwnLead>;

export const AdminLead = Type.Object(
  {
    view: Type.Literal("admin"),
    ...facts,
    ...origin,
    affiliate_id: Uuid,
    ...privateData,
    sales: Type.Array(
      Type.Object(
        { ...leadSale, buyer_id: Uuid, status: enumOf(["sold", "returned"]) },
        { title: "LeadSaleWithBuyer" },
      ),
    ),
  },
  {
    title: "AdminLead",
    description:
      "A lead as the operator has it. Contact only where it was asked for with " +
      "`contact=true`, which is logged.",
  },
);
export type AdminLead = Static<typeof AdminLead>;

/** The four, told apart by `view`. */
export const Lead = Type.Union([LeadPreview, PurchasedLead, OwnLead, AdminLead], { title: "Lead" });
export type Lead = Static<typeof Lead>;
