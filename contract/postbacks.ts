// Postbacks: calls to an affiliate's own system when a lead of its was accepted, sold, returned or
// paid.
import { type Static, Type } from "typebox";
import { LONGEST_ADDRESS, MACROS } from "../domain/tracking/address-template.ts";
import { MOST_TRIES } from "../domain/calls/call.ts";
import { POSTBACK_EVENTS, POSTBACK_METHODS } from "../domain/tracking/postback.ts";
import { CALL_STATUSES, CallTry, callCounts, offReasonOf } from "./calls.ts";
import { defineCollection, listQueryOf, timeField, uuidField, wordField } from "./collection.ts";
import { defineOperation } from "./operation.ts";
import {
  Timestamp,
  Uuid,
  centsOf,
  closed,
  enumOf,
  mergePatchOf,
  nullable,
  pageOf,
} from "./schema.ts";
import { SOURCE_STATUSES } from "./sources.ts";

export const POSTBACK_STATUSES = ["active", "paused", "off"] as const;
/** Days that may be sent afterwards. */
export const PAST_DAYS = { most: 90, usual: 30 } as const;

export const POSTBACKS = defineCollection({
  name: "postbacks",
  fields: {
    id: uuidField,
    account_id: uuidField,
    source_id: uuidField,
    status: wordField(POSTBACK_STATUSES),
    created_at: timeField,
  },
  orders: ["created_at"],
});

export const POSTBACK_CALLS = defineCollection({
  name: "postback-calls",
  fields: {
    id: uuidField,
    postback_id: uuidField,
    lead_id: uuidField,
    event: wordField(POSTBACK_EVENTS),
    status: wordField(CALL_STATUSES),
  },
  orders: ["at"],
});

const Address = Type.String({
  maxLength: LONGEST_ADDRESS,
  description:
    "https, with macros that are filled in for each call, percent-encoded: " +
    `${MACROS.map((macro) => `{${macro}}`).join(" ")}. {time} is in UTC, {payout} in dollars; ` +
    "of what was returned it is what is taken back.",
});
const Method = enumOf(POSTBACK_METHODS, {
  description: "POST sends the value of every macro as JSON as well. Default: GET.",
});
const Expects = nullable(Type.String({ minLength: 1, maxLength: 200 }), {
  description:
    "Words that an answer must hold to count as taken, for systems that answer 200 to what " +
    "they refuse. Default: null, any answer of 2xx.",
});

export const PostbackDocument = closed(
  {
    address: Address,
    events: Type.Array(enumOf(POSTBACK_EVENTS), {
      minItems: 1,
      maxItems: POSTBACK_EVENTS.length,
      uniqueItems: true,
      description:
        "accepted: once for each lead that was taken, sold or not; duplicates and refused " +
        "posts send none. sold: once for each lead with all it earned when it was posted, " +
        "and once for each later sale with what that one earned. returned, paid: once for " +
        "each sale.",
    }),
    source_id: Type.Optional(
      nullable(Uuid, {
        description:
          "Of this source alone; it takes the place of those for all sources, event by " +
          "event. Default: null, every source.",
      }),
    ),
    method: Type.Optional(Method),
    expects: Type.Optional(Expects),
    status: Type.Optional(
      enumOf(SOURCE_STATUSES, {
        description:
          "Paused, nothing new is told, and what waits goes on waiting. Default: active.",
      }),
    ),
  },
  { title: "PostbackDocument" },
);
export type PostbackDocument = Static<typeof PostbackDocument>;

export const PostbackPatch = mergePatchOf(PostbackDocument, "PostbackPatch");

const count = (description: string) => Type.Integer({ minimum: 0, description });

export const Postback = Type.Object(
  {
    id: Uuid,
    account_id: Uuid,
    address: Type.String(),
    events: Type.Array(enumOf(POSTBACK_EVENTS)),
    source_id: nullable(Uuid),
    source_name: nullable(Type.String()),
    method: enumOf(POSTBACK_METHODS),
    expects: nullable(Type.String()),
    status: enumOf(POSTBACK_STATUSES, {
      description: "off: switched off for you; set it to active again once its system is mended.",
    }),
    off_reason: offReasonOf(),
    ...callCounts,
    created_at: Timestamp,
    updated_at: Timestamp,
    abilities: Type.Object({ update: Type.Boolean() }, { title: "PostbackAbilities" }),
  },
  { title: "Postback" },
);
export type Postback = Static<typeof Postback>;

export const PostbackCall = Type.Object(
  {
    id: { ...Uuid, description: "The event id: the same over all tries." },
    postback_id: Uuid,
    event: enumOf(POSTBACK_EVENTS),
    lead_id: Uuid,
    payout_cents: centsOf("As it is told."),
    at: { ...Timestamp, description: "When it happened." },
    status: enumOf(CALL_STATUSES),
    tries: count(`Since it was last set going; ${MOST_TRIES} at most.`),
    next_at: nullable(Timestamp, { description: "When it is tried next; null where it is not." }),
    log: Type.Array(CallTry, { description: "Every try, newest first; the last 30." }),
  },
  { title: "PostbackCall" },
);
export type PostbackCall = Static<typeof PostbackCall>;

const one = { params: closed({ id: Uuid }) };
const answer = { 200: { description: "The postback as it is now.", schema: Postback } } as const;
const problems = ["unauthenticated", "suspended", "forbidden", "not_found"] as const;

export const listPostbacks = defineOperation({
  method: "GET",
  path: "/v1/postbacks",
  operationId: "listPostbacks",
  tags: ["Tracking"],
  summary: "List postbacks",
  access: ["session", "key"],
  request: { query: listQueryOf(POSTBACKS) },
  responses: { 200: { description: "A page.", schema: pageOf(Postback, "PostbackPage") } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const getPostback = defineOperation({
  method: "GET",
  path: "/v1/postbacks/{id}",
  operationId: "getPostback",
  tags: ["Tracking"],
  summary: "Read a postback",
  access: ["session", "key"],
  request: one,
  responses: answer,
  problems: ["unauthenticated", "suspended", "not_found"],
});

export const setPostback = defineOperation({
  method: "PUT",
  path: "/v1/postbacks/{id}",
  operationId: "setPostback",
  tags: ["Tracking"],
  summary: "Set a postback",
  description:
    "Replaces the postback, or makes it when there is none with this id: choose a new uuid " +
    "for it. What happened before is told where sendPast asks for it.",
  access: ["session", "key"],
  request: { ...one, body: PostbackDocument },
  responses: answer,
  problems,
  example: {
    address: "https://tracker.example.com/postback?cid={click_id}&payout={payout}&id={event_id}",
    events: ["sold"],
  },
});

export const mergePostback = defineOperation({
  method: "PATCH",
  path: "/v1/postbacks/{id}",
  operationId: "mergePostback",
  tags: ["Tracking"],
  summary: "Change members of a postback",
  description:
    "A JSON merge patch (RFC 7396): what is absent stays, null takes an optional member back " +
    "to its default.",
  access: ["session", "key"],
  request: { ...one, body: PostbackPatch },
  responses: answer,
  problems,
  example: { status: "paused" },
});

export const removePostback = defineOperation({
  method: "DELETE",
  path: "/v1/postbacks/{id}",
  operationId: "removePostback",
  tags: ["Tracking"],
  summary: "Remove a postback with its log",
  access: ["session", "key"],
  request: one,
  responses: { 204: { description: "It is gone; nothing more is told." } },
  problems,
});

export const tryPostback = defineOperation({
  method: "POST",
  path: "/v1/postback-tries",
  operationId: "tryPostback",
  tags: ["Tracking"],
  summary: "Make a test call",
  description:
    "Calls the address once, at once, with made-up values that say so, and answers with what " +
    "was asked and what came back. Nothing is kept.",
  access: ["session", "key"],
  request: {
    body: closed(
      {
        address: Address,
        event: enumOf(POSTBACK_EVENTS),
        method: Type.Optional(Method),
        expects: Type.Optional(Expects),
      },
      { title: "PostbackTrial" },
    ),
  },
  responses: { 200: { description: "The call.", schema: CallTry } },
  problems: ["unauthenticated", "suspended", "forbidden"],
  example: {
    address: "https://tracker.example.com/postback?cid={click_id}&payout={payout}",
    event: "sold",
  },
});

const days = Type.Integer({
  minimum: 1,
  maximum: PAST_DAYS.most,
  description: "Days back from now.",
});

export const PastEvents = Type.Object(
  {
    days: Type.Integer(),
    events: Type.Array(
      Type.Object(
        { event: enumOf(POSTBACK_EVENTS), count: count("Not told to this postback yet.") },
        { title: "PastEvent" },
      ),
    ),
  },
  { title: "PastEvents" },
);
export type PastEvents = Static<typeof PastEvents>;

export const countPast = defineOperation({
  method: "GET",
  path: "/v1/postbacks/{id}/past",
  operationId: "countPast",
  tags: ["Tracking"],
  summary: "Count what happened before and was not told",
  access: ["session", "key"],
  request: {
    ...one,
    query: closed({
      days: Type.Optional({
        ...days,
        description: `Days back from now. Default: ${PAST_DAYS.usual}.`,
      }),
    }),
  },
  responses: { 200: { description: "By event.", schema: PastEvents } },
  problems: ["unauthenticated", "suspended", "not_found"],
});

export const sendPast = defineOperation({
  method: "POST",
  path: "/v1/postbacks/{id}/past",
  operationId: "sendPast",
  tags: ["Tracking"],
  summary: "Tell what happened before",
  description:
    "Sets a call going for everything of the last days that this postback would have been " +
    "told of, each once: what was told already is not told again.",
  access: ["session", "key"],
  request: { ...one, body: closed({ days }, { title: "PastRequest" }) },
  responses: {
    200: { description: "How many calls were set going, by event.", schema: PastEvents },
  },
  problems,
  example: { days: 30 },
});

export const listPostbackCalls = defineOperation({
  method: "GET",
  path: "/v1/postback-calls",
  operationId: "listPostbackCalls",
  tags: ["Tracking"],
  summary: "List calls to postbacks",
  description:
    "Each with every try of it: what was asked, what came back, and when it is tried next. " +
    "Calls that ended are kept for 90 days.",
  access: ["session", "key"],
  request: { query: listQueryOf(POSTBACK_CALLS) },
  responses: { 200: { description: "A page.", schema: pageOf(PostbackCall, "PostbackCallPage") } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const sendAgain = defineOperation({
  method: "POST",
  path: "/v1/postback-calls/{id}/send",
  operationId: "sendAgain",
  tags: ["Tracking"],
  summary: "Send a call again",
  description:
    "At once, by the address as it is now, with the same event id, whether it arrived before " +
    "or not.",
  access: ["session", "key"],
  request: one,
  responses: { 200: { description: "The call, waiting.", schema: PostbackCall } },
  problems,
});
