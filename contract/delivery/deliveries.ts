// Deliveries: what became of handing a bought lead to a destination, and what comes back from
// there.
import { type Static, Type } from "typebox";
import { MAX_ATTEMPTS, CALLS_KEPT_DAYS } from "../../domain/attempts/attempt.ts";
import { DELIVERY_REASONS } from "../../domain/deliveries/delivery-reason.ts";
import { DESTINATION_KINDS } from "../../domain/deliveries/kind-names.ts";
import { MESSAGE_STATUSES, Attempt } from "./attempts.ts";
import { defineCollection, listQueryOf, uuidField, wordField } from "../collection.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, closed, enumOf, nullable, pageOf } from "../schema.ts";
import { Replayed, ReplayRequest } from "./webhooks.ts";

export const DELIVERIES = defineCollection({
  name: "deliveries",
  fields: {
    id: uuidField,
    sale_id: uuidField,
    lead_id: uuidField,
    destination_id: uuidField,
    status: wordField(MESSAGE_STATUSES),
  },
  orders: ["at"],
});

export const Delivery = Type.Object(
  {
    id: {
      ...Uuid,
      description:
        "The same over all tries; a webhook has it in `webhook-id`, other systems in " +
        "Idempotency-Key.",
    },
    sale_id: Uuid,
    lead_id: Uuid,
    destination_id: Uuid,
    destination_name: Type.String(),
    kind: enumOf(DESTINATION_KINDS),
    place: Type.Integer({
      minimum: 0,
      description: "In its route: 0 gets every lead, those after it what failed before them.",
    }),
    at: { ...Timestamp, description: "When the lead was bought." },
    status: enumOf(MESSAGE_STATUSES),
    reason: nullable(enumOf(DELIVERY_REASONS), {
      description: "Why it has not arrived; null where it has, or was not tried yet.",
    }),
    tries: Type.Integer({
      minimum: 0,
      description: `Since it was last set going; ${MAX_ATTEMPTS} at most.`,
    }),
    next_at: nullable(Timestamp, { description: "When it is tried next; null where it is not." }),
    log: Type.Array(Attempt, {
      description:
        "Every try, newest first; the last 30. Without what was sent, and with the person's " +
        "contact masked in what came back.",
    }),
    abilities: Type.Object({ send: Type.Boolean() }, { title: "DeliveryAbilities" }),
  },
  { title: "Delivery" },
);
export type Delivery = Static<typeof Delivery>;

const one = { params: closed({ id: Uuid }) };
const problems = ["unauthenticated", "suspended", "forbidden", "not_found"] as const;
const common = { tags: ["Deliveries"], access: ["session", "key"] } as const;

export const listDeliveries = defineOperation({
  ...common,
  method: "GET",
  path: "/v1/deliveries",
  operationId: "listDeliveries",
  summary: "List deliveries",
  description: `Each with every try of it. What has ended is kept for ${CALLS_KEPT_DAYS} days.`,
  request: { query: listQueryOf(DELIVERIES) },
  responses: { 200: { description: "A page.", schema: pageOf(Delivery, "DeliveryPage") } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const sendDelivery = defineOperation({
  ...common,
  method: "POST",
  path: "/v1/deliveries/{id}/send",
  operationId: "sendDelivery",
  summary: "Send a lead again",
  description:
    "At once, to the destination as it is now, with the same id, whether it arrived before or not.",
  request: one,
  responses: { 200: { description: "The delivery, waiting.", schema: Delivery } },
  problems: [...problems, "returned"],
});

export const resendDeliveries = defineOperation({
  ...common,
  method: "POST",
  path: "/v1/destinations/{id}/resend",
  operationId: "resendDeliveries",
  summary: "Send all leads of a time again",
  description:
    "Sets going again what has ended of the leads bought since a moment: what failed, or " +
    "everything.",
  request: { ...one, body: ReplayRequest },
  responses: { 200: { description: "How many were set going.", schema: Replayed } },
  problems,
  example: { since: "2026-11-20T00:00:00Z", status: "failed" },
});

export const StageCall = Type.Object(
  {
    event: Type.String({ maxLength: 100 }),
    resourceIds: Type.Array(Type.Integer(), { maxItems: 1_000 }),
    data: Type.Optional(
      Type.Object(
        { stage: Type.Optional(Type.String({ maxLength: 200 })) },
        { title: "StageData" },
      ),
    ),
  },
  {
    title: "StageCall",
    description: "A webhook call of Follow Up Boss; other members are left alone.",
  },
);

export const importStages = defineOperation({
  method: "POST",
  path: "/v1/destinations/{id}/stages/{token}",
  operationId: "importStages",
  tags: ["Deliveries"],
  access: ["public"],
  summary: "Take what came of leads from Follow Up Boss",
  description:
    "For Follow Up Boss alone: the address is a destination's `stages_url`. A person's stage " +
    "becomes the outcome of the lead that made the person, as the destination says. Where " +
    "the destination has a system key, the call must be signed with it.",
  request: {
    params: closed({ id: Uuid, token: Type.String({ minLength: 1, maxLength: 100 }) }),
    headers: Type.Object({ "fub-signature": Type.Optional(Type.String({ maxLength: 200 })) }),
    body: StageCall,
  },
  responses: {
    200: {
      description: "How many leads it said anything about.",
      schema: Type.Object({ count: Type.Integer({ minimum: 0 }) }, { title: "StagesTaken" }),
    },
  },
  problems: ["not_found"],
});
