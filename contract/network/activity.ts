// Defines the operations on the activity log.
import { type Static, Type } from "typebox";
import {
  defineCollection,
  listQueryOf,
  textField,
  timeField,
  uuidField,
  wordField,
} from "../collection.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, closed, enumOf, pageOf } from "../schema.ts";

export const ACTOR_KINDS = ["user", "key", "source", "system"] as const;

export const ACTIVITY = defineCollection({
  name: "activity",
  fields: {
    id: uuidField,
    at: timeField,
    account_id: uuidField,
    actor_kind: wordField(ACTOR_KINDS),
    actor_id: textField,
    action: textField,
    subject_kind: textField,
    subject_id: textField,
  },
  orders: ["at"],
});

export const Activity = Type.Object(
  {
    id: Uuid,
    at: Timestamp,
    actor_kind: enumOf(ACTOR_KINDS),
    actor_id: Type.String(),
    account_id: Uuid,
    action: Type.String({ description: "For example campaign.updated." }),
    subject_kind: Type.String(),
    subject_id: Type.String(),
    detail: Type.Unsafe<Readonly<Record<string, unknown>>>({
      type: "object",
      additionalProperties: true,
      description: "What changed; never contact data.",
    }),
  },
  { title: "Activity" },
);
export type Activity = Static<typeof Activity>;

export const listActivity = defineOperation({
  method: "GET",
  path: "/v1/activity",
  operationId: "listActivity",
  tags: ["Activity"],
  summary: "List activity",
  access: ["session", "key"],
  keyNeeds: { all: ["read", "money"] },
  request: { query: listQueryOf(ACTIVITY) },
  responses: { 200: { description: "A page.", schema: pageOf(Activity, "ActivityPage") } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const getActivity = defineOperation({
  method: "GET",
  path: "/v1/activity/{id}",
  operationId: "getActivity",
  tags: ["Activity"],
  summary: "Retrieve an entry of the activity log",
  access: ["session", "key"],
  keyNeeds: { all: ["read", "money"] },
  request: { params: closed({ id: Uuid }) },
  responses: { 200: { description: "The entry.", schema: Activity } },
  problems: ["unauthenticated", "suspended", "not_found"],
});
