// Webhooks: signed calls that tell an account's own systems its news, as the Standard Webhooks
// specification has it.
import { type Static, Type } from "typebox";
import { MAX_ATTEMPTS, OLD_SECRET_HOURS, CALLS_KEPT_DAYS } from "../../domain/attempts/attempt.ts";
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
  description: "What is told. Kinds that an account of yours never hears of cannot be chosen.",
});

export const WebhookDocument = closed(
  {
    address: Type.String({
      minLength: 1,
      maxLength: LONGEST_ADDRESS,
      description: "https, on the open Internet, without a port.",
    }),
    events: Events,
    description: Type.Optional(
      Type.String({
        maxLength: 200,
        description: "What stands behind it, for your colleagues. Default: nothing.",
      }),
    ),
    status: Type.Optional(
      enumOf(["active", "paused"], {
        description:
          "Paused, nothing new is told, and what waits goes on waiting. Default: active.",
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
    description: "off: switched off for you; set it to active again once its system is mended.",
  }),
  off_reason: offReasonOf(),
  ...callCounts,
  old_secret_until: nullable(Timestamp, {
    description: "Until when the secret before signs too; null where none does.",
  }),
  created_at: Timestamp,
  updated_at: Timestamp,
  abilities: Type.Object({ update: Type.Boolean() }, { title: "WebhookAbilities" }),
};
export const Webhook = Type.Object(webhookMembers, { title: "Webhook" });
export type Webhook = Static<typeof Webhook>;

const Secret = Type.String({
  description: "What every call is signed with: `whsec_` and 32 bytes in base64. Shown this once.",
});
export const WebhookSecret = Type.Object(
  { secret: Secret, old_secret_until: nullable(Timestamp) },
  { title: "WebhookSecret" },
);
export type WebhookSecret = Static<typeof WebhookSecret>;

export const WebhookMessage = Type.Object(
  {
    id: { ...Uuid, description: "What stands in `webhook-id`: the same over all tries." },
    webhook_id: Uuid,
    type: enumOf(NOTIFICATION_TYPES),
    body: Type.String({ description: "What is sent and signed, to the byte." }),
    at: { ...Timestamp, description: "When it happened." },
    status: enumOf(MESSAGE_STATUSES),
    tries: Type.Integer({
      minimum: 0,
      description: `Since it was last set going; ${MAX_ATTEMPTS} at most.`,
    }),
    next_at: nullable(Timestamp, { description: "When it is tried next; null where it is not." }),
    log: Type.Array(Attempt, { description: "Every try, newest first; the last 30." }),
  },
  { title: "WebhookMessage" },
);
export type WebhookMessage = Static<typeof WebhookMessage>;

export const ReplayRequest = closed(
  {
    since: Timestamp,
    status: enumOf(["failed", "all"], {
      description: "failed: what was given up. all: what arrived, too.",
    }),
  },
  { title: "ReplayRequest" },
);
export const Replayed = Type.Object({ count: Type.Integer({ minimum: 0 }) }, { title: "Replayed" });

const one = { params: closed({ id: Uuid }) };
const answer = { 200: { description: "The webhook as it is now.", schema: Webhook } } as const;
const problems = ["unauthenticated", "suspended", "forbidden", "not_found"] as const;
const TELLS =
  `Each call is a POST of JSON: \`type\`, \`timestamp\`, \`data\` (ids, words of this API and ` +
  `whole cents), and \`title\`, \`text\` and \`url\` (of the app, from its first slash) for ` +
  "people; never anybody's name or contact: read what you may by its ids. It is signed as " +
  `Standard Webhooks has it (\`webhook-id\`, \`webhook-timestamp\`, \`webhook-signature\`), ` +
  `tried ${MAX_ATTEMPTS} times over three days until it is answered with 2xx, and later where an ` +
  "answer says Retry-After. 410 switches the webhook off, and so do five days of nothing but " +
  "failure.";

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
  summary: "Read a webhook",
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
  summary: "Set a webhook",
  description:
    "Replaces the webhook, or makes it when there is none with this id: choose a new uuid for " +
    `it, then ask for its secret. ${TELLS}`,
  access: ["session", "key"],
  request: { ...one, body: WebhookDocument },
  responses: answer,
  problems,
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
  summary: "Change members of a webhook",
  description:
    "A JSON merge patch (RFC 7396): what is absent stays, null takes an optional member back " +
    "to its default.",
  access: ["session", "key"],
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
  summary: "Remove a webhook with its log",
  access: ["session", "key"],
  request: one,
  responses: { 204: { description: "It is gone; nothing more is told." } },
  problems,
});

export const rotateWebhookSecret = defineOperation({
  method: "POST",
  path: "/v1/webhooks/{id}/secret",
  operationId: "rotateWebhookSecret",
  tags: ["Webhooks"],
  summary: "Make a new secret",
  description:
    "Answers with the new secret, which is shown this once. The one before it signs beside it " +
    `for ${OLD_SECRET_HOURS} hours, so that a receiver loses nothing while it is changed there.`,
  access: ["session", "key"],
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
    "Calls the address once, at once, with an event of type `test`, signed as all others " +
    "are, and answers with what was asked and what came back. Nothing is kept.",
  access: ["session", "key"],
  request: one,
  responses: { 200: { description: "The call.", schema: Attempt } },
  problems,
});

export const listWebhookMessages = defineOperation({
  method: "GET",
  path: "/v1/webhook-messages",
  operationId: "listWebhookMessages",
  tags: ["Webhooks"],
  summary: "List what webhooks were told",
  description:
    "Each with every try of it: what was sent, what came back, and when it is tried next. " +
    `What has ended is kept for ${CALLS_KEPT_DAYS} days.`,
  access: ["session", "key"],
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
  summary: "Send a message again",
  description:
    "At once, to the address as it is now, with the same id, whether it arrived before or not.",
  access: ["session", "key"],
  request: one,
  responses: { 200: { description: "The message, waiting.", schema: WebhookMessage } },
  problems,
});

export const replayMessages = defineOperation({
  method: "POST",
  path: "/v1/webhooks/{id}/replay",
  operationId: "replayMessages",
  tags: ["Webhooks"],
  summary: "Send all messages of a time again",
  description:
    "Sets everything going again that happened since a moment and has ended: what failed, or " +
    "everything. Ids stay the same, so a receiver that keeps them loses and doubles nothing.",
  access: ["session", "key"],
  request: { ...one, body: ReplayRequest },
  responses: { 200: { description: "How many were set going.", schema: Replayed } },
  problems,
  example: { since: "2026-11-20T00:00:00Z", status: "failed" },
});
