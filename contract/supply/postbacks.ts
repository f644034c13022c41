// Defines the operations on postbacks: requests to an affiliate's own system when one of its leads
// is accepted, sold, returned or paid.
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

/** Days of past events that can be sent later. */
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
  keyNeeds: { all: ["hooks"] },
  request: { query: listQueryOf(POSTBACKS) },
  responses: { 200: { description: "A page.", schema: pageOf(Postback, "PostbackPage") } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const getPostback = defineOperation({
  method: "GET",
  path: "/v1/postbacks/{id}",
  operationId: "getPostback",
  tags: ["Tracking"],
  summary: "Retrieve a postback",
  access: ["session", "key"],
  keyNeeds: { all: ["hooks"] },
  request: one,
  responses: answer,
  problems: ["unauthenticated", "suspended", "not_found"],
});

export const setPostback = defineOperation({
  method: "PUT",
  path: "/v1/postbacks/{id}",
  operationId: "setPostback",
  tags: ["Tracking"],
  summary: "Create or replace a postback",
  description:
    "Replaces the postback, or creates it if none has this id: choose a new UUID. Past events " +
    "are only sent if requested, with sendPast.",
  access: ["session", "key"],
  needs: "recent_confirmation",
  keyNeeds: { all: ["money", "hooks"] },
  request: { ...one, body: PostbackDocument },
  responses: answer,
  problems: [...problems, "limit_reached"],
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
  summary: "Update a postback",
  description:
    "A JSON merge patch (RFC 7396): absent members stay unchanged; null resets an optional " +
    "member to its default.",
  access: ["session", "key"],
  needs: "recent_confirmation",
  keyNeeds: { all: ["money", "hooks"] },
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
  summary: "Delete a postback with its log",
  access: ["session", "key"],
  keyNeeds: { all: ["hooks"] },
  request: one,
  responses: { 204: { description: "Deleted; nothing more is sent." } },
  problems,
});

export const testPostback = defineOperation({
  method: "POST",
  path: "/v1/postback-tests",
  operationId: "testPostback",
  tags: ["Tracking"],
  summary: "Send a test call",
  description:
    "Calls the address once and immediately with values that are marked as made up, and returns " +
    "the request and the answer. Nothing is kept.",
  access: ["session", "key"],
  keyNeeds: { all: ["hooks"] },
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
  responses: { 200: { description: "The attempt.", schema: Attempt } },
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
          count: Type.Integer({ minimum: 0, description: "Events not yet sent to this postback." }),
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
  summary: "Count past events that were not sent",
  access: ["session", "key"],
  keyNeeds: { all: ["hooks"] },
  request: {
    ...one,
    query: closed({
      days: Type.Optional({
        ...days,
        description: `Days back from now. Default: ${PAST_DAYS.usual}.`,
      }),
    }),
  },
  responses: { 200: { description: "The counts, by event.", schema: PastEvents } },
  problems: ["unauthenticated", "suspended", "not_found"],
});

export const sendPast = defineOperation({
  method: "POST",
  path: "/v1/postbacks/{id}/past",
  operationId: "sendPast",
  tags: ["Tracking"],
  summary: "Send past events",
  description:
    "Queues a message for every event of the last days that this postback would have got. Events " +
    "that were already sent are not sent again.",
  access: ["session", "key"],
  keyNeeds: { all: ["money", "hooks"] },
  request: { ...one, body: closed({ days }, { title: "PastRequest" }) },
  responses: {
    200: { description: "How many messages were queued, by event.", schema: PastEvents },
  },
  problems,
  example: { days: 30 },
});

export const listPostbackMessages = defineOperation({
  method: "GET",
  path: "/v1/postback-messages",
  operationId: "listPostbackMessages",
  tags: ["Tracking"],
  summary: "List postback messages",
  description:
    "Each with its attempts: what was sent, what came back, and when the next attempt is due. " +
    "Ended messages are kept for calls_kept_days of the settings.",
  access: ["session", "key"],
  keyNeeds: { all: ["money", "hooks"] },
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
  summary: "Resend a postback message",
  description:
    "Sends it immediately to the address as it is now, with the same event id, whether it " +
    "arrived before or not.",
  access: ["session", "key"],
  keyNeeds: { all: ["money", "hooks"] },
  request: one,
  responses: { 200: { description: "The message, waiting.", schema: PostbackMessage } },
  problems,
});
