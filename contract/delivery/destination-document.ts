// Describes a destination: where leads are handed to, in each of the ways there are.
import { LANGUAGES } from "../../domain/languages.ts";
import { type Static, Type } from "typebox";
import { callCounts, offReasonOf } from "./attempts.ts";
import { Timestamp, Uuid, closed, enumOf, nullable } from "../schema.ts";
import { WEBHOOK_STATUSES as DESTINATION_STATUSES } from "./webhooks.ts";
import {
  DESTINATION_KINDS,
  LONGEST_TEMPLATE,
  MOST_FIELDS,
  MOST_HEADERS,
  VALUE_TYPES,
} from "../../domain/deliveries/destination.ts";
import { OUTCOMES } from "../../domain/sales/outcome.ts";

const LONGEST_ADDRESS = 2_000;
const LONGEST_SECRET = 1_000;

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
export type DestinationField = Static<typeof Field>;
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
    language: Type.Optional(enumOf(LANGUAGES, { description: "Default: en." })),
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
