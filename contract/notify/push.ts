// Defines the operations on push subscriptions: the browsers in which a person is notified while
// the app is closed.
import { type Static, Type } from "typebox";
import { LANGUAGES } from "../../domain/languages.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, closed, enumOf, nullable } from "../schema.ts";

/** The most subscriptions of one person; a new one replaces the one seen least recently. */
export const MOST_PUSH_SUBSCRIPTIONS = 20;
const LONGEST_ENDPOINT = 2_000;

export const PushSubscriptionDocument = closed(
  {
    endpoint: Type.String({
      minLength: 1,
      maxLength: LONGEST_ENDPOINT,
      description: "The https address of the browser's push service for messages. Never returned.",
    }),
    keys: closed(
      {
        p256dh: Type.String({
          pattern: "^[A-Za-z0-9_-]{87}=?$",
          description: "The browser's public key: a point of P-256, uncompressed, base64url.",
        }),
        auth: Type.String({
          pattern: "^[A-Za-z0-9_-]{22}(==)?$",
          description: "The browser's secret of 16 bytes, base64url.",
        }),
      },
      { title: "PushKeys" },
    ),
    language: enumOf(LANGUAGES, { description: "Language of title and body." }),
  },
  { title: "PushSubscriptionDocument" },
);
export type PushSubscriptionDocument = Static<typeof PushSubscriptionDocument>;

export const PushSubscription = Type.Object(
  {
    id: Uuid,
    user_agent: nullable(Type.String(), {
      description: "The browser's user agent when it was last seen.",
    }),
    language: enumOf(LANGUAGES),
    created_at: Timestamp,
    seen_at: { ...Timestamp, description: "When the browser last renewed its subscription." },
    last_sent_at: nullable(Timestamp),
    failing_since: nullable(Timestamp, {
      description:
        "Since when its push service has accepted no message; null if it accepted the last one.",
    }),
  },
  { title: "PushSubscription" },
);
export type PushSubscription = Static<typeof PushSubscription>;

const one = { params: closed({ id: Uuid }) };
const problems = ["unauthenticated", "suspended"] as const;

export const getPushKey = defineOperation({
  method: "GET",
  path: "/v1/push-key",
  operationId: "getPushKey",
  tags: ["Activity"],
  summary: "Retrieve the public key for push subscriptions",
  description: "A browser passes it to its push service as applicationServerKey (VAPID, RFC 8292).",
  access: ["session"],
  inView: "closed",
  request: {},
  responses: {
    200: {
      description: "The public key.",
      schema: Type.Object(
        { key: Type.String({ description: "A point of P-256, uncompressed, base64url." }) },
        { title: "PushKey" },
      ),
    },
  },
  problems,
});

export const listPushSubscriptions = defineOperation({
  method: "GET",
  path: "/v1/push-subscriptions",
  operationId: "listPushSubscriptions",
  tags: ["Activity"],
  summary: "List push subscriptions, newest first",
  access: ["session"],
  inView: "closed",
  request: {},
  responses: {
    200: {
      description: "Yours.",
      schema: Type.Object(
        { items: Type.Array(PushSubscription) },
        { title: "PushSubscriptionList" },
      ),
    },
  },
  problems,
});

export const setPushSubscription = defineOperation({
  method: "PUT",
  path: "/v1/push-subscriptions/{id}",
  operationId: "setPushSubscription",
  tags: ["Activity"],
  summary: "Register a push subscription",
  description:
    "Choose a new UUID for the browser, and send the same one each time. The subscription ends " +
    `with the session in which it was last set. A person has at most ${MOST_PUSH_SUBSCRIPTIONS}: ` +
    "a new one replaces the one seen least recently.",
  access: ["session"],
  request: { ...one, body: PushSubscriptionDocument },
  responses: { 200: { description: "The subscription as it is now.", schema: PushSubscription } },
  problems: [...problems, "not_found"],
  example: {
    endpoint: "https://push.example.com/send/k3J9",
    keys: {
      p256dh:
        "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
      auth: "tBHItJI5svbpez7KI4CCXg",
    },
    language: "en",
  },
});

export const removePushSubscription = defineOperation({
  method: "DELETE",
  path: "/v1/push-subscriptions/{id}",
  operationId: "removePushSubscription",
  tags: ["Activity"],
  summary: "Delete a push subscription",
  access: ["session"],
  request: one,
  responses: { 204: { description: "Nothing more is sent there." } },
  problems: [...problems, "not_found"],
});
