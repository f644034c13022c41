// How to post to one source: a page to share with whoever builds the program that posts, a trial,
// and what its last calls came to.
import { type Static, Type } from "typebox";
import { FIELD_NEEDS } from "../../domain/lead/field-notes.ts";
import { LEAD_FIELDS } from "../../domain/lead/field-names.ts";
import { POST_REASONS, SOURCE_KINDS } from "../../domain/lead/vocabulary.ts";
import { LeadPost, PostAnswer } from "../marketplace/leads.ts";
import { defineOperation } from "../operation.ts";
import { PROBLEM_CODES } from "../problems.ts";
import { Timestamp, Uuid, centsOf, closed, enumOf, nullable } from "../schema.ts";
import { SOURCE_STATUSES, UNSOLD_RULES } from "./source-document.ts";

/** `try`: from the posting page, without the key. */
export const CALL_OPERATIONS = ["post", "batch", "ping", "ping_post", "try"] as const;
/**
 * `offer`: a ping that is promised a price. `refused`: answered with a problem, before it was read
 * as a lead.
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
      description: "one_of: a first or last name, a phone or an e-mail.",
    }),
    note: Type.String(),
    words: Type.Array(Type.String(), { description: "What it understands; none: free." }),
    aliases: Type.Array(Type.String(), {
      description: "Other systems' names for it, understood too.",
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
        description: "Whether its key is taken from some addresses only.",
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
          description: "A complete lead, to start from.",
        },
      ),
    ),
    reasons: Type.Array(
      Type.Object({ code: enumOf(POST_REASONS), text: Type.String() }, { title: "PostingReason" }),
      { description: "Why a lead is not taken: answered with 200." },
    ),
    problems: Type.Array(
      Type.Object(
        { status: Type.Integer(), code: enumOf(PROBLEM_CODES), text: Type.String() },
        { title: "PostingProblem" },
      ),
      { description: "Why a call is not read as a lead." },
    ),
  },
  { title: "PostingSpec" },
);
export type PostingSpec = Static<typeof PostingSpec>;

/** What a call was and came to; never what it held. */
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
        field: Type.String({ description: "The field to mend; empty: the call as a whole." }),
        message: Type.String(),
      },
      { title: "SourceCallError" },
    ),
  ),
};

export const LoggedRequest = Type.Object(callMembers, { title: "LoggedRequest" });
export type LoggedRequest = Static<typeof LoggedRequest>;

export const SourceRequest = Type.Object(
  {
    ...callMembers,
    lead_id: nullable(Uuid),
    price_cents: nullable(centsOf("What the answer earned.")),
  },
  { title: "SourceRequest" },
);
export type SourceRequest = Static<typeof SourceRequest>;

const { outcome, status, reason_code, reason, sale, errors } = PostAnswer.properties;

/** A test's answer without what buyers pay: the page is read without signing in. */
export const TestPostAnswer = Type.Object(
  { outcome, status, reason_code, reason, sale, errors },
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
  summary: "Read how to post to a source",
  description: "Open to whoever has the link that the source's affiliate shares.",
  access: ["public", "session", "key", "source"],
  request: byToken,
  responses: { 200: { description: "Fields, words, answers.", schema: PostingSpec } },
  problems: ["not_found"],
});

export const createTestPost = defineOperation({
  method: "POST",
  path: "/v1/posting-specs/{token}/test-posts",
  operationId: "createTestPost",
  tags: ["Sources"],
  summary: "Try a lead as this source would post it",
  description:
    "Runs everything and keeps nothing, whatever the record says. What it would earn is told " +
    "to the source's key only: post with test=1.",
  access: ["public", "session", "key", "source"],
  request: { ...byToken, body: LeadPost, takesAnyText: true },
  responses: { 200: { description: "How it would be answered.", schema: TestPostAnswer } },
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
  summary: "Read what the last calls came to",
  description: "Newest first; without the leads and what they earned.",
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
  summary: "Read what a source's last calls came to",
  description:
    "Newest first: posts, pings and trials, with what was wrong. Of more than 50 within a " +
    "second the first are kept.",
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
  summary: "Give a source's posting page another address",
  description: "The old one stops working at once.",
  access: ["session", "key"],
  request: one,
  responses: {
    200: {
      description: "The new address's end.",
      schema: Type.Object({ posting_token: Type.String() }, { title: "PostingLink" }),
    },
  },
  problems: ["unauthenticated", "suspended", "not_found"],
});
