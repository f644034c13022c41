// Defines the operations on webhooks: signed messages that notify an account's own systems of
// events, by the Standard Webhooks specification.
import { type Static, Type } from "typebox";
import { MAX_ATTEMPTS, OLD_SECRET_HOURS } from "../../domain/attempts/attempt.ts";
import { NOTIFICATION_TYPES } from "../../domain/notifications/types.ts";
import { MESSAGE_STATUSES, Attempt, callCounts, offReasonOf } from "./attempts.ts";
import { defineCollection, listQueryOf, timeField, uuidField, wordField } from "../collection.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, closed, enumOf, mergePatchOf, nullable, pageOf } from "../schema.ts";

export const WEBHOOK_STATUSES = ["active", "paused", "off"] as const;
const LONGEST_ADDRESS = 2_000;

export const WEBHOOKS = defineCollection({
  name: "webhooks",
  fields: {
    id: uuidField,
    account_id: uuidField,
    status: wordField(WEBHOOK_STATUSES),
    created_at: timeField,
  },
  orders: ["created_at"],
});
export const WEBHOOK_MESSAGES = defineCollection({
  name: "webhook-messages",
  fields: {
    id: uuidField,
    webhook_id: uuidField,
    type: wordField(NOTIFICATION_TYPES),
    status: wordField(MESSAGE_STATUSES),
  },
  orders: ["at"],
});

const Events = Type.Array(enumOf(NOTIFICATION_TYPES), {
  minItems: 1,
  maxItems: NOTIFICATION_TYPES.length,
  uniqueItems: true,
  description:
    "The kinds of notification to send. Kinds that your account never gets cannot be chosen.",
});

export const WebhookDocument = closed(
  {
    address: Type.String({
      minLength: 1,
      maxLength: LONGEST_ADDRESS,
      description: "https, a public host, without a port.",
    }),
    events: Events,
    description: Type.Optional(
      Type.String({
        maxLength: 200,
        description: "What system this is, for your team. Default: empty.",
      }),
    ),
    status: Type.Optional(
      enumOf(["active", "paused"], {
        description:
          "While paused, new events are not sent, and waiting messages keep waiting. Default: " +
          "active.",
      }),
    ),
  },
  { title: "WebhookDocument" },
);
export type WebhookDocument = Static<typeof WebhookDocument>;
export const WebhookPatch = mergePatchOf(WebhookDocument, "WebhookPatch");

const webhookMembers = {
  id: Uuid,
  account_id: Uuid,
  address: Type.String(),
  description: Type.String(),
  events: Type.Array(enumOf(NOTIFICATION_TYPES)),
  status: enumOf(WEBHOOK_STATUSES, {
    description: "off: Plat switched it off; set it to active again once its system is fixed.",
  }),
  off_reason: offReasonOf(),
  ...callCounts,
  old_secret_until: nullable(Timestamp, {
    description: "Until when the previous secret also signs; null if none does.",
  }),
  created_at: Timestamp,
  updated_at: Timestamp,
  abilities: Type.Object({ update: Type.Boolean() }, { title: "WebhookAbilities" }),
};
export const Webhook = Type.Object(webhookMembers, { title: "Webhook" });
export type Webhook = Static<typeof Webhook>;

const Secret = Type.String({
  description: "Signs every message: `whsec_` and 32 bytes in base64. Shown only in this answer.",
});
export const WebhookSecret = Type.Object(
  { secret: Secret, old_secret_until: nullable(Timestamp) },
  { title: "WebhookSecret" },
);
export type WebhookSecret = Static<typeof WebhookSecret>;

export const WebhookMessage = Type.Object(
  {
    id: { ...Uuid, description: "The value of `webhook-id`: the same in all attempts." },
    webhook_id: Uuid,
    type: enumOf(NOTIFICATION_TYPES),
    body: Type.String({ description: "The exact bytes that are sent and signed." }),
    at: { ...Timestamp, description: "When it happened." },
    status: enumOf(MESSAGE_STATUSES),
    tries: Type.Integer({
      minimum: 0,
      description: `Attempts since it was last queued; ${MAX_ATTEMPTS} at most.`,
    }),
    next_at: nullable(Timestamp, { description: "When the next attempt is due; null if none is." }),
    log: Type.Array(Attempt, { description: "The last 30 attempts, newest first." }),
  },
  { title: "WebhookMessage" },
);
export type WebhookMessage = Static<typeof WebhookMessage>;

export const ReplayRequest = closed(
  {
    since: Timestamp,
    status: enumOf(["failed", "all"], {
      description: "failed: messages that were given up. all: delivered messages too.",
    }),
  },
  { title: "ReplayRequest" },
);
export const Replayed = Type.Object({ count: Type.Integer({ minimum: 0 }) }, { title: "Replayed" });

const one = { params: closed({ id: Uuid }) };
const answer = { 200: { description: "The webhook as it is now.", schema: Webhook } } as const;
const problems = ["unauthenticated", "suspended", "forbidden", "not_found"] as const;
const TELLS =
  "Each message is a POST of JSON: `type`, `timestamp`, `data` (ids, words of this API and whole " +
  "cents), and `title`, `text` and `url` (a path in the app, with its leading slash) for " +
  "people. It never contains a name or contact data: use the ids to read what you may see. It " +
  "is signed by Standard Webhooks (`webhook-id`, `webhook-timestamp`, `webhook-signature`). " +
  `Plat makes up to ${MAX_ATTEMPTS} attempts over three days until one is answered with 2xx, ` +
  "later if an answer says Retry-After. An answer of 410 switches the webhook off, and so do " +
  "five days of nothing but failure.";

export const listWebhooks = defineOperation({
  method: "GET",
  path: "/v1/webhooks",
  operationId: "listWebhooks",
  tags: ["Webhooks"],
  summary: "List webhooks",
  access: ["session", "key"],
  request: { query: listQueryOf(WEBHOOKS) },
  responses: { 200: { description: "A page.", schema: pageOf(Webhook, "WebhookPage") } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const getWebhook = defineOperation({
  method: "GET",
  path: "/v1/webhooks/{id}",
  operationId: "getWebhook",
  tags: ["Webhooks"],
  summary: "Retrieve a webhook",
  access: ["session", "key"],
  request: one,
  responses: answer,
  problems: ["unauthenticated", "suspended", "not_found"],
});

export const setWebhook = defineOperation({
  method: "PUT",
  path: "/v1/webhooks/{id}",
  operationId: "setWebhook",
  tags: ["Webhooks"],
  summary: "Create or replace a webhook",
  description:
    "Replaces the webhook, or creates it if none has this id: choose a new UUID, then create its " +
    `secret. ${TELLS}`,
  access: ["session", "key"],
  keyNeeds: { all: ["money", "hooks"] },
  needs: "recent_confirmation",
  request: { ...one, body: WebhookDocument },
  responses: answer,
  problems: [...problems, "limit_reached"],
  example: {
    address: "https://crm.example.com/hooks/plat",
    events: ["lead_bought", "return_decided"],
    description: "Our CRM",
  },
});

export const mergeWebhook = defineOperation({
  method: "PATCH",
  path: "/v1/webhooks/{id}",
  operationId: "mergeWebhook",
  tags: ["Webhooks"],
  summary: "Update a webhook",
  description:
    "A JSON merge patch (RFC 7396): absent members stay unchanged; null resets an optional " +
    "member to its default.",
  access: ["session", "key"],
  keyNeeds: { all: ["money", "hooks"] },
  needs: "recent_confirmation",
  request: { ...one, body: WebhookPatch },
  responses: answer,
  problems,
  example: { status: "paused" },
});

export const removeWebhook = defineOperation({
  method: "DELETE",
  path: "/v1/webhooks/{id}",
  operationId: "removeWebhook",
  tags: ["Webhooks"],
  summary: "Delete a webhook with its log",
  access: ["session", "key"],
  request: one,
  responses: { 204: { description: "Deleted; nothing more is sent." } },
  problems,
});

export const rotateWebhookSecret = defineOperation({
  method: "POST",
  path: "/v1/webhooks/{id}/secret",
  operationId: "rotateWebhookSecret",
  tags: ["Webhooks"],
  summary: "Create a new secret",
  description:
    "Returns the new secret, which is shown only in this answer. The previous one also signs for " +
    `${OLD_SECRET_HOURS} hours, so that a receiver loses no message while you change it there.`,
  access: ["session", "key"],
  needs: "recent_confirmation",
  request: one,
  responses: { 200: { description: "The secret.", schema: WebhookSecret } },
  problems,
});

export const testWebhook = defineOperation({
  method: "POST",
  path: "/v1/webhooks/{id}/test",
  operationId: "testWebhook",
  tags: ["Webhooks"],
  summary: "Send a test event",
  description:
    "Calls the address once and immediately with a signed event of type `test`, and returns the " +
    "request and the answer. Nothing is kept.",
  access: ["session", "key"],
  request: one,
  responses: { 200: { description: "The attempt.", schema: Attempt } },
  problems,
});

export const listWebhookMessages = defineOperation({
  method: "GET",
  path: "/v1/webhook-messages",
  operationId: "listWebhookMessages",
  tags: ["Webhooks"],
  summary: "List webhook messages",
  description:
    "Each with its attempts: what was sent, what came back, and when the next attempt is due. " +
    "Ended messages are kept for calls_kept_days of the settings.",
  access: ["session", "key"],
  keyNeeds: { all: ["money", "hooks"] },
  request: { query: listQueryOf(WEBHOOK_MESSAGES) },
  responses: {
    200: { description: "A page.", schema: pageOf(WebhookMessage, "WebhookMessagePage") },
  },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const replayMessage = defineOperation({
  method: "POST",
  path: "/v1/webhook-messages/{id}/send",
  operationId: "replayMessage",
  tags: ["Webhooks"],
  summary: "Resend a message",
  description:
    "Sends it immediately to the address as it is now, with the same id, even if it arrived " +
    "before.",
  access: ["session", "key"],
  keyNeeds: { all: ["money", "hooks"] },
  request: one,
  responses: { 200: { description: "The message, waiting.", schema: WebhookMessage } },
  problems,
});

export const replayMessages = defineOperation({
  method: "POST",
  path: "/v1/webhooks/{id}/replay",
  operationId: "replayMessages",
  tags: ["Webhooks"],
  summary: "Resend all messages since a time",
  description:
    "Queues again the ended messages of events since a moment: those that failed, or all. Ids " +
    "stay the same, so a receiver that stores them processes none twice.",
  access: ["session", "key"],
  request: { ...one, body: ReplayRequest },
  responses: { 200: { description: "How many were queued.", schema: Replayed } },
  problems,
  example: { since: "2026-11-20T00:00:00Z", status: "failed" },
});
