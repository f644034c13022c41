// Describes what a buyer shows for a return, and what the product finds beside it.
import { type Static, Type } from "typebox";
import { Timestamp, Uuid, closed, enumOf, nullable } from "../schema.ts";
import { CONSENT_CHANNELS, LEAD_SIDES, PROPERTY_TYPES } from "../../domain/lead/vocabulary.ts";
import { FINDINGS, FINDING_WHYS } from "../../domain/returns/checks.ts";
import { CONTACT_PROOFS } from "../../domain/returns/reasons.ts";

/** Some lines of text. */
export const words = (description: string) =>
  Type.String({ minLength: 1, maxLength: 2_000, pattern: "\\S", description });
const text = Type.String();
const day = (description: string) => Type.String({ format: "date", description });

/** What the buyer showed, and what the product found in its own record at the filing. */
export const ReturnEvidence = Type.Object(
  {
    proof: nullable(enumOf(CONTACT_PROOFS), {
      description: "How a contact that does not work was shown.",
    }),
    on: nullable(day("The day of it, as the buyer gave it.")),
    finding: enumOf(FINDINGS, {
      description: "What the product's own checks say of the reason; open where they cannot tell.",
    }),
    why: enumOf(FINDING_WHYS),
    touches: Type.Object(
      {
        count: Type.Integer(),
        attempts: Type.Integer(),
        days: Type.Integer(),
        was_reached: Type.Boolean(),
        at: Type.Array(Timestamp, { description: "The first 50, oldest first." }),
      },
      {
        title: "ReturnTouches",
        description: "What the buyer had logged about the lead; never what it noted.",
      },
    ),
    lead: Type.Object(
      {
        side: enumOf(LEAD_SIDES),
        property_type: enumOf(PROPERTY_TYPES),
        city: nullable(text),
        county_fips: nullable(text),
        state: nullable(text),
        zip_code: nullable(text),
        received_at: Timestamp,
        sold_at: Timestamp,
      },
      { title: "ReturnedLead" },
    ),
    consent: Type.Object(
      {
        given_at: nullable(Timestamp, {
          description: "Null where the record is not kept any more.",
        }),
        channels: Type.Array(enumOf(CONSENT_CHANNELS)),
        scope: enumOf(["none", "named", "network"]),
        certificate: Type.Boolean(),
      },
      { title: "ReturnConsent" },
    ),
    bought: nullable(
      Type.Object(
        {
          by_hand: Type.Boolean(),
          campaign_name: nullable(text),
          criteria: nullable(
            Type.Unsafe<Readonly<Record<string, unknown>>>({
              type: "object",
              additionalProperties: true,
            }),
            {
              description:
                "As they were when the lead was decided; null where nothing is kept, and by hand.",
            },
          ),
        },
        { title: "ReturnPurchase" },
      ),
      { description: "Null for the affiliate." },
    ),
    earlier: nullable(
      Type.Object(
        {
          sale_id: nullable(Uuid, { description: "Null for the affiliate." }),
          lead_id: nullable(Uuid, { description: "Null for the affiliate." }),
          sold_at: Timestamp,
          same_person: nullable(Type.Boolean(), {
            description: "Null where it cannot be told any more.",
          }),
        },
        { title: "EarlierSale" },
      ),
      { description: "The earlier purchase that the buyer named." },
    ),
  },
  { title: "ReturnEvidence" },
);
export type ReturnEvidence = Static<typeof ReturnEvidence>;

/** What a buyer gives when it files a return. */
export const FilingEvidence = closed(
  {
    proof: Type.Optional(
      enumOf(CONTACT_PROOFS, {
        description: "With invalid_contact: two calls that were logged, or a bounce.",
      }),
    ),
    on: Type.Optional(
      day(
        "With wholesaler, has_agent, did_not_request and a bounce: the day it was said or " +
          "came. With listed_on_mls and under_contract: the day of the listing or contract.",
      ),
    ),
    earlier_sale_id: Type.Optional({
      ...Uuid,
      description: "With duplicate: your own earlier purchase of this person.",
    }),
  },
  { title: "FilingEvidence" },
);
