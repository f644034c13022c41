// Defines the views of a lead. Contact exists only in the views that name it: the serializer drops
// members that a schema does not name.
import { type Static, type TUnsafe, Type } from "typebox";
import { Timestamp, Uuid, centsOf, enumOf, nullable } from "../schema.ts";
import { ReadingNote } from "../selling/reading-note.ts";
import { RefusedField } from "../selling/refused-field.ts";
import { LeadSale, NOT_FOR_AGENTS, leadSale } from "./lead-sale.ts";
import {
  CONSENT_CHANNELS,
  LEAD_SIDES,
  LEAD_STATUSES,
  MOTIVATIONS,
  POST_REASONS,
  TIERS,
} from "../../domain/lead/vocabulary.ts";
import { AD_PARAMS, perAdParam } from "../../domain/lead/ad-params.ts";
import {
  type CountFact,
  isWordFact,
  PLAIN_FACTS,
  type PlainColumns,
  type PlainFact,
  PRIVATE_FACTS,
  SHOWN_FACTS,
  type WordFact,
} from "../../domain/lead/plain-facts.ts";

const text = Type.String();

export const Score = Type.Object(
  {
    total: Type.Integer({ description: "0–10,000." }),
    tier: enumOf(TIERS),
    engagement: Type.Integer({ description: "0–100, like intent and financial." }),
    intent: Type.Integer(),
    financial: Type.Integer(),
  },
  { title: "Score" },
);
export type Score = Static<typeof Score>;

export const Slots = Type.Object(
  { total: Type.Integer(), left: Type.Integer() },
  {
    title: "Slots",
    description: "How many times the lead can be sold in total, and how many are left.",
  },
);

type FactSchemas<Fact extends PlainFact> = {
  [Name in Fact]: TUnsafe<PlainColumns[Name]>;
};

/** The members of plain facts: a word of a closed list, or a whole number or null. */
function factSchemas<Fact extends PlainFact>(facts: readonly Fact[]): FactSchemas<Fact> {
  return Object.fromEntries(
    facts.map((fact) => [fact, isWordFact(fact) ? wordSchema(fact) : countSchema(fact)]),
  ) as FactSchemas<Fact>;
}

function wordSchema(fact: WordFact) {
  return enumOf<string>(PLAIN_FACTS[fact].words);
}

function countSchema(fact: CountFact) {
  return nullable(Type.Integer({ description: PLAIN_FACTS[fact].description }));
}

/** The facts that every reader of the lead sees: the masking list and nothing more. */
const masked = {
  id: Uuid,
  received_at: Timestamp,
  side: enumOf(LEAD_SIDES),
  city: nullable(text),
  county_name: nullable(text),
  county_fips: nullable(text),
  state: nullable(text),
  zip_code: nullable(
    Type.String({
      description: "Five digits, or only the first three by the network's settings.",
    }),
  ),
  ...factSchemas(SHOWN_FACTS),
  score: Score,
  slots: Slots,
};

/** All facts: for the lead's affiliate, its buyer and the network. */
const facts = {
  ...masked,
  price_min_cents: nullable(centsOf("Lower end of the price; null means open.")),
  price_max_cents: nullable(centsOf("Upper end of the price; null means open.")),
  time_zone: nullable(Type.String({ description: "IANA zone of the property's ZIP." })),
  ...factSchemas(PRIVATE_FACTS),
  status: enumOf(LEAD_STATUSES),
  no_contact_since: nullable(Timestamp, {
    description:
      "When the network was told that the person must not be contacted; null if it was not.",
  }),
};

export const PriceBand = Type.Object(
  {
    from_cents: nullable(centsOf("Null means open.")),
    to_cents: nullable(centsOf("Null means open.")),
  },
  { title: "PriceBand", description: "A rounded interval that contains the amount." },
);
export type PriceBand = Static<typeof PriceBand>;

const MARKS = ["not_given", "format_only"] as const;
export const Verification = Type.Object(
  {
    phone_mark: enumOf(MARKS),
    email_mark: enumOf(MARKS),
    certificate: Type.Boolean({ description: "The post had a TrustedForm or Jornaya reference." }),
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
  description: "A lead before it is bought: no name, phone, email, street or free text.",
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
    sha256: Type.String({
      description:
        "SHA-256 of this record with the lead's id, in hex: a copy with the same value is " +
        "unchanged.",
    }),
    text: Type.String({ description: "Verbatim, as the consumer saw it." }),
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
  description: "Fields that the source sent beyond the known ones.",
});

const notes = Type.Array(ReadingNote, {
  description:
    "Fields of the post that were left out, or not read to the letter; without the values that " +
    "came where the contact is not shown. Empty in lists that don't show the contact.",
});

const field_errors = Type.Array(RefusedField, {
  description:
    "Of a post that was refused for its fields: each of them. What came is shown to its " +
    "affiliate for unsold_contact_hours of the settings, and then deleted.",
});

const is_listed = Type.Boolean({ description: "Whether a buyer could buy it now." });

const privateData = {
  contact: nullable(Contact, { description: "Null once erased." }),
  consent_proof: nullable(ConsentProof),
  custom: CustomFields,
  notes,
};

export const PurchasedLead = Type.Object(
  { view: Type.Literal("purchased"), ...facts, source_id: Uuid, ...privateData, sale: LeadSale },
  {
    title: "PurchasedLead",
    description:
      "A lead as its buyer sees it, with contact and proof of consent; without both once an " +
      "approved return took it back.",
  },
);
export type PurchasedLead = Static<typeof PurchasedLead>;

const origin = {
  source_id: Uuid,
  sub_ids: Type.Array(nullable(text), { description: "sub1 to sub5." }),
  click_id: nullable(text, {
    description: "The click id in the post.",
  }),
  ad_params: Type.Object(
    perAdParam(AD_PARAMS, () => Type.Optional(text)),
    { description: "The ad parameters in the post; without those that it did not carry." },
  ),
  vendor_lead_id: nullable(text, { description: "The affiliate's own reference, in the post." }),
  reason_code: nullable(enumOf(POST_REASONS)),
  duplicate_of: nullable(Uuid),
  answer: Type.Object(
    {
      status: enumOf(["accepted", "rejected", "duplicate"]),
      sale: enumOf(["none", "shared", "exclusive"]),
      price_cents: nullable(
        centsOf(`What the lead earned the affiliate at the post. ${NOT_FOR_AGENTS}`),
      ),
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
      description:
        "Null once the lead is sold exclusively or erased, or if it was refused without being " +
        "stored.",
    }),
    notes,
    field_errors,
    is_listed,
    earned_cents: nullable(
      centsOf(`What its sales have earned so far, less returns. ${NOT_FOR_AGENTS}`),
    ),
  },
  { title: "OwnLead", description: "A lead as its affiliate sees it." },
);
export type OwnLead = Static<typeof OwnLead>;

export const AdminLead = Type.Object(
  {
    view: Type.Literal("admin"),
    ...facts,
    ...origin,
    affiliate_id: Uuid,
    ...privateData,
    field_errors,
    is_listed,
    sales: Type.Array(
      Type.Object(
        {
          ...leadSale,
          price_cents: nullable(centsOf(`What was paid. ${NOT_FOR_AGENTS}`)),
          buyer_id: Uuid,
          status: enumOf(["sold", "returned"]),
        },
        { title: "LeadSaleWithBuyer" },
      ),
    ),
  },
  {
    title: "AdminLead",
    description:
      "A lead as the network sees it. Its contact is null except in the answer of " +
      "openLeadContact.",
  },
);
export type AdminLead = Static<typeof AdminLead>;

/** The four views of a lead, distinguished by `view`. */
export const Lead = Type.Union([LeadPreview, PurchasedLead, OwnLead, AdminLead], { title: "Lead" });
export type Lead = Static<typeof Lead>;
