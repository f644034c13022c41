// Ping and post: a lead without its contact is offered first, and posted once somebody has promised
// to buy it.
import { type Static, Type } from "typebox";
import { LEAD_FIELDS } from "../../domain/lead/field-names.ts";
import { examplePost } from "../../domain/lead/field-notes.ts";
import { FIELD_CODES } from "../../domain/lead/problems.ts";
import { POST_REASONS } from "../../domain/lead/vocabulary.ts";
import { CONTACT_FIELDS, PING_HASHES } from "../../domain/pings/read-ping.ts";
import {
  CONTROL_DESCRIPTIONS,
  LeadPost,
  PostAnswer,
  describeField,
  posted,
} from "../marketplace/leads.ts";
import { defineOperation } from "../operation.ts";
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
      "SHA-256, in hex, of the phone as +1 and ten digits: +19165550142. With it the person is " +
        "checked for duplicates, suppression and buyers that have it.",
    ),
    email_hash: posted(
      "SHA-256, in hex, of the e-mail in lower case, without what follows + before the @, and " +
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
      `A flat record in the words of a LeadPost, without contact: ${CONTACT_FIELDS.join(", ")} ` +
      "are neither read nor kept, and named in ignored_fields. Unknown fields are not kept " +
      "either.",
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
      "Dollars that the post will earn you: the sum of the slots; 0 without an offer.",
    ),
    currency: Type.Literal("USD"),
    slots: Type.Array(
      Type.Object(
        {
          slot: Type.Integer(),
          buyer: Type.String({
            description: "Name it in the consent text, or in consent_sellers.",
          }),
          price: dollars("Dollars that this slot will earn you."),
        },
        { title: "OfferedSlot" },
      ),
      {
        description:
          "Who promises to buy: one for an exclusive sale, several for a shared one. A slot " +
          "falls away where its buyer turns out to have the person, or is not covered by the " +
          "consent; the others stand.",
      },
    ),
    expires_at: nullable(Timestamp, { description: "Post before then. Null without an offer." }),
    dedupe_checked: Type.Boolean({
      description:
        "Whether phone_hash or email_hash was given: without one, a duplicate is found only " +
        "at the post.",
    }),
    ignored_fields: Type.Optional(
      Type.Array(enumOf(CONTACT_FIELDS), {
        description:
          "Contact that the ping brought by mistake. It was neither read nor kept: leave it out.",
      }),
    ),
    errors: Type.Optional(
      Type.Array(
        Type.Object(
          {
            field: enumOf([...LEAD_FIELDS, ...PING_HASHES]),
            code: enumOf(FIELD_CODES),
            message: Type.String({ description: "What to do. Never repeats what was sent." }),
          },
          { title: "PingFieldError" },
        ),
        {
          description:
            "With missing_field, invalid_field and consent_invalid: every field to mend.",
        },
      ),
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
  summary: "Ask what a lead would bring, before sending its contact",
  description:
    "The offer is binding: the buyers' caps and money are held until expires_at, and a post " +
    "with the same facts earns exactly its price. The same ping again gets the same offer. " +
    ("A source may have five offers open, or twice as many as it posted to within the last " +
      "hour; where hardly any offer is posted, offers stand for fewer seconds and pings beyond " +
      "600 an hour are answered 429."),
  access: ["source", "public"],
  request: {
    body: Ping,
    bodyTypes: ["application/json", "application/x-www-form-urlencoded"],
    takesAnyText: true,
  },
  responses: { 200: { description: "The offer, or why there is none.", schema: PingAnswer } },
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
  summary: "Post the lead that was pinged, to those who promised to buy it",
  description:
    "Send the whole lead, with contact and consent. What the ping told must be the same; what " +
    "it left out may be added. The consent must name the buyers of the offer, or the network. " +
    ("It is sold at the promised price, or answered ping_mismatch, duplicate, suppressed, " +
      "consent_missing, consent_invalid or no_buyer (they all have the person), which end the " +
      "offer; a post with a field missing or unreadable may be mended and sent again. ") +
    ("After expires_at (and two seconds) the answer is ping_expired, and the lead may be posted " +
      "directly. The same post again gets the same bytes."),
  access: ["source", "public"],
  request: {
    params: closed({ id: Uuid }),
    headers: IdempotencyHeaders,
    body: LeadPost,
    bodyTypes: ["application/json", "application/x-www-form-urlencoded"],
    takesAnyText: true,
  },
  responses: { 200: { description: "The outcome.", schema: PostAnswer } },
  problems: ["unauthenticated", "suspended", "forbidden", "not_found", "idempotency_mismatch"],
  example: { ...examplePost("Plat"), agent_status: "none", ip_address: "192.0.2.10" },
});
