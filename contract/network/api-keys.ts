// Defines the operations on an account's API keys.
import { type Static, Type } from "typebox";
import {
  KEY_DAYS,
  KEY_STATES,
  KEY_WARNING_DAYS,
  MOST_KEY_ADDRESSES,
  MOST_KEY_DAYS,
} from "../../domain/access/api-key.ts";
import { KEY_SCOPES } from "../../domain/access/key-scopes.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, closed, enumOf, nullable } from "../schema.ts";

const KeyPerson = Type.Object(
  { user_id: Type.String(), name: Type.String() },
  { title: "KeyPerson" },
);

export const ApiKey = Type.Object(
  {
    id: Uuid,
    name: Type.String(),
    key_hint: Type.String({ description: "The last characters." }),
    scopes: Type.Array(enumOf(KEY_SCOPES)),
    state: enumOf(KEY_STATES, {
      description:
        `expires_soon: within ${KEY_WARNING_DAYS} days. ended: its holder left the team or may ` +
        "no longer make keys; an owner may take it over, and it works again.",
    }),
    created_at: Timestamp,
    made_by: KeyPerson,
    held_by: Type.Object(KeyPerson.properties, {
      description:
        "The member with whose rights the key ends: its maker, or who took it over last.",
    }),
    expires_at: nullable(Timestamp, { description: "Null: until it is revoked." }),
    allowed_ips: Type.Array(Type.String(), { description: "Empty: from anywhere." }),
    last_used_at: nullable(Timestamp, { description: "Up to a minute late. Null: never." }),
    last_used_from: nullable(Type.String(), { description: "The address of that call." }),
    revoked_at: nullable(Timestamp),
  },
  { title: "ApiKey" },
);
export type ApiKey = Static<typeof ApiKey>;

export const listApiKeys = defineOperation({
  method: "GET",
  path: "/v1/api-keys",
  operationId: "listApiKeys",
  tags: ["Accounts"],
  summary: "List your account's API keys",
  access: ["session"],
  request: {},
  responses: {
    200: {
      description: "All keys, newest first.",
      schema: Type.Object({ items: Type.Array(ApiKey) }, { title: "ApiKeys" }),
    },
  },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const createApiKey = defineOperation({
  method: "POST",
  path: "/v1/api-keys",
  operationId: "createApiKey",
  tags: ["Accounts"],
  summary: "Create an API key",
  description:
    "The key acts for the account within its scopes, never beyond the team role of the member " +
    "who holds it, and makes no further keys. It ends when that member leaves or is no longer an " +
    "owner. It is shown only in this answer; all owners are notified.",
  access: ["session"],
  needs: "recent_confirmation",
  request: {
    body: closed({
      name: Type.String({ minLength: 1, maxLength: 120 }),
      scopes: Type.Array(enumOf(KEY_SCOPES), {
        minItems: 1,
        uniqueItems: true,
        description:
          "read: what the account sees, without contact data and amounts. leads: leads with " +
          "their contact, their sources, imports and returns. campaigns: campaigns and bids. " +
          "money: prices paid, earnings, balances, purchases and payouts. hooks: webhooks, " +
          "destinations and postbacks. Some operations need two or three: see x-plat-key-scopes.",
      }),
      expires_at: Type.Optional(
        nullable(Timestamp, {
          description:
            `At most ${MOST_KEY_DAYS} days ahead. Absent: in ${KEY_DAYS} days. Null: ` +
            "no end of its own.",
        }),
      ),
      allowed_ips: Type.Optional(
        Type.Array(Type.String({ maxLength: 50 }), {
          maxItems: MOST_KEY_ADDRESSES,
          description:
            "IPv4 and IPv6 addresses and CIDR ranges that may call. Absent or empty: any.",
        }),
      ),
    }),
  },
  responses: {
    201: {
      description: "The key.",
      schema: Type.Object({ ...ApiKey.properties, key: Type.String() }, { title: "NewApiKey" }),
    },
  },
  problems: ["unauthenticated", "suspended", "forbidden", "limit_reached"],
  example: { name: "Nightly export", scopes: ["read", "leads"] },
});

export const takeOverApiKey = defineOperation({
  method: "POST",
  path: "/v1/api-keys/{id}/take-over",
  operationId: "takeOverApiKey",
  tags: ["Accounts"],
  summary: "Move an API key to yourself",
  description:
    "From now on the key ends when you leave the team or are no longer an owner, not when its " +
    "former holder does. A key that ended so works again. Persons who know the key keep knowing " +
    "it: if one who left does, create a new key instead. All owners are notified.",
  access: ["session"],
  needs: "recent_confirmation",
  request: { params: closed({ id: Uuid }) },
  responses: { 200: { description: "The key.", schema: ApiKey } },
  problems: ["unauthenticated", "suspended", "forbidden", "not_found", "window_closed"],
});

export const revokeApiKey = defineOperation({
  method: "DELETE",
  path: "/v1/api-keys/{id}",
  operationId: "revokeApiKey",
  tags: ["Accounts"],
  summary: "Revoke an API key",
  access: ["session"],
  request: { params: closed({ id: Uuid }) },
  responses: { 204: { description: "The key no longer works." } },
  problems: ["unauthenticated", "suspended", "forbidden", "not_found"],
});
