// Defines the operations for posting to one source: the posting instructions, a test post, and the
// request log.
import { type Static, Type } from "typebox";
import { FIELD_NEEDS } from "../../domain/lead/field-notes.ts";
import { LEAD_FIELDS } from "../../domain/lead/field-names.ts";
import { POST_REASONS, SOURCE_KINDS } from "../../domain/lead/vocabulary.ts";
import { NOT_FOR_AGENTS } from "../marketplace/lead-sale.ts";
import { LeadPost, PostAnswer } from "../marketplace/leads.ts";
import { defineOperation } from "../operation.ts";
import { PROBLEM_CODES } from "../problems.ts";
import { Timestamp, Uuid, centsOf, closed, enumOf, nullable } from "../schema.ts";
import { SOURCE_STATUSES, UNSOLD_RULES } from "./source-document.ts";

/** `try`: a test from the posting page, without the key. */
export const CALL_OPERATIONS = ["post", "batch", "ping", "ping_post", "try"] as const;
/**
 * `offer`: a ping with an offer. `refused`: a request answered with a problem before it was read as
 * a lead.
 */
export const CALL_RESULTS = [
  "accepted",
  "rejected",
  "duplicate",
  "error",
  "offer",
  "refused",
] as const;

const PostingField = Type.Object(
  {
    name: enumOf(LEAD_FIELDS),
    need: enumOf(FIELD_NEEDS, {
      description: "one_of: one of first and last name, or one of phone and email.",
    }),
    note: Type.String(),
    words: Type.Array(Type.String(), { description: "The accepted words; empty for free text." }),
    aliases: Type.Array(Type.String(), {
      description: "Other systems' names for the field, which are accepted too.",
    }),
  },
  { title: "PostingField" },
);
export type PostingField = Static<typeof PostingField>;

export const PostingSpec = Type.Object(
  {
    network_name: Type.String(),
    source: Type.Object({
      name: Type.String(),
      kind: enumOf(SOURCE_KINDS),
      status: enumOf(SOURCE_STATUSES),
      unsold_rule: enumOf(UNSOLD_RULES),
      allows_exclusive: Type.Boolean(),
      shared_slots: Type.Integer(),
      daily_cap: nullable(Type.Integer()),
      only_listed_ips: Type.Boolean({
        description: "Whether the key is only accepted from certain addresses.",
      }),
      takes_key_in_address: Type.Boolean({
        description: "Whether the key may stand in the query, as source_key.",
      }),
    }),
    posts_per_second: Type.Integer(),
    post_burst: Type.Integer(),
    fields: Type.Array(PostingField),
    example: Type.Unsafe<Readonly<Record<string, string | number | boolean>>>(
      Type.Object(
        {},
        {
          additionalProperties: Type.Union([Type.String(), Type.Number(), Type.Boolean()]),
          description: "A complete lead to start from.",
        },
      ),
    ),
    reasons: Type.Array(
      Type.Object({ code: enumOf(POST_REASONS), text: Type.String() }, { title: "PostingReason" }),
      { description: "Reasons for refusing a lead; answered with 200." },
    ),
    problems: Type.Array(
      Type.Object(
        { status: Type.Integer(), code: enumOf(PROBLEM_CODES), text: Type.String() },
        { title: "PostingProblem" },
      ),
      { description: "Reasons for refusing a request before it is read as a lead." },
    ),
  },
  { title: "PostingSpec" },
);
export type PostingSpec = Static<typeof PostingSpec>;

/** The kind and result of a request, never its contents. */
const callMembers = {
  id: Uuid,
  at: Timestamp,
  operation: enumOf(CALL_OPERATIONS),
  http_status: Type.Integer(),
  is_test: Type.Boolean(),
  result: enumOf(CALL_RESULTS),
  reason: nullable(enumOf([...new Set([...POST_REASONS, ...PROBLEM_CODES])])),
  errors: Type.Array(
    Type.Object(
      {
        field: Type.String({
          description: "The field to correct; empty for the request as a whole.",
        }),
        message: Type.String(),
        sent_as: nullable(
          Type.String({ description: "The name under which it came; null if nothing came." }),
        ),
        example: nullable(Type.String({ description: "A right value of the field." })),
      },
      { title: "SourceCallError" },
    ),
  ),
  notes: Type.Array(
    Type.Object(
      {
        field: enumOf(LEAD_FIELDS),
        read_as: nullable(Type.String(), {
          description: "What it was read as; null if it was left out, and for contact data.",
        }),
        message: Type.String({ description: "How to send the field." }),
      },
      { title: "SourceCallNote" },
    ),
    { description: "Fields that were left out, or not read to the letter." },
  ),
};

export const LoggedRequest = Type.Object(callMembers, { title: "LoggedRequest" });
export type LoggedRequest = Static<typeof LoggedRequest>;

export const SourceRequest = Type.Object(
  {
    ...callMembers,
    lead_id: nullable(Uuid),
    price_cents: nullable(centsOf(`What the request earned. ${NOT_FOR_AGENTS}`)),
  },
  { title: "SourceRequest" },
);
export type SourceRequest = Static<typeof SourceRequest>;

const { outcome, status, reason_code, reason, sale, errors, notes } = PostAnswer.properties;

/** A test's answer without prices, because the page is public. */
export const TestPostAnswer = Type.Object(
  {
    outcome,
    status,
    reason_code,
    reason,
    sale,
    errors,
    notes,
    fields: Type.Array(
      Type.Object({ field: enumOf(LEAD_FIELDS), value: Type.String() }, { title: "FieldAsRead" }),
      {
        description:
          "Each field as it was read, to its sender only; nothing is stored. Of a refused test, " +
          "those without an error: `errors` says what came in the others.",
      },
    ),
  },
  { title: "TestPostAnswer" },
);
export type TestPostAnswer = Static<typeof TestPostAnswer>;

const byToken = { params: closed({ token: Type.String({ minLength: 20, maxLength: 64 }) }) };
const one = { params: closed({ id: Uuid }) };

export const getPostingSpec = defineOperation({
  method: "GET",
  path: "/v1/posting-specs/{token}",
  operationId: "getPostingSpec",
  tags: ["Sources"],
  summary: "Retrieve the posting instructions of a source",
  description: "Public for callers with the link that the source's affiliate shares.",
  access: ["public", "session", "key", "source"],
  request: byToken,
  responses: { 200: { description: "Fields, accepted words and answers.", schema: PostingSpec } },
  problems: ["not_found"],
});

export const createTestPost = defineOperation({
  method: "POST",
  path: "/v1/posting-specs/{token}/test-posts",
  operationId: "createTestPost",
  tags: ["Sources"],
  summary: "Test a lead as this source would post it",
  description:
    "Always a test: runs every check and keeps nothing. The price is shown only to a caller with " +
    "the source's key: post with test=1.",
  access: ["public", "session", "key", "source"],
  request: { ...byToken, body: LeadPost, isRecord: true, takesAnyText: true },
  responses: {
    200: { description: "The answer that the lead would get.", schema: TestPostAnswer },
  },
  problems: ["not_found"],
  example: {
    side: "seller",
    first_name: "Maria",
    phone: "916-555-0142",
    zip_code: "95838",
    consent: true,
    tcpa_text: "I agree that Plat may call me.",
  },
});

export const listPostingRequests = defineOperation({
  method: "GET",
  path: "/v1/posting-specs/{token}/requests",
  operationId: "listPostingRequests",
  tags: ["Sources"],
  summary: "Retrieve the public request log of a source",
  description: "Newest first; without the leads and their earnings.",
  access: ["public", "session", "key", "source"],
  request: byToken,
  responses: {
    200: {
      description: "At most 100.",
      schema: Type.Object({ items: Type.Array(LoggedRequest) }, { title: "PostingCalls" }),
    },
  },
  problems: ["not_found"],
});

export const listSourceRequests = defineOperation({
  method: "GET",
  path: "/v1/sources/{id}/requests",
  operationId: "listSourceRequests",
  tags: ["Sources"],
  summary: "Retrieve the request log of a source",
  description:
    "Newest first: posts, pings and tests, with their errors. Of more than 50 requests within a " +
    "second only the first 50 are kept.",
  access: ["session", "key"],
  request: one,
  responses: {
    200: {
      description: "At most 100.",
      schema: Type.Object({ items: Type.Array(SourceRequest) }, { title: "SourceCalls" }),
    },
  },
  problems: ["unauthenticated", "suspended", "not_found"],
});

export const rotatePostingLink = defineOperation({
  method: "POST",
  path: "/v1/sources/{id}/posting-link",
  operationId: "rotatePostingLink",
  tags: ["Sources"],
  summary: "Rotate the address of a source's posting page",
  description: "The old address stops working immediately.",
  access: ["session", "key"],
  request: one,
  responses: {
    200: {
      description: "The end of the new address.",
      schema: Type.Object({ posting_token: Type.String() }, { title: "PostingLink" }),
    },
  },
  problems: ["unauthenticated", "suspended", "not_found"],
});
