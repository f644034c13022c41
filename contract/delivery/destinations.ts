// Defines the operations on destinations, which an account's purchased leads are delivered to, and
// on the plans that route leads to them with fallbacks.
import { OLD_SECRET_HOURS } from "../../domain/attempts/attempt.ts";
import { type Static, Type } from "typebox";
import { Attempt } from "./attempts.ts";
import { defineCollection, listQueryOf, timeField, uuidField, wordField } from "../collection.ts";
import { Destination, DestinationDocument, DestinationTo } from "./destination-document.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, closed, nullable, pageOf } from "../schema.ts";
import { WEBHOOK_STATUSES as DESTINATION_STATUSES, WebhookSecret } from "./webhooks.ts";
import { DESTINATION_KINDS } from "../../domain/deliveries/kind-names.ts";

export const DESTINATIONS = defineCollection({
  name: "destinations",
  fields: {
    id: uuidField,
    account_id: uuidField,
    kind: wordField(DESTINATION_KINDS),
    status: wordField(DESTINATION_STATUSES),
    created_at: timeField,
  },
  orders: ["created_at"],
});
export const DELIVERY_PLANS = defineCollection({
  name: "delivery-plans",
  fields: { id: uuidField, account_id: uuidField },
  orders: ["updated_at"],
});

export const DeliveryPreview = Type.Object(
  {
    address: Type.String(),
    headers: Type.Array(
      Type.Object(
        {
          name: Type.String(),
          value: Type.String({ description: "Secret values are shown as dots." }),
        },
        { title: "PreviewHeader" },
      ),
    ),
    body: Type.String(),
  },
  { title: "DeliveryPreview", description: "What would be sent for a made-up lead." },
);
export type DeliveryPreview = Static<typeof DeliveryPreview>;

const Routes = Type.Array(Type.Array(Uuid, { minItems: 1, maxItems: 5, uniqueItems: true }), {
  maxItems: 10,
  description:
    "Each route gets every lead. Within a route the first destination gets it; the next one gets " +
    "it too if the one before it fails for too long.",
});
export const DeliveryPlanDocument = closed({ routes: Routes }, { title: "DeliveryPlanDocument" });
export type DeliveryPlanDocument = Static<typeof DeliveryPlanDocument>;
export const DeliveryPlan = Type.Object(
  {
    id: Uuid,
    account_id: Uuid,
    campaign_id: nullable(Uuid, {
      description:
        "Null for the account's own plan: for campaigns without a plan, and for leads bought " +
        "manually.",
    }),
    routes: Type.Array(Type.Array(Uuid)),
    updated_at: Timestamp,
  },
  { title: "DeliveryPlan" },
);
export type DeliveryPlan = Static<typeof DeliveryPlan>;

const one = { params: closed({ id: Uuid }) };
const answer = {
  200: { description: "The destination as it is now.", schema: Destination },
} as const;
const planAnswer = {
  200: { description: "The plan as it is now.", schema: DeliveryPlan },
} as const;
const problems = ["unauthenticated", "suspended", "forbidden", "not_found"] as const;
const common = { tags: ["Deliveries"], access: ["session", "key"] } as const;

export const listDestinations = defineOperation({
  ...common,
  method: "GET",
  path: "/v1/destinations",
  operationId: "listDestinations",
  summary: "List destinations",
  request: { query: listQueryOf(DESTINATIONS) },
  responses: { 200: { description: "A page.", schema: pageOf(Destination, "DestinationPage") } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const getDestination = defineOperation({
  ...common,
  method: "GET",
  path: "/v1/destinations/{id}",
  operationId: "getDestination",
  summary: "Retrieve a destination",
  request: one,
  responses: answer,
  problems: ["unauthenticated", "suspended", "not_found"],
});

export const setDestination = defineOperation({
  ...common,
  method: "PUT",
  path: "/v1/destinations/{id}",
  operationId: "setDestination",
  keyNeeds: { all: ["leads", "money", "hooks"] },
  summary: "Create or replace a destination",
  description:
    "Replaces the destination, or creates it if none has this id: choose a new UUID, and add it " +
    "to a plan. The kind cannot change afterwards. Plat makes up to ten attempts over three " +
    "days to deliver a lead, later if an answer says Retry-After. An answer of 410 switches " +
    "the destination off, and so do five days in which every attempt fails. The lead itself is " +
    "in the app from the moment it is bought.",
  needs: "recent_confirmation",
  request: { ...one, body: DestinationDocument },
  responses: answer,
  problems: [...problems, "limit_reached", "paused_by_network"],
  example: {
    name: "Our CRM",
    to: {
      kind: "http",
      address: "https://crm.example.com/leads",
      format: "json",
      headers: [{ name: "Authorization", value: "Bearer s3cret" }],
      fields: [
        { name: "person.name", value: "{first_name} {last_name}" },
        { name: "person.phone", value: "{phone}" },
      ],
    },
  },
});

export const removeDestination = defineOperation({
  ...common,
  method: "DELETE",
  path: "/v1/destinations/{id}",
  operationId: "removeDestination",
  summary: "Delete a destination with its log, and remove it from every plan",
  request: one,
  responses: { 204: { description: "Deleted; nothing more is sent." } },
  problems,
});

export const rotateDestinationSecret = defineOperation({
  ...common,
  method: "POST",
  path: "/v1/destinations/{id}/secret",
  operationId: "rotateDestinationSecret",
  summary: "Create a new secret for a destination of kind webhook",
  description:
    "Returns the new secret, which is shown only in this answer. The previous one also signs for " +
    `${OLD_SECRET_HOURS} hours.`,
  needs: "recent_confirmation",
  request: one,
  responses: { 200: { description: "The secret.", schema: WebhookSecret } },
  problems,
});

export const testDestination = defineOperation({
  ...common,
  method: "POST",
  path: "/v1/destinations/{id}/test",
  operationId: "testDestination",
  summary: "Send a test lead",
  description:
    "Sends it once and immediately, and returns what was sent and what came back. Plat keeps " +
    "nothing; the receiving system may keep its copy.",
  request: one,
  responses: { 200: { description: "The attempt.", schema: Attempt } },
  problems,
});

export const previewDelivery = defineOperation({
  ...common,
  method: "POST",
  path: "/v1/delivery-previews",
  operationId: "previewDelivery",
  summary: "Preview a delivery",
  description: "For a made-up lead. Nothing is sent and nothing is kept.",
  request: { body: closed({ to: DestinationTo }, { title: "PreviewRequest" }) },
  responses: { 200: { description: "What would be sent.", schema: DeliveryPreview } },
  problems: ["unauthenticated", "suspended", "forbidden", "paused_by_network"],
  example: {
    to: {
      kind: "http",
      address: "https://crm.example.com/leads",
      format: "form",
      fields: [{ name: "phone", value: "{phone}" }],
    },
  },
});

export const listDeliveryPlans = defineOperation({
  ...common,
  method: "GET",
  path: "/v1/delivery-plans",
  operationId: "listDeliveryPlans",
  summary: "List delivery plans",
  request: { query: listQueryOf(DELIVERY_PLANS) },
  responses: { 200: { description: "A page.", schema: pageOf(DeliveryPlan, "DeliveryPlanPage") } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const getDeliveryPlan = defineOperation({
  ...common,
  method: "GET",
  path: "/v1/delivery-plans/{id}",
  operationId: "getDeliveryPlan",
  summary: "Retrieve a delivery plan",
  request: one,
  responses: planAnswer,
  problems: ["unauthenticated", "suspended", "not_found"],
});

export const setDeliveryPlan = defineOperation({
  ...common,
  method: "PUT",
  path: "/v1/delivery-plans/{id}",
  operationId: "setDeliveryPlan",
  summary: "Create or replace a delivery plan",
  description:
    "Under a campaign's id: where its leads go. Under the account's own id: where the leads of " +
    "all other campaigns go, and those bought manually. Applies to leads bought from now on.",
  request: { ...one, body: DeliveryPlanDocument },
  responses: planAnswer,
  problems,
  example: {
    routes: [["0197f2aa-0000-7000-8000-000000000001", "0197f2aa-0000-7000-8000-000000000002"]],
  },
});

export const removeDeliveryPlan = defineOperation({
  ...common,
  method: "DELETE",
  path: "/v1/delivery-plans/{id}",
  operationId: "removeDeliveryPlan",
  summary: "Delete a delivery plan",
  description:
    "The campaign's leads then follow the account's plan; without one they stay in the app.",
  request: one,
  responses: { 204: { description: "Deleted." } },
  problems,
});
