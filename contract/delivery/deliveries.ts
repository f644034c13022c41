// Defines the operations on deliveries: what happened when a purchased lead was sent to a
// destination, and the stages that a CRM reports back.
import { type Static, Type } from "typebox";
import { MAX_ATTEMPTS } from "../../domain/attempts/attempt.ts";
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
        "The same in all attempts; a webhook has it in `webhook-id`, other systems in " +
        "Idempotency-Key.",
    },
    sale_id: Uuid,
    lead_id: Uuid,
    destination_id: Uuid,
    destination_name: Type.String(),
    kind: enumOf(DESTINATION_KINDS),
    place: Type.Integer({
      minimum: 0,
      description:
        "Position in its route: 0 gets every lead, later ones get the leads that failed before " +
        "them.",
    }),
    at: { ...Timestamp, description: "When the lead was bought." },
    status: enumOf(MESSAGE_STATUSES),
    reason: nullable(enumOf(DELIVERY_REASONS), {
      description: "Why it has not arrived; null if it has, or before the first attempt.",
    }),
    tries: Type.Integer({
      minimum: 0,
      description: `Attempts since it was last queued; ${MAX_ATTEMPTS} at most.`,
    }),
    next_at: nullable(Timestamp, { description: "When the next attempt is due; null if none is." }),
    log: Type.Array(Attempt, {
      description:
        "The last 30 attempts, newest first. Bodies that were sent are left out, and the " +
        "consumer's contact is masked in the answers.",
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
  keyNeeds: { all: ["leads", "hooks"] },
  summary: "List deliveries",
  description:
    "Each with its attempts. Ended deliveries are kept for calls_kept_days of the settings.",
  request: { query: listQueryOf(DELIVERIES) },
  responses: { 200: { description: "A page.", schema: pageOf(Delivery, "DeliveryPage") } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const sendDelivery = defineOperation({
  ...common,
  method: "POST",
  path: "/v1/deliveries/{id}/send",
  operationId: "sendDelivery",
  keyNeeds: { all: ["leads", "hooks"] },
  summary: "Resend a lead",
  description:
    "Sends it immediately to the destination as it is now, with the same id, even if it arrived " +
    "before.",
  request: one,
  responses: { 200: { description: "The delivery, waiting.", schema: Delivery } },
  problems: [...problems, "returned"],
});

export const resendDeliveries = defineOperation({
  ...common,
  method: "POST",
  path: "/v1/destinations/{id}/resend",
  operationId: "resendDeliveries",
  summary: "Resend all leads since a time",
  description:
    "Queues again the ended deliveries of leads bought since a moment: those that failed, or " +
    "everything.",
  request: { ...one, body: ReplayRequest },
  responses: { 200: { description: "How many were queued.", schema: Replayed } },
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
    description: "A webhook call from Follow Up Boss; other members are ignored.",
  },
);

export const importStages = defineOperation({
  method: "POST",
  path: "/v1/destinations/{id}/stages/{token}",
  operationId: "importStages",
  tags: ["Deliveries"],
  access: ["public"],
  summary: "Receive outcomes of leads from Follow Up Boss",
  description:
    "For Follow Up Boss only: the address is a destination's `stages_url`. A person's stage " +
    "becomes the outcome of the lead that created the person there, by the destination's " +
    "mapping. If the destination has a system key, the call must be signed with it.",
  request: {
    params: closed({ id: Uuid, token: Type.String({ minLength: 1, maxLength: 100 }) }),
    headers: Type.Object({ "fub-signature": Type.Optional(Type.String({ maxLength: 200 })) }),
    body: StageCall,
  },
  responses: {
    200: {
      description: "How many leads the call referred to.",
      schema: Type.Object({ count: Type.Integer({ minimum: 0 }) }, { title: "StagesTaken" }),
    },
  },
  problems: ["not_found"],
});
