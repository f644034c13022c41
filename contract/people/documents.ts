// Defines the operations on a person's own documents: preferences and saved views.
import { type Static, type TObject, type TSchema, Type } from "typebox";
import { type Operation, defineOperation } from "../operation.ts";
import { QUERY_LIMITS } from "../collection.ts";
import { Timestamp, closed, mergePatchOf, nullable } from "../schema.ts";

const DocumentId = Type.String({
  pattern: "^[a-z0-9][a-z0-9_-]{0,63}$",
  description: "Chosen by you: lower-case letters, digits, - and _.",
});
const one = { params: closed({ id: DocumentId }) };

/** Conditions that the watch adds: the licensed states, and its start and end of time. */
const WATCH_CONDITIONS = 3;

/** Free-form on purpose: each screen stores what it needs. */
export const PreferencesDocument = Type.Unsafe<Readonly<Record<string, unknown>>>({
  type: "object",
  maxProperties: 100,
  additionalProperties: true,
  title: "PreferencesDocument",
  description: "Settings that a screen stores for you, at most 16 kB.",
});

export const SavedViewDocument = closed(
  {
    name: Type.String({ minLength: 1, maxLength: 120 }),
    path: Type.String({
      minLength: 1,
      maxLength: 200,
      pattern: "^/",
      description: "The screen, such as /leads.",
    }),
    query: Type.String({
      maxLength: 4_000,
      description: "The query string of the screen's address, without the question mark.",
    }),
    watch: Type.Optional(
      Type.Array(Type.String({ maxLength: 8_000 }), {
        maxItems: QUERY_LIMITS.conditions - WATCH_CONDITIONS,
        description:
          "Conditions on listings, as in `GET /v1/listings`: an advertiser's account is notified " +
          "of new listings that match all of them. Absent: no notification.",
      }),
    ),
  },
  { title: "SavedViewDocument" },
);

const recordOf = <Document extends TSchema>(document: Document, title: string) =>
  Type.Object({ id: Type.String(), document, updated_at: Timestamp }, { title });

/** Preferences can be read before they are first set: they are empty until then. */
export const Preferences = Type.Object(
  {
    id: Type.String(),
    document: PreferencesDocument,
    updated_at: nullable(Timestamp, { description: "Null until they are first set." }),
  },
  { title: "Preferences" },
);
export const SavedView = recordOf(SavedViewDocument, "SavedView");
export type Preferences = Static<typeof Preferences>;
export type SavedView = Static<typeof SavedView>;

const SavedViewPatch = mergePatchOf(SavedViewDocument, "SavedViewPatch");
/** A merge patch of preferences may have any members; null removes one. */
const PreferencesPatch = Type.Unsafe<Readonly<Record<string, unknown>>>({
  ...PreferencesDocument,
  title: "PreferencesPatch",
});

const PROBLEMS = ["unauthenticated", "suspended", "not_found"] as const;
const answer = <Schema extends TObject>(schema: Schema) =>
  ({
    200: { description: "The document as it is now.", schema },
  }) as const satisfies Operation["responses"];

export const getPreferences = defineOperation({
  method: "GET",
  path: "/v1/preferences/{id}",
  operationId: "getPreferences",
  tags: ["Documents"],
  summary: "Retrieve preferences",
  description: "Empty until they are first set.",
  access: ["session"],
  isOpenToWaiting: true,
  request: one,
  responses: answer(Preferences),
  problems: ["unauthenticated", "suspended"],
});
export const setPreferences = defineOperation({
  method: "PUT",
  path: "/v1/preferences/{id}",
  operationId: "setPreferences",
  tags: ["Documents"],
  summary: "Replace preferences",
  access: ["session"],
  isOpenToWaiting: true,
  request: { ...one, body: PreferencesDocument },
  responses: answer(Preferences),
  problems: PROBLEMS,
  example: { theme: "dark" },
});
export const mergePreferences = defineOperation({
  method: "PATCH",
  path: "/v1/preferences/{id}",
  operationId: "mergePreferences",
  tags: ["Documents"],
  summary: "Update preferences",
  access: ["session"],
  isOpenToWaiting: true,
  request: { ...one, body: PreferencesPatch },
  responses: answer(Preferences),
  problems: PROBLEMS,
  example: { theme: null },
});

export const listSavedViews = defineOperation({
  method: "GET",
  path: "/v1/saved-views",
  operationId: "listSavedViews",
  tags: ["Documents"],
  summary: "List your saved views",
  access: ["session"],
  request: {},
  responses: {
    200: {
      description: "All views, by name.",
      schema: Type.Object({ items: Type.Array(SavedView) }, { title: "SavedViews" }),
    },
  },
  problems: ["unauthenticated", "suspended"],
});
export const getSavedView = defineOperation({
  method: "GET",
  path: "/v1/saved-views/{id}",
  operationId: "getSavedView",
  tags: ["Documents"],
  summary: "Retrieve a saved view",
  access: ["session"],
  request: one,
  responses: answer(SavedView),
  problems: PROBLEMS,
});
export const setSavedView = defineOperation({
  method: "PUT",
  path: "/v1/saved-views/{id}",
  operationId: "setSavedView",
  tags: ["Documents"],
  summary: "Create or replace a saved view",
  access: ["session"],
  request: { ...one, body: SavedViewDocument },
  responses: answer(SavedView),
  problems: PROBLEMS,
  example: { name: "Hot sellers", path: "/marketplace", query: "tier=hot&side=seller" },
});
export const mergeSavedView = defineOperation({
  method: "PATCH",
  path: "/v1/saved-views/{id}",
  operationId: "mergeSavedView",
  tags: ["Documents"],
  summary: "Update a saved view",
  access: ["session"],
  request: { ...one, body: SavedViewPatch },
  responses: answer(SavedView),
  problems: PROBLEMS,
  example: { name: "Hot sellers, CA" },
});
export const deleteSavedView = defineOperation({
  method: "DELETE",
  path: "/v1/saved-views/{id}",
  operationId: "deleteSavedView",
  tags: ["Documents"],
  summary: "Delete a saved view",
  access: ["session"],
  request: one,
  responses: { 204: { description: "Deleted." } },
  problems: PROBLEMS,
});
