// Defines the operations on hosted forms: pages on the network's site that collect a consumer's
// request and post it to one of the affiliate's sources.
import { type Static, Type } from "typebox";
import {
  FORM_ACCENTS,
  FORM_GROUNDS,
  FORM_KINDS,
  FORM_LANGUAGES,
  FORM_LIMITS,
  FORM_SIDES,
  OPTIONAL_QUESTIONS,
  FORM_DAYS,
} from "../../domain/forms/form-document.ts";
import {
  defineCollection,
  listQueryOf,
  textField,
  timeField,
  uuidField,
  wordsField,
} from "../collection.ts";
import { networkPauseMember } from "../network/pause-in-force.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, closed, enumOf, mergePatchOf, pageOf } from "../schema.ts";
import { SOURCE_STATUSES } from "./source-document.ts";

export const FORMS = defineCollection({
  name: "forms",
  fields: {
    id: uuidField,
    find: wordsField,
    account_id: uuidField,
    slug: textField,
    created_at: timeField,
    updated_at: timeField,
  },
  orders: ["created_at", "updated_at"],
});

const words = (most: number, description: string) =>
  Type.Optional(Type.String({ maxLength: most, description }));

export const FormDocument = closed(
  {
    name: Type.String({
      minLength: 1,
      maxLength: FORM_LIMITS.name,
      description: "The name of the form and its source; visitors do not see it.",
    }),
    kind: Type.Optional(
      enumOf(FORM_KINDS, {
        description:
          "chat: it asks in a conversation that ends in the form. It is the kind of its source " +
          "and cannot be changed later. Default: form.",
      }),
    ),
    language: Type.Optional(enumOf(FORM_LANGUAGES, { description: "Default: en." })),
    accent: Type.Optional(enumOf(FORM_ACCENTS, { description: "Default: spruce." })),
    ground: Type.Optional(
      enumOf(FORM_GROUNDS, { description: "auto follows the visitor's system. Default: auto." }),
    ),
    headline: words(FORM_LIMITS.headline, "Empty: Plat's standard text."),
    intro: words(FORM_LIMITS.intro, "Under the headline. Empty: Plat's standard text."),
    thanks: words(FORM_LIMITS.thanks, "Shown after the form is sent. Empty: Plat's standard text."),
    sides: Type.Optional(
      Type.Array(enumOf(FORM_SIDES), {
        minItems: 1,
        maxItems: FORM_SIDES.length,
        uniqueItems: true,
        description:
          "The sides that the form offers; a single one is not asked for. Default: seller, buyer.",
      }),
    ),
    questions: Type.Optional(
      Type.Array(enumOf(OPTIONAL_QUESTIONS), {
        maxItems: OPTIONAL_QUESTIONS.length,
        uniqueItems: true,
        description:
          "Asked in addition to property type, place, price, timing and contact. Default: " +
          "finance, agent, street.",
      }),
    ),
    named_sellers: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: FORM_LIMITS.seller }), {
        maxItems: FORM_LIMITS.sellers,
        description:
          "Companies that the consent names; only they may buy. Empty, the default: those on the " +
          "network's buyer list.",
      }),
    ),
  },
  { title: "FormDocument" },
);
export type FormDocument = Static<typeof FormDocument>;

export const FormPatch = mergePatchOf(FormDocument, "FormPatch");

const count = (description: string) => Type.Integer({ minimum: 0, description });

const FormFunnelCounts = Type.Object(
  {
    seen: count(
      "Visits to the page. Visitors who opt out of tracking (Global Privacy Control) are in none " +
        "of these counts.",
    ),
    started: count("Visits with at least one answer."),
    finished: count("Visits that sent the form."),
    bots: count("Posts by bots. They were answered like others and discarded."),
  },
  { title: "FormFunnelCounts" },
);

export const Form = Type.Object(
  {
    id: Uuid,
    account_id: Uuid,
    slug: Type.String({
      description: "The form's address is /f/{slug}; a conversation's is /c/{slug}.",
    }),
    ...FormDocument.properties,
    kind: enumOf(FORM_KINDS),
    language: enumOf(FORM_LANGUAGES),
    accent: enumOf(FORM_ACCENTS),
    ground: enumOf(FORM_GROUNDS),
    headline: Type.String(),
    intro: Type.String(),
    thanks: Type.String(),
    sides: Type.Array(enumOf(FORM_SIDES)),
    questions: Type.Array(enumOf(OPTIONAL_QUESTIONS)),
    named_sellers: Type.Array(Type.String()),
    network_pause: networkPauseMember(
      "While it is in force, the form says that it is closed, and takes no data.",
    ),
    status: enumOf(SOURCE_STATUSES, {
      description:
        "The status of its source, which has the form's id. While it is paused, the form says " +
        "that it is closed.",
    }),
    consent_text: Type.String({ description: "The exact text that consumers agree to." }),
    consent_sha256: Type.String({
      description: "SHA-256 of the consent text, in hex. It is sent with every lead.",
    }),
    version: Type.Integer({
      description: "Increases with every change; each lead has the version that was shown.",
    }),
    funnel: Type.Object(FormFunnelCounts.properties, {
      description: `Counts of the last ${FORM_DAYS.usual} days.`,
    }),
    created_at: Timestamp,
    updated_at: Timestamp,
    abilities: Type.Object({ update: Type.Boolean() }, { title: "FormAbilities" }),
  },
  { title: "Form" },
);
export type Form = Static<typeof Form>;

export const FormFunnel = Type.Object(
  {
    days: Type.Array(
      Type.Object(
        {
          day: Type.String({ format: "date", description: "In UTC." }),
          ...FormFunnelCounts.properties,
        },
        { title: "FormDay" },
      ),
      { description: "Oldest first, including days without a visit." },
    ),
    ...FormFunnelCounts.properties,
  },
  { title: "FormFunnel" },
);
export type FormFunnel = Static<typeof FormFunnel>;

const one = { params: closed({ id: Uuid }) };
const answer = { 200: { description: "The form as it is now.", schema: Form } } as const;

export const listForms = defineOperation({
  method: "GET",
  path: "/v1/forms",
  operationId: "listForms",
  tags: ["Sources"],
  summary: "List hosted forms",
  access: ["session", "key"],
  request: { query: listQueryOf(FORMS) },
  responses: { 200: { description: "A page.", schema: pageOf(Form, "FormPage") } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const getForm = defineOperation({
  method: "GET",
  path: "/v1/forms/{id}",
  operationId: "getForm",
  tags: ["Sources"],
  summary: "Retrieve a hosted form",
  access: ["session", "key"],
  request: one,
  responses: answer,
  problems: ["unauthenticated", "suspended", "not_found"],
});

export const setForm = defineOperation({
  method: "PUT",
  path: "/v1/forms/{id}",
  operationId: "setForm",
  tags: ["Sources"],
  summary: "Create or replace a hosted form",
  description:
    "Replaces the form, or creates it if none has this id: choose a new UUID. It gets a source " +
    "with the same id and is live immediately. The id of a source of kind form or chat without " +
    "a form adds a form to that source.",
  access: ["session", "key"],
  request: { ...one, body: FormDocument },
  responses: answer,
  problems: ["unauthenticated", "suspended", "forbidden", "not_found"],
  example: { name: "Home value", headline: "What is your home worth?", sides: ["seller"] },
});

export const mergeForm = defineOperation({
  method: "PATCH",
  path: "/v1/forms/{id}",
  operationId: "mergeForm",
  tags: ["Sources"],
  summary: "Update a hosted form",
  description:
    "A JSON merge patch (RFC 7396): absent members stay unchanged; null resets an optional " +
    "member to its default.",
  access: ["session", "key"],
  request: { ...one, body: FormPatch },
  responses: answer,
  problems: ["unauthenticated", "suspended", "forbidden", "not_found"],
  example: { accent: "ocean" },
});

export const getFormFunnel = defineOperation({
  method: "GET",
  path: "/v1/forms/{id}/funnel",
  operationId: "getFormFunnel",
  tags: ["Sources"],
  summary: "Count the visitors who saw, started and sent a form",
  access: ["session", "key"],
  request: {
    ...one,
    query: closed({
      days: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: FORM_DAYS.most,
          description: `Number of days up to and including today. Default: ${FORM_DAYS.usual}.`,
        }),
      ),
    }),
  },
  responses: { 200: { description: "The counts.", schema: FormFunnel } },
  problems: ["unauthenticated", "suspended", "not_found"],
});
