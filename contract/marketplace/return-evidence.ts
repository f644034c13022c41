// Describes the evidence of a return: what the buyer gives, and what Plat's records show.
import { type Static, Type } from "typebox";
import { Timestamp, Uuid, closed, enumOf, nullable } from "../schema.ts";
import { CONSENT_CHANNELS, LEAD_SIDES, PROPERTY_TYPES } from "../../domain/lead/vocabulary.ts";
import { FINDINGS, FINDING_WHYS } from "../../domain/returns/checks.ts";
import { CONTACT_PROOFS } from "../../domain/returns/reasons.ts";

/** A few lines of text. */
export const words = (description: string) =>
  Type.String({ minLength: 1, maxLength: 2_000, pattern: "\\S", description });
const text = Type.String();
const day = (description: string) => Type.String({ format: "date", description });

/** What the buyer gave, and what Plat's own records showed at the filing. */
export const ReturnEvidence = Type.Object(
  {
    proof: nullable(enumOf(CONTACT_PROOFS), {
      description: "The evidence that the contact is invalid.",
    }),
    on: nullable(day("The day of the event, as the buyer gave it.")),
    finding: enumOf(FINDINGS, {
      description: "The result of Plat's own checks of the reason; open if they cannot decide.",
    }),
    why: enumOf(FINDING_WHYS),
    touches: Type.Object(
      {
        count: Type.Integer(),
        attempts: Type.Integer(),
        days: Type.Integer(),
        was_reached: Type.Boolean(),
        at: Type.Array(Timestamp, { description: "Times of the first 50, oldest first." }),
      },
      {
        title: "ReturnTouches",
        description: "The touches that the buyer had logged for the lead, without its notes.",
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
          description: "Null if the record is no longer kept.",
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
                "As they were when the lead was decided; null if nothing was kept, and for a " +
                "manual purchase.",
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
            description: "Null if it can no longer be determined.",
          }),
        },
        { title: "EarlierSale" },
      ),
      { description: "The earlier purchase that the buyer gave as evidence." },
    ),
  },
  { title: "ReturnEvidence" },
);
export type ReturnEvidence = Static<typeof ReturnEvidence>;

/** The evidence that a buyer gives when it files a return. */
export const FilingEvidence = closed(
  {
    proof: Type.Optional(
      enumOf(CONTACT_PROOFS, {
        description: "With invalid_contact: two logged calls, or a bounce.",
      }),
    ),
    on: Type.Optional(
      day(
        "With wholesaler, has_agent and did_not_request: the day the consumer said it. With a " +
          "bounce: the day it came. With listed_on_mls and under_contract: the day of the " +
          "listing or contract.",
      ),
    ),
    earlier_sale_id: Type.Optional({
      ...Uuid,
      description: "With duplicate: your own earlier purchase of this consumer.",
    }),
  },
  { title: "FilingEvidence" },
);
