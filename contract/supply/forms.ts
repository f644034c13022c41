// Hosted forms: a page of the network's that asks people for their request and posts it to a source
// of the affiliate's.
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
import { defineCollection, listQueryOf, textField, timeField, uuidField } from "../collection.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, closed, enumOf, mergePatchOf, pageOf } from "../schema.ts";
import { SOURCE_STATUSES } from "./source-document.ts";

export const FORMS = defineCollection({
  name: "forms",
  fields: {
    id: uuidField,
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
      description: "Of the form and of its source; visitors do not see it.",
    }),
    kind: Type.Optional(
      enumOf(FORM_KINDS, {
        description:
          "chat: it asks in a conversation that ends in the form. Of its source, so it " +
          "cannot be changed later. Default: form.",
      }),
    ),
    language: Type.Optional(enumOf(FORM_LANGUAGES, { description: "Default: en." })),
    accent: Type.Optional(enumOf(FORM_ACCENTS, { description: "Default: spruce." })),
    ground: Type.Optional(
      enumOf(FORM_GROUNDS, { description: "auto follows the visitor's system. Default: auto." }),
    ),
    headline: words(FORM_LIMITS.headline, "Empty: words of our own."),
    intro: words(FORM_LIMITS.intro, "Under the headline. Empty: words of our own."),
    thanks: words(FORM_LIMITS.thanks, "Said when it is sent. Empty: words of our own."),
    sides: Type.Optional(
      Type.Array(enumOf(FORM_SIDES), {
        minItems: 1,
        maxItems: FORM_SIDES.length,
        uniqueItems: true,
        description: "Whom it asks; one alone is not asked for. Default: seller, buyer.",
      }),
    ),
    questions: Type.Optional(
      Type.Array(enumOf(OPTIONAL_QUESTIONS), {
        maxItems: OPTIONAL_QUESTIONS.length,
        uniqueItems: true,
        description:
          "Asked beside property type, place, price, timing and contact. Default: finance, " +
          "agent, street.",
      }),
    ),
    named_sellers: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: FORM_LIMITS.seller }), {
        maxItems: FORM_LIMITS.sellers,
        description:
          "Companies that the consent names, and that alone may buy. Empty, the default: " +
          "those on the network's buyer list.",
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
      "Visits to the page. Visitors who ask not to be tracked (Global Privacy Control) are not " +
        "counted anywhere here.",
    ),
    started: count("Of these, those that answered something."),
    finished: count("Of these, those that sent the form."),
    bots: count(
      "Posts that no person made. They were answered like any other, and nothing became of them.",
    ),
  },
  { title: "FormFunnelCounts" },
);

export const Form = Type.Object(
  {
    id: Uuid,
    account_id: Uuid,
    slug: Type.String({ description: "Where it stands: /f/{slug}, as a conversation /c/{slug}." }),
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
    status: enumOf(SOURCE_STATUSES, {
      description:
        "Of its source, which has the form's id: paused, the form says that it is closed.",
    }),
    consent_text: Type.String({ description: "Word for word what people agree to." }),
    consent_sha256: Type.String({
      description: "Of the consent text, in hex. It travels with every lead.",
    }),
    version: Type.Integer({
      description: "Grows with every change; each lead names the version that was shown.",
    }),
    funnel: Type.Object(FormFunnelCounts.properties, {
      description: `Of the last ${FORM_DAYS.usual} days.`,
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
      { description: "Oldest first, days without a visit too." },
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
  summary: "Read a hosted form",
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
  summary: "Set a hosted form",
  description:
    "Replaces the form, or makes it when there is none with this id: choose a new uuid for " +
    "it. It gets a source of the same id and is live at once. The id of a source of kind " +
    "form or chat that has no form yet gives it one.",
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
  summary: "Change members of a hosted form",
  description:
    "A JSON merge patch (RFC 7396): what is absent stays, null takes an optional member back " +
    "to its default.",
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
  summary: "Count who saw, started and sent a form",
  access: ["session", "key"],
  request: {
    ...one,
    query: closed({
      days: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: FORM_DAYS.most,
          description: `Today and the days before it. Default: ${FORM_DAYS.usual}.`,
        }),
      ),
    }),
  },
  responses: { 200: { description: "The counts.", schema: FormFunnel } },
  problems: ["unauthenticated", "suspended", "not_found"],
});
