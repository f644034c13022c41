// Defines the operations of ping and post: a lead is first offered without its contact, and posted
// after a buyer has promised to buy it.
import { type Static, Type } from "typebox";
import { CONTACT_FIELDS, LEAD_FIELDS } from "../../domain/lead/field-names.ts";
import { examplePost } from "../../domain/lead/field-notes.ts";
import { FIELD_CODES } from "../../domain/lead/problems.ts";
import { POST_REASONS } from "../../domain/lead/vocabulary.ts";
import { CHECKS_PER_POST, EARNING_DAYS } from "../../domain/pings/person-checks.ts";
import { PING_HASHES } from "../../domain/pings/read-ping.ts";
import {
  CONTROL_DESCRIPTIONS,
  LeadPost,
  PostAnswer,
  describeField,
  posted,
} from "../marketplace/leads.ts";
import { defineOperation } from "../operation.ts";
import { ReadingNote } from "./reading-note.ts";
import { IdempotencyHeaders, Timestamp, Uuid, closed, enumOf, nullable } from "../schema.ts";

const WITHOUT_CONTACT = LEAD_FIELDS.filter(
  (field) =>
    !(CONTACT_FIELDS as readonly string[]).includes(field) &&
    field !== "consent" &&
    field !== "tcpa_text",
);

export const Ping = Type.Object(
  {
    ...Object.fromEntries(WITHOUT_CONTACT.map((field) => [field, posted(describeField(field))])),
    phone_hash: posted(
      "SHA-256, in hex, of the phone as +1 and ten digits: +19165550142. With it the consumer is " +
        "checked for duplicates, suppression and exclusions, while checks are left: " +
        `${CHECKS_PER_POST} a day for each of your posts accepted within ${EARNING_DAYS} days.`,
    ),
    email_hash: posted(
      "SHA-256, in hex, of the email in lower case, without the part from a plus to the @, and " +
        "at gmail.com without dots: marialopez@gmail.com.",
    ),
    source_key: posted(CONTROL_DESCRIPTIONS.source_key),
    test: posted(CONTROL_DESCRIPTIONS.test),
    test_result: posted(CONTROL_DESCRIPTIONS.test_result),
  },
  {
    title: "Ping",
    additionalProperties: true,
    description:
      "A flat record with the fields of a LeadPost, without contact: " +
      `${CONTACT_FIELDS.join(", ")} are neither read nor stored, and are listed in ` +
      "ignored_fields. Unknown fields are not stored either.",
  },
);

const dollars = (description: string) => Type.Number({ minimum: 0, description });

export const PingAnswer = Type.Object(
  {
    outcome: enumOf(["success", "failure"]),
    status: enumOf(["accepted", "rejected", "duplicate"]),
    reason_code: nullable(enumOf(POST_REASONS)),
    reason: nullable(Type.String()),
    ping: Type.Object({ id: Uuid }, { description: "Post to /v1/pings/{id}/post." }),
    sale: enumOf(["none", "shared", "exclusive"]),
    price: dollars(
      "Dollars that the post will earn you, the sum of the slots; 0 without an offer.",
    ),
    currency: Type.Literal("USD"),
    slots: Type.Array(
      Type.Object(
        {
          slot: Type.Integer(),
          buyer: Type.String({
            description: "The consent text, or consent_sellers, must contain this name.",
          }),
          price: dollars("Dollars that this slot will earn you."),
        },
        { title: "OfferedSlot" },
      ),
      {
        description:
          "The buyers that promise to buy: one for an exclusive sale, several for a shared one. " +
          "A slot is dropped if its buyer turns out to have the contact already, or is not " +
          "covered by the consent; the others remain.",
      },
    ),
    expires_at: nullable(Timestamp, {
      description: "Post before this time. Null without an offer.",
    }),
    dedupe_checked: Type.Boolean({
      description:
        "Whether phone_hash or email_hash was compared; without one, or without a check left, a " +
        "duplicate is only found at the post.",
    }),
    dedupe_note: Type.Optional(
      Type.String({ description: "Why hashes that came were not compared." }),
    ),
    ignored_fields: Type.Optional(
      Type.Array(enumOf(CONTACT_FIELDS), {
        description:
          "Contact fields in the ping. They were neither read nor stored: leave them out.",
      }),
    ),
    errors: Type.Optional(
      Type.Array(
        Type.Object(
          {
            field: enumOf([...LEAD_FIELDS, ...PING_HASHES]),
            code: enumOf(FIELD_CODES),
            message: Type.String({ description: "What to do. Never repeats a sent value." }),
          },
          { title: "PingFieldError" },
        ),
        {
          description:
            "With missing_field, invalid_field and consent_invalid: every field to correct.",
        },
      ),
    ),
    notes: Type.Optional(
      Type.Array(ReadingNote, {
        description:
          "Fields that could not be read and were left out, or were not read to the letter.",
      }),
    ),
  },
  {
    title: "PingAnswer",
    description: "The outcome of a ping. A business outcome is always HTTP 200.",
  },
);
export type PingAnswer = Static<typeof PingAnswer>;

export const pingLead = defineOperation({
  method: "POST",
  path: "/v1/pings",
  operationId: "pingLead",
  tags: ["Leads"],
  summary: "Request the price of a lead before sending its contact",
  description:
    "The offer is binding: the buyers' caps and money are held until expires_at, and a post with " +
    "the same facts earns exactly its price. A repeated ping gets the same offer. " +
    ("A source may have as many open offers as the network's least_open_offers, or " +
      "open_offers_per_post for each that it posted to within the last hour. If few of its " +
      "offers are posted, offers stand for fewer seconds and pings beyond 600 per hour are " +
      "answered 429."),
  access: ["source", "public"],
  request: {
    body: Ping,
    isRecord: true,
    takesAnyText: true,
  },
  responses: {
    200: { description: "The offer, or the reason that there is none.", schema: PingAnswer },
  },
  problems: ["unauthenticated", "suspended", "forbidden"],
  example: {
    side: "seller",
    zip_code: "95838",
    property_type: "single_family",
    price: 420_000,
    beds: 3,
    baths: 2,
    timing: "m1_3",
    agent_status: "none",
    phone_hash: "1e7d3b0f0a9c3e5d8b2a6f4c7e9d1b3a5c7e9f0b2d4f6a8c0e1f3b5d7a9c1e3f",
    landing_page_url: "https://example.com/sell",
    sub1: "spring",
  },
});

export const postToPing = defineOperation({
  method: "POST",
  path: "/v1/pings/{id}/post",
  operationId: "postToPing",
  tags: ["Leads"],
  summary: "Post the pinged lead to the buyers of the offer",
  description:
    "Send the whole lead, with contact and consent. Fields of the ping must have the same " +
    "values; other fields may be added. The consent must name the buyers of the offer, or the " +
    "network. " +
    "The lead is sold at the promised price, or answered ping_mismatch, duplicate, suppressed, " +
    "consent_missing, consent_invalid or no_buyer (all buyers have the contact already), which " +
    "end the offer; a post with a missing or unreadable field may be corrected and sent again. " +
    "Two seconds after expires_at the answer is ping_expired, and the lead may be posted " +
    "directly. A repeated post gets the same bytes.",
  access: ["source", "public"],
  request: {
    params: closed({ id: Uuid }),
    headers: IdempotencyHeaders,
    body: LeadPost,
    isRecord: true,
    takesAnyText: true,
  },
  responses: { 200: { description: "The outcome.", schema: PostAnswer } },
  problems: ["unauthenticated", "suspended", "forbidden", "not_found", "idempotency_mismatch"],
  example: { ...examplePost("Plat"), agent_status: "none", ip_address: "192.0.2.10" },
});
