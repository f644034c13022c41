// Postbacks: calls to an affiliate's own system when a lead of its was accepted, sold, returned or
// paid.
import { CALLS_KEPT_DAYS } from "../../domain/attempts/attempt.ts";
import { type Static, Type } from "typebox";
import { MESSAGE_STATUSES, Attempt } from "../delivery/attempts.ts";
import { defineCollection, listQueryOf, timeField, uuidField, wordField } from "../collection.ts";
import { defineOperation } from "../operation.ts";
import {
  Address,
  Expects,
  Method,
  POSTBACK_STATUSES,
  Postback,
  PostbackMessage,
  PostbackDocument,
  PostbackPatch,
} from "./postback-document.ts";
import { Uuid, closed, enumOf, pageOf } from "../schema.ts";
import { POSTBACK_EVENTS } from "../../domain/tracking/postback.ts";

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
  name: "postback-messages",
  fields: {
    id: uuidField,
    postback_id: uuidField,
    lead_id: uuidField,
    event: wordField(POSTBACK_EVENTS),
    status: wordField(MESSAGE_STATUSES),
  },
  orders: ["at"],
});

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

export const testPostback = defineOperation({
  method: "POST",
  path: "/v1/postback-tests",
  operationId: "testPostback",
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
  responses: { 200: { description: "The call.", schema: Attempt } },
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
        {
          event: enumOf(POSTBACK_EVENTS),
          count: Type.Integer({ minimum: 0, description: "Not told to this postback yet." }),
        },
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

export const listPostbackMessages = defineOperation({
  method: "GET",
  path: "/v1/postback-messages",
  operationId: "listPostbackMessages",
  tags: ["Tracking"],
  summary: "List calls to postbacks",
  description:
    "Each with every try of it: what was asked, what came back, and when it is tried next. " +
    `Calls that ended are kept for ${CALLS_KEPT_DAYS} days.`,
  access: ["session", "key"],
  request: { query: listQueryOf(POSTBACK_CALLS) },
  responses: {
    200: { description: "A page.", schema: pageOf(PostbackMessage, "PostbackMessagePage") },
  },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const sendAgain = defineOperation({
  method: "POST",
  path: "/v1/postback-messages/{id}/send",
  operationId: "sendAgain",
  tags: ["Tracking"],
  summary: "Send a call again",
  description:
    "At once, by the address as it is now, with the same event id, whether it arrived before " +
    "or not.",
  access: ["session", "key"],
  request: one,
  responses: { 200: { description: "The call, waiting.", schema: PostbackMessage } },
  problems,
});
