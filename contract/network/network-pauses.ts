// Defines the operations on pauses by the network, which only the network ends.
import { type Static, Type } from "typebox";
import {
  LONGEST_NETWORK_PAUSE_DAYS,
  LONGEST_NETWORK_PAUSE_REASON,
  NETWORK_PAUSE_KINDS,
  NETWORK_PAUSE_STATES,
} from "../../domain/network-pauses/network-pause.ts";
import { LONGEST_SUB_ID, SUB_ID_NAMES } from "../../domain/network-pauses/sub-id-pause.ts";
import { defineCollection, listQueryOf, timeField, uuidField, wordField } from "../collection.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, closed, enumOf, nullable, pageOf } from "../schema.ts";

export const NETWORK_PAUSES = defineCollection({
  name: "network pauses",
  fields: {
    id: uuidField,
    account_id: uuidField,
    kind: wordField(NETWORK_PAUSE_KINDS),
    thing_id: uuidField,
    state: wordField(NETWORK_PAUSE_STATES),
    set_at: timeField,
  },
  orders: ["set_at"],
});

const KIND =
  "sub_id: posts of a source with this value in one of sub1 to sub5. form: a hosted form or " +
  "conversation, with everything that comes in by its source.";
const THING =
  "The campaign, source or destination; of a sub id, its source; of a form, the form, which has " +
  "the id of its source.";

export const NetworkPause = Type.Object(
  {
    id: Uuid,
    account_id: Uuid,
    account_name: Type.String({ description: "The owner." }),
    kind: enumOf(NETWORK_PAUSE_KINDS, { description: KIND }),
    thing_id: Type.String({ format: "uuid", description: THING }),
    name: Type.String({ description: "What the thing was called when it was paused." }),
    sub: nullable(enumOf(SUB_ID_NAMES)),
    value: nullable(Type.String(), { description: "The paused value of the sub id." }),
    state: enumOf(NETWORK_PAUSE_STATES),
    reason: Type.String({ description: "For the owner, who reads it." }),
    set_at: Timestamp,
    set_by_name: nullable(Type.String(), { description: "For the network; null for others." }),
    ends_at: nullable(Timestamp, { description: "When it ends automatically; null: never." }),
    ended_at: nullable(Timestamp),
    ended_by_name: nullable(Type.String(), {
      description: "For the network; null for others, and where it reached its end.",
    }),
    abilities: Type.Object(
      { change: Type.Boolean(), end: Type.Boolean() },
      { title: "NetworkPauseAbilities", description: "The actions that you can take now." },
    ),
  },
  { title: "NetworkPause" },
);
export type NetworkPause = Static<typeof NetworkPause>;

const reason = Type.String({
  minLength: 1,
  maxLength: LONGEST_NETWORK_PAUSE_REASON,
  pattern: "\\S",
  description: "Why. The owner reads it.",
});
const endsAt = nullable(Type.String({ format: "date-time" }), {
  description:
    `ISO 8601, in the future, at most ${LONGEST_NETWORK_PAUSE_DAYS} days away. null: until the ` +
    "network ends it.",
});
const answer = { 200: { description: "The pause as it is now.", schema: NetworkPause } } as const;
const READ = ["unauthenticated", "suspended", "forbidden"] as const;
const ofPause = closed({ id: Uuid });

export const listNetworkPauses = defineOperation({
  method: "GET",
  path: "/v1/network-pauses",
  operationId: "listNetworkPauses",
  tags: ["Accounts"],
  summary: "List pauses by the network",
  description: "Of what your account owns; the network sees all of them.",
  access: ["session", "key"],
  request: { query: listQueryOf(NETWORK_PAUSES) },
  responses: {
    200: { description: "A page.", schema: pageOf(NetworkPause, "NetworkPausePage") },
  },
  problems: READ,
});

export const getNetworkPause = defineOperation({
  method: "GET",
  path: "/v1/network-pauses/{id}",
  operationId: "getNetworkPause",
  tags: ["Accounts"],
  summary: "Retrieve a pause by the network",
  access: ["session", "key"],
  request: { params: ofPause },
  responses: answer,
  problems: ["unauthenticated", "suspended", "not_found"],
});

export const setNetworkPause = defineOperation({
  method: "POST",
  path: "/v1/network-pauses",
  operationId: "setNetworkPause",
  tags: ["Accounts"],
  summary: "Pause what an account owns, as the network",
  description:
    "For people of the network who may pause. Once you have the answer, no lead is decided as " +
    "before. The owner is notified with the reason and the end, keeps its own status beneath, " +
    "and can't end the pause, whatever it changes. A campaign's offers that were made before " +
    "stay binding.",
  access: ["session"],
  request: {
    body: closed({
      kind: enumOf(NETWORK_PAUSE_KINDS, { description: KIND }),
      thing_id: Type.String({ format: "uuid", description: THING }),
      sub: Type.Optional(enumOf(SUB_ID_NAMES, { description: "Of a sub id, required." })),
      value: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: LONGEST_SUB_ID,
          pattern: "\\S",
          description:
            "Of a sub id, required. Other cases and spaces around or between its words are the " +
            "same value.",
        }),
      ),
      reason,
      ends_at: Type.Optional(endsAt),
    }),
  },
  responses: answer,
  problems: [...READ, "not_found", "already_decided"],
  example: {
    kind: "campaign",
    thing_id: "0197a3c2-0000-7000-8000-000000000001",
    reason: "The license for Nevada has expired. Send us the renewed one.",
    ends_at: null,
  },
});

export const changeNetworkPause = defineOperation({
  method: "PATCH",
  path: "/v1/network-pauses/{id}",
  operationId: "changeNetworkPause",
  tags: ["Accounts"],
  summary: "Update the reason or the end of a pause",
  description: "For people of the network who may pause. The owner is notified.",
  access: ["session"],
  request: {
    params: ofPause,
    body: closed({ reason: Type.Optional(reason), ends_at: Type.Optional(endsAt) }),
  },
  responses: answer,
  problems: [...READ, "not_found", "already_decided"],
  example: { ends_at: null },
});

export const endNetworkPause = defineOperation({
  method: "POST",
  path: "/v1/network-pauses/{id}/end",
  operationId: "endNetworkPause",
  tags: ["Accounts"],
  summary: "End a pause",
  description:
    "For people of the network who may pause. What was paused is again what its owner wants. The " +
    "owner is notified. A pause that is over is answered as it is.",
  access: ["session"],
  request: { params: ofPause },
  responses: answer,
  problems: [...READ, "not_found"],
});
