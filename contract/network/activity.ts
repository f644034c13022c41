// Defines the operations on the activity log: entries with names and changed values, the file of
// them, and the head of their chain.
import { type Static, Type } from "typebox";
import type { ActivityValue } from "../../domain/activity/changes.ts";
import { ACTIVITY_GROUPS } from "../../domain/activity/groups.ts";
import {
  defineCollection,
  listQueryOf,
  textField,
  timeField,
  uuidField,
  wordField,
} from "../collection.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, closed, enumOf, nullable, pageOf } from "../schema.ts";

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
    group: { type: "word", words: ACTIVITY_GROUPS, operators: ["eq", "in"] },
    subject_kind: textField,
    subject_id: textField,
  },
  orders: ["at"],
});

const anyValue = (description: string) =>
  Type.Optional(Type.Unsafe<ActivityValue>({ description }));

const ActivityChange = Type.Object(
  {
    field: Type.String({ description: "For example exclusive_bid_cents or limits.leads.day." }),
    before: anyValue(
      "JSON: money in cents, times in ISO 8601, null for nothing. Absent, as `after`, for " +
        "secrets, ways to reach people, and addresses that may contain a secret.",
    ),
    after: anyValue("As `before`. A long list has only its size: {entries: 812}."),
  },
  { title: "ActivityChange" },
);

export const Activity = Type.Object(
  {
    id: Uuid,
    at: Timestamp,
    actor_kind: enumOf(ACTOR_KINDS),
    actor_id: Type.String(),
    actor_name: nullable(Type.String(), {
      description: "Null for others' people, and for the program.",
    }),
    actor_is: enumOf(["account", "network", "other", "program"], {
      description: "Of the account, of the network, of another account, or the program itself.",
    }),
    account_id: Uuid,
    account_name: nullable(Type.String()),
    action: Type.String({ description: "For example campaign.updated." }),
    subject_kind: Type.String(),
    subject_id: Type.String(),
    subject_name: nullable(Type.String(), {
      description: "As it is called now; as it was called then, if it is gone.",
    }),
    detail: Type.Unsafe<Readonly<Record<string, unknown>>>({
      type: "object",
      additionalProperties: true,
      description: "What belongs to the act, such as a reason or a count; never contact data.",
    }),
    changes: Type.Array(ActivityChange, {
      description: "What it changed, from which value to which; never contact data or secrets.",
    }),
    names: Type.Unsafe<Readonly<Record<string, string>>>({
      type: "object",
      additionalProperties: { type: "string" },
      description: "The names of people and records whose ids are values of changes.",
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

export const EXPORT_FORMATS = ["csv", "jsonl"] as const;

export const exportActivity = defineOperation({
  method: "GET",
  path: "/v1/activity/export",
  operationId: "exportActivity",
  tags: ["Activity"],
  summary: "Export the activity as a file",
  description:
    "What you see, newest first, with the filters of the list. csv: a line for each changed " +
    "field; jsonl: an entry as JSON in each line. The export is itself in the log.",
  access: ["session"],
  needs: "recent_confirmation",
  request: {
    query: closed({
      where: listQueryOf(ACTIVITY).properties.where,
      format: Type.Optional(enumOf(EXPORT_FORMATS, { description: "Default: csv." })),
    }),
  },
  responses: {
    200: {
      description: "The file, UTF-8; as JSON lines it is an octet stream.",
      mediaType: "text/csv",
      schema: Type.String(),
    },
  },
  problems: ["unauthenticated", "suspended"],
});

export const ActivityChain = Type.Object(
  {
    no: Type.Integer({ minimum: 0, description: "Entries in the chain." }),
    hash: nullable(Type.String(), { description: "SHA-256 of the newest link, in hex." }),
  },
  { title: "ActivityChain" },
);
export type ActivityChain = Static<typeof ActivityChain>;

export const getActivityChain = defineOperation({
  method: "GET",
  path: "/v1/activity-chain",
  operationId: "getActivityChain",
  tags: ["Activity"],
  summary: "Retrieve the newest link of the activity log's chain",
  description:
    "For people of the network who read its log. Keep it elsewhere: by it, verify-activity finds " +
    "out whether any earlier entry was changed since.",
  access: ["session"],
  request: {},
  responses: { 200: { description: "The newest link.", schema: ActivityChain } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});
