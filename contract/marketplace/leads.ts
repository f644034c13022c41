// Defines the operations on leads: posting, reading, and explaining why each was sold or not.
import { type Static, Type } from "typebox";
import { FIELD_NOTES, FIELD_WORDS, examplePost, needOf } from "../../domain/lead/field-notes.ts";
import {
  LEAD_SIDES,
  LEAD_STATUSES,
  POST_REASONS,
  PROPERTY_TYPES,
  LEAD_RESULTS,
  TIERS,
  TIMINGS,
} from "../../domain/lead/vocabulary.ts";
import { SALE_RETURN_STATUSES } from "../../domain/returns/sale-return.ts";
import { CALLBACK_STATES } from "../../domain/sales/callback.ts";
import { FURTHEST_OUTCOMES, PROGRESS } from "../../domain/sales/outcome.ts";
import { CHECKS_PER_POST, EARNING_DAYS } from "../../domain/pings/person-checks.ts";
import { LEAD_FIELDS, type LeadField } from "../../domain/lead/field-names.ts";
import { TEST_RESULTS } from "../../domain/lead/read-post.ts";
import {
  defineCollection,
  integerField,
  listQueryOf,
  searchField,
  textField,
  timeField,
  uuidField,
  wordField,
} from "../collection.ts";
import { Decision } from "./lead-decisions.ts";
import { Lead } from "./lead-shapes.ts";
import { defineOperation } from "../operation.ts";
import { ReadingNote } from "../selling/reading-note.ts";
import { RefusedField } from "../selling/refused-field.ts";
import { IdempotencyHeaders, Uuid, closed, enumOf, nullable, pageOf } from "../schema.ts";

export const LEADS = defineCollection({
  name: "leads",
  fields: {
    id: uuidField,
    received_at: timeField,
    status: wordField(LEAD_STATUSES),
    reason_code: wordField(POST_REASONS),
    side: wordField(LEAD_SIDES),
    property_type: wordField(PROPERTY_TYPES),
    state: textField,
    county_fips: textField,
    zip_code: textField,
    timing: wordField(TIMINGS),
    tier: wordField(TIERS),
    score_total: integerField,
    source_id: uuidField,
    affiliate_id: uuidField,
    sub1: textField,
    sub2: textField,
    sub3: textField,
    sub4: textField,
    sub5: textField,
    click_id: textField,
    vendor_lead_id: textField,
    text: searchField,
    result: wordField(LEAD_RESULTS),
    listed: wordField(["yes", "no"]),
    bought_at: timeField,
    campaign: textField,
    source: textField,
    outcome: wordField(PROGRESS),
    reached: wordField(FURTHEST_OUTCOMES),
    return_status: wordField(SALE_RETURN_STATUSES),
    assignee: textField,
    callback_at: timeField,
    callback: wordField(CALLBACK_STATES),
  },
  orders: ["received_at", "score_total", "bought_at", "callback_at"],
});

const BATCH_BYTES = 4 * 1024 * 1024;

/**
 * A posted value: forms send text, JSON may send numbers, booleans and lists. The intake parses it;
 * no type is refused here.
 */
export const posted = (description: string) => Type.Optional(Type.Unknown({ description }));

export const CONTROL_DESCRIPTIONS = {
  source_key: "The source's key, if it is not in the Authorization header.",
  test:
    "1 runs every check, and nothing is offered for sale. Whether the person is known is checked " +
    `${CHECKS_PER_POST} times a day for each of your posts accepted within ${EARNING_DAYS} days.`,
  test_result: `With test: forces this answer (${TEST_RESULTS.join(", ")}).`,
};

const NEED_WORDS = {
  required: "Required.",
  one_of: "One of the two is required.",
  optional: "Optional.",
} as const;

/** The description of a field, with its accepted words if they are limited. */
export function describeField(field: LeadField): string {
  const words = FIELD_WORDS[field];
  return [
    NEED_WORDS[needOf(field)],
    FIELD_NOTES[field],
    words === undefined ? "" : `One of: ${words.join(", ")}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

export const LeadPost = Type.Object(
  {
    ...Object.fromEntries(LEAD_FIELDS.map((field) => [field, posted(describeField(field))])),
    source_key: posted(CONTROL_DESCRIPTIONS.source_key),
    test: posted(CONTROL_DESCRIPTIONS.test),
    test_result: posted(CONTROL_DESCRIPTIONS.test_result),
  },
  {
    title: "LeadPost",
    additionalProperties: true,
    description:
      "A flat record. Common lead systems' names for these fields are accepted too; an unknown " +
      "field is stored as a custom field.",
  },
);

const price = (description: string) => Type.Number({ minimum: 0, description });

export const PostAnswer = Type.Object(
  {
    outcome: enumOf(["success", "failure", "error"]),
    status: enumOf(["accepted", "rejected", "duplicate", "error"]),
    reason_code: nullable(enumOf(POST_REASONS)),
    reason: nullable(Type.String()),
    lead: Type.Object({ id: Uuid }),
    sale: enumOf(["none", "shared", "exclusive"]),
    price: price(
      "Dollars that the lead earns the affiliate now; 0 if listed unsold, and for a duplicate.",
    ),
    currency: Type.Literal("USD"),
    original: Type.Optional(
      Type.Object(
        { status: enumOf(["accepted", "rejected"]), price: price("Dollars.") },
        { description: "For a duplicate from the same source: the answer to the first copy." },
      ),
    ),
    errors: Type.Optional(
      Type.Array(RefusedField, {
        description:
          "With missing_field, invalid_field, consent_missing, consent_invalid and " +
          "ping_mismatch: every field to correct.",
      }),
    ),
    notes: Type.Optional(
      Type.Array(ReadingNote, {
        description:
          "Fields that could not be read and were left out, or were not read to the letter.",
      }),
    ),
  },
  {
    title: "PostAnswer",
    description: "The outcome of a post. A business outcome is always HTTP 200.",
  },
);
export type PostAnswer = Static<typeof PostAnswer>;

export const postLead = defineOperation({
  method: "POST",
  path: "/v1/leads",
  operationId: "postLead",
  tags: ["Leads"],
  summary: "Post a lead and get its outcome immediately",
  description:
    "The lead is checked, scored, distributed, sold and paid for in one step. With an " +
    "Idempotency-Key a repeated call returns the same bytes; without one, a repeated lead is a " +
    "duplicate.",
  access: ["source", "public"],
  request: {
    headers: IdempotencyHeaders,
    body: LeadPost,
    isRecord: true,
    takesAnyText: true,
  },
  responses: { 200: { description: "The outcome.", schema: PostAnswer } },
  problems: ["unauthenticated", "suspended", "idempotency_mismatch", "in_progress"],
  example: { ...examplePost("Plat") },
});

export const postLeadBatch = defineOperation({
  method: "POST",
  path: "/v1/leads/batch",
  operationId: "postLeadBatch",
  tags: ["Leads"],
  summary: "Post up to 1,000 leads",
  description:
    "Each lead gets its own outcome, in order; an invalid one does not affect the others. At " +
    "most 4 MB.",
  access: ["source"],
  request: {
    headers: IdempotencyHeaders,
    body: closed({
      leads: Type.Array(
        Type.Unknown({
          description:
            "A LeadPost. An item that is not an object is answered invalid_field and does not " +
            "affect the others.",
        }),
        { minItems: 1, maxItems: 1_000 },
      ),
    }),
    listMember: "leads",
    bodyLimitBytes: BATCH_BYTES,
    takesAnyText: true,
  },
  responses: {
    200: {
      description: "The outcomes, in the order of the leads.",
      schema: Type.Object({ results: Type.Array(PostAnswer) }, { title: "PostAnswers" }),
    },
  },
  problems: ["unauthenticated", "suspended", "idempotency_mismatch", "in_progress"],
  example: {
    leads: [
      {
        side: "buyer",
        first_name: "Sam",
        phone: "916-555-0143",
        zip_code: "95814",
        consent: true,
        tcpa_text: "I agree that Plat may email me.",
        consent_channels: "email",
        email: "sam@example.com",
      },
    ],
  },
});

export const listLeads = defineOperation({
  method: "GET",
  path: "/v1/leads",
  operationId: "listLeads",
  tags: ["Leads"],
  summary: "List leads: those you posted, those you bought, or all of the network",
  description:
    "An affiliate sees its own leads, an advertiser those it bought (also those whose return was " +
    "approved, without contact), an admin all; a source's key those that it posted. A source's " +
    "key, and an API key without the scope leads, get no contact. " +
    "`view` says which shape an item has. `text` finds what an item contains: an id, a " +
    "reference, a click id, a sub id, a city, a ZIP. `result` " +
    "says how far a lead came: not accepted, unsold, or sold and by now returned or kept. " +
    "`listed` says whether a buyer could buy it now. " +
    "`bought_at`, `campaign` (an id, or by_hand), `outcome`, `reached` and `assignee` are the " +
    "advertiser's own and match nothing for others. `source` is the id of the source; for an " +
    "advertiser that of its source reports.",
  access: ["session", "key", "source"],
  request: { query: listQueryOf(LEADS) },
  responses: { 200: { description: "A page.", schema: pageOf(Lead, "LeadPage") } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const getLead = defineOperation({
  method: "GET",
  path: "/v1/leads/{id}",
  operationId: "getLead",
  tags: ["Leads"],
  summary: "Retrieve a lead",
  access: ["session", "key", "source"],
  request: { params: closed({ id: Uuid }) },
  responses: { 200: { description: "The lead, in the caller's view.", schema: Lead } },
  problems: ["unauthenticated", "suspended", "not_found"],
});

export const getLeadDecision = defineOperation({
  method: "GET",
  path: "/v1/leads/{id}/decision",
  operationId: "getLeadDecision",
  tags: ["Leads"],
  summary: "Explain why a lead was sold or not",
  description:
    "An admin sees every line; an advertiser its own campaigns and the winning price band; an " +
    "affiliate the counts per reason and the result.",
  access: ["session", "key", "source"],
  keyNeeds: { all: ["leads", "money"] },
  request: { params: closed({ id: Uuid }) },
  responses: { 200: { description: "The decision, in the caller's view.", schema: Decision } },
  problems: ["unauthenticated", "suspended", "not_found"],
});
