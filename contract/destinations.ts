// Destinations: where an account has the leads it bought handed to, and the plans that say which
// leads go where, and where else when that fails.
import { type Static, Type } from "typebox";
import {
  DESTINATION_KINDS,
  LONGEST_TEMPLATE,
  MOST_FIELDS,
  MOST_HEADERS,
  VALUE_TYPES,
} from "../domain/deliveries/destination.ts";
import { OUTCOMES } from "../domain/sales/outcome.ts";
import { CallTry, callCounts, offReasonOf } from "./calls.ts";
import { defineCollection, listQueryOf, timeField, uuidField, wordField } from "./collection.ts";
import { defineOperation } from "./operation.ts";
import { Timestamp, Uuid, closed, enumOf, nullable, pageOf } from "./schema.ts";
import { WEBHOOK_STATUSES as DESTINATION_STATUSES, WebhookSecret } from "./webhooks.ts";

const LONGEST_ADDRESS = 2_000;
const LONGEST_SECRET = 1_000;

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

const Address = Type.String({
  minLength: 1,
  maxLength: LONGEST_ADDRESS,
  description: "https, on the open Internet, without a port.",
});
const Timeout = Type.Optional(
  Type.Integer({
    minimum: 1,
    maximum: 30,
    description: "Seconds until a call that brought no answer counts as failed. Default: 10.",
  }),
);
const writeOnly = (description: string) =>
  Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: LONGEST_SECRET,
      description: `${description} Never shown again; left out, it stays as it is.`,
    }),
  );

const Header = closed(
  { name: Type.String({ minLength: 1, maxLength: 100 }), value: writeOnly("What it says.") },
  { title: "DestinationHeader" },
);
const Field = closed(
  {
    name: Type.String({
      minLength: 1,
      maxLength: 200,
      description:
        "Where it stands. Points make levels: `person.phones.0.value`. In XML `@` before the " +
        "last name makes an attribute.",
    }),
    value: Type.String({
      maxLength: LONGEST_TEMPLATE,
      description: "A text with {macros}, such as `{first_name} {last_name}`.",
    }),
    type: Type.Optional(
      enumOf(VALUE_TYPES, {
        description:
          "What it is in JSON; left out where it is empty, unless it is a text. Default: text.",
      }),
    ),
  },
  { title: "DestinationField" },
);
const headers = Type.Optional(
  Type.Array(Header, {
    maxItems: MOST_HEADERS,
    description: "Sent along, for keys and the like. Default: none.",
  }),
);
const answers = {
  answer_contains: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: "What an answer of 2xx must hold to count, in any case. Default: anything.",
    }),
  ),
  answer_lacks: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: "What it must not hold. Default: nothing.",
    }),
  ),
};

const ToWebhook = closed(
  { kind: Type.Literal("webhook"), address: Address, timeout_seconds: Timeout },
  {
    title: "ToWebhook",
    description:
      "A signed call as Standard Webhooks has it, with the whole lead as this API shows it to you.",
  },
);
const ToHttp = closed(
  {
    kind: Type.Literal("http"),
    address: Address,
    format: enumOf(["json", "form", "xml"]),
    root: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 100,
        description: "XML's outermost element. Default: lead.",
      }),
    ),
    headers,
    fields: Type.Array(Field, { minItems: 1, maxItems: MOST_FIELDS }),
    ...answers,
    timeout_seconds: Timeout,
  },
  {
    title: "ToHttp",
    description: "Any system that takes leads by POST, with its own names for things.",
  },
);
const ToEmail = closed(
  {
    kind: Type.Literal("email"),
    addresses: Type.Array(Type.String({ minLength: 3, maxLength: 254 }), {
      minItems: 1,
      maxItems: 5,
      uniqueItems: true,
    }),
    language: Type.Optional(enumOf(["en", "es"], { description: "Default: en." })),
  },
  { title: "ToEmail", description: "An e-mail with the lead and its contact." },
);
const Stage = closed(
  {
    stage: Type.String({
      minLength: 1,
      maxLength: 100,
      description: "As Follow Up Boss calls it, in any case.",
    }),
    outcome: enumOf(OUTCOMES),
  },
  { title: "StageOutcome" },
);
const stages = Type.Optional(
  Type.Array(Stage, {
    maxItems: 50,
    description:
      "What a stage says about the lead; others say nothing. Default: those that every " +
      "account begins with.",
  }),
);
const ToFollowUpBoss = closed(
  {
    kind: Type.Literal("follow_up_boss"),
    api_key: writeOnly("An API key of the account."),
    source: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 100,
        description: "What Follow Up Boss names as the lead's source. Default: the network's name.",
      }),
    ),
    system: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 100,
        description: "Sent as X-System, for who registered one.",
      }),
    ),
    system_key: writeOnly(
      "Sent as X-System-Key; calls from there are then signed with it, and others refused.",
    ),
    stages,
    timeout_seconds: Timeout,
  },
  {
    title: "ToFollowUpBoss",
    description:
      "An event of Follow Up Boss, which makes or finds the person and starts its automations.",
  },
);
const ToSms = closed(
  {
    kind: Type.Literal("sms"),
    address: Address,
    format: enumOf(["json", "form"]),
    headers,
    to: Type.String({ pattern: "^\\+[1-9]\\d{7,14}$", description: "E.164: +19165550100." }),
    to_field: Type.String({
      minLength: 1,
      maxLength: 200,
      description: "What the gateway calls the number.",
    }),
    text_field: Type.String({
      minLength: 1,
      maxLength: 200,
      description: "What it calls the text.",
    }),
    text: Type.String({
      minLength: 1,
      maxLength: 480,
      description: "With {macros}, such as `New {side} in {city}: {first_name}, {phone}`.",
    }),
    fields: Type.Optional(
      Type.Array(Field, {
        maxItems: MOST_FIELDS,
        description: "What else the gateway wants. Default: nothing.",
      }),
    ),
    ...answers,
    timeout_seconds: Timeout,
  },
  { title: "ToSms", description: "A text message through your own gateway." },
);
export const DestinationTo = Type.Union([ToWebhook, ToHttp, ToEmail, ToFollowUpBoss, ToSms], {
  title: "DestinationTo",
});
export type DestinationTo = Static<typeof DestinationTo>;

export const DestinationDocument = closed(
  {
    name: Type.String({ minLength: 1, maxLength: 80, pattern: "\\S" }),
    to: DestinationTo,
    fall_back_after_minutes: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 1_440,
        description:
          "How long a lead may fail to arrive before the next of its route gets it, too. It " +
          "is tried on here all the same. Default: 5.",
      }),
    ),
    status: Type.Optional(
      enumOf(["active", "paused"], {
        description: "Paused, what waits goes on waiting. Default: active.",
      }),
    ),
  },
  { title: "DestinationDocument" },
);
export type DestinationDocument = Static<typeof DestinationDocument>;

export const Destination = Type.Object(
  {
    id: Uuid,
    account_id: Uuid,
    name: Type.String(),
    kind: enumOf(DESTINATION_KINDS),
    to: DestinationTo,
    has_key: Type.Boolean({
      description:
        "Whether there is an API key, for Follow Up Boss. Keys and what headers say are " +
        "never shown again.",
    }),
    fall_back_after_minutes: Type.Integer(),
    status: enumOf(DESTINATION_STATUSES, {
      description: "off: switched off for you; set it to active again once its system is mended.",
    }),
    off_reason: offReasonOf(),
    ...callCounts,
    stages_url: nullable(
      Type.String({
        description:
          "For Follow Up Boss: where its webhook `peopleStageUpdated` is to call. Null for " +
          "other kinds, and for whoever may not change it.",
      }),
    ),
    created_at: Timestamp,
    updated_at: Timestamp,
    abilities: Type.Object({ update: Type.Boolean() }, { title: "DestinationAbilities" }),
  },
  { title: "Destination" },
);
export type Destination = Static<typeof Destination>;

export const DeliveryPreview = Type.Object(
  {
    address: Type.String(),
    headers: Type.Array(
      Type.Object(
        {
          name: Type.String(),
          value: Type.String({ description: "Dots for what is never shown." }),
        },
        { title: "PreviewHeader" },
      ),
    ),
    body: Type.String(),
  },
  { title: "DeliveryPreview", description: "What would be sent for a lead that nobody is." },
);
export type DeliveryPreview = Static<typeof DeliveryPreview>;

const Routes = Type.Array(Type.Array(Uuid, { minItems: 1, maxItems: 5, uniqueItems: true }), {
  maxItems: 10,
  description:
    "Each route gets every lead. Within a route the first destination gets it; the next gets " +
    "it, too, where the one before fails for too long.",
});
export const DeliveryPlanDocument = closed({ routes: Routes }, { title: "DeliveryPlanDocument" });
export type DeliveryPlanDocument = Static<typeof DeliveryPlanDocument>;
export const DeliveryPlan = Type.Object(
  {
    id: Uuid,
    account_id: Uuid,
    campaign_id: nullable(Uuid, {
      description:
        "Null for the account's own plan: of campaigns that have none, and of leads bought " +
        "by hand.",
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
  summary: "Read a destination",
  request: one,
  responses: answer,
  problems: ["unauthenticated", "suspended", "not_found"],
});

export const setDestination = defineOperation({
  ...common,
  method: "PUT",
  path: "/v1/destinations/{id}",
  operationId: "setDestination",
  summary: "Set a destination",
  description:
    "Replaces the destination, or makes it when there is none with this id: choose a new " +
    "uuid for it, and take it up in a plan. Its kind stays what it was made as. A lead that " +
    "does not arrive is tried ten times over three days, later where an answer says " +
    "Retry-After; 410 switches the destination off, and so do five days of nothing but " +
    "failure. The lead itself is yours in the app from the moment it was bought.",
  request: { ...one, body: DestinationDocument },
  responses: answer,
  problems,
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
  summary: "Remove a destination with its log, from every plan too",
  request: one,
  responses: { 204: { description: "It is gone; nothing more is sent." } },
  problems,
});

export const renewDestinationSecret = defineOperation({
  ...common,
  method: "POST",
  path: "/v1/destinations/{id}/secret",
  operationId: "renewDestinationSecret",
  summary: "Make a new secret for a destination of kind webhook",
  description:
    "Answers with the new secret, which is shown this once. The one before it signs beside " +
    "it for 24 hours.",
  request: one,
  responses: { 200: { description: "The secret.", schema: WebhookSecret } },
  problems,
});

export const testDestination = defineOperation({
  ...common,
  method: "POST",
  path: "/v1/destinations/{id}/test",
  operationId: "testDestination",
  summary: "Send a lead that nobody is",
  description:
    "Once, at once, and answers with what was sent and what came back. Nothing is kept; the " +
    "system at the other end may keep its copy.",
  request: one,
  responses: { 200: { description: "The call.", schema: CallTry } },
  problems,
});

export const previewDelivery = defineOperation({
  ...common,
  method: "POST",
  path: "/v1/delivery-previews",
  operationId: "previewDelivery",
  summary: "See what would be sent",
  description: "For a lead that nobody is. Nothing is sent and nothing kept.",
  request: { body: closed({ to: DestinationTo }, { title: "PreviewRequest" }) },
  responses: { 200: { description: "What would be sent.", schema: DeliveryPreview } },
  problems: ["unauthenticated", "suspended", "forbidden"],
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
  summary: "Read a delivery plan",
  request: one,
  responses: planAnswer,
  problems: ["unauthenticated", "suspended", "not_found"],
});

export const setDeliveryPlan = defineOperation({
  ...common,
  method: "PUT",
  path: "/v1/delivery-plans/{id}",
  operationId: "setDeliveryPlan",
  summary: "Set a delivery plan",
  description:
    "Under a campaign's id: where its leads go. Under the account's own id: where those of " +
    "all other campaigns go, and those bought by hand. Of leads bought from now on.",
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
  summary: "Remove a delivery plan",
  description:
    "A campaign's leads then go where the account's go; without the account's plan they stay " +
    "in the app.",
  request: one,
  responses: { 204: { description: "It is gone." } },
  problems,
});
