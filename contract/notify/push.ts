// Push messages: which browsers a person is told in while the app is closed.
import { type Static, Type } from "typebox";
import { NEWS_LANGUAGES } from "../network/activity.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, closed, enumOf, nullable } from "../schema.ts";

/** Of one person; the one not heard of for longest makes room. */
export const MOST_PUSH_SUBSCRIPTIONS = 20;
const LONGEST_ENDPOINT = 2_000;

export const PushSubscriptionDocument = closed(
  {
    endpoint: Type.String({
      minLength: 1,
      maxLength: LONGEST_ENDPOINT,
      description: "Where the browser's push service takes messages, https. Never told again.",
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
    language: enumOf(NEWS_LANGUAGES, { description: "What title and body are written in." }),
  },
  { title: "PushSubscriptionDocument" },
);
export type PushSubscriptionDocument = Static<typeof PushSubscriptionDocument>;

export const PushSubscription = Type.Object(
  {
    id: Uuid,
    user_agent: nullable(Type.String(), {
      description: "As the browser called itself when it was last there.",
    }),
    language: enumOf(NEWS_LANGUAGES),
    created_at: Timestamp,
    seen_at: { ...Timestamp, description: "When the browser last said that it is there." },
    last_sent_at: nullable(Timestamp),
    failing_since: nullable(Timestamp, {
      description:
        "Since when its push service has taken nothing; null where it took the last message.",
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
  summary: "Read the key that push messages are signed with",
  description: "A browser gives it to its push service as applicationServerKey (VAPID, RFC 8292).",
  access: ["session"],
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
  summary: "List the browsers you are told in, newest first",
  access: ["session"],
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
  summary: "Be told in this browser",
  description:
    "Choose a new uuid for the browser, and give the same one each time. It ends with the " +
    `session that it was last set in. A person has ${MOST_PUSH_SUBSCRIPTIONS} at most: the one ` +
    "not heard of for longest makes room.",
  access: ["session"],
  request: { ...one, body: PushSubscriptionDocument },
  responses: { 200: { description: "As it is now.", schema: PushSubscription } },
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
  summary: "Be told in a browser no longer",
  access: ["session"],
  request: one,
  responses: { 204: { description: "Nothing more is sent there." } },
  problems: [...problems, "not_found"],
});
