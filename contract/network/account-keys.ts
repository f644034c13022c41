// Defines the operations on the API keys of other accounts, for the network.
import { Type } from "typebox";
import { defineOperation } from "../operation.ts";
import { Uuid, closed } from "../schema.ts";
import { ApiKey } from "./api-keys.ts";

const LONGEST_REASON = 500;

/** Why the network revokes a key; the account reads it. */
export const RevocationReason = Type.String({
  minLength: 1,
  maxLength: LONGEST_REASON,
  pattern: "\\S",
  description: "The account reads it.",
});

export const listAccountKeys = defineOperation({
  method: "GET",
  path: "/v1/accounts/{id}/api-keys",
  operationId: "listAccountKeys",
  tags: ["Accounts"],
  summary: "List the API keys of an account",
  description: "For people of the network who may read sign-ins.",
  access: ["session"],
  request: { params: closed({ id: Uuid }) },
  responses: {
    200: {
      description: "All keys, newest first.",
      schema: Type.Object({ items: Type.Array(ApiKey) }, { title: "AccountKeys" }),
    },
  },
  problems: ["unauthenticated", "suspended", "forbidden", "not_found"],
});

export const revokeAccountKey = defineOperation({
  method: "POST",
  path: "/v1/api-keys/{id}/revocation",
  operationId: "revokeAccountKey",
  tags: ["Accounts"],
  summary: "Revoke an API key of another account",
  description:
    "For owners of the network. Its next call is refused. The reason is recorded in the " +
    "account's activity, and its members are notified. A revoked key stays as it is.",
  access: ["session"],
  needs: "recent_confirmation",
  request: { params: closed({ id: Uuid }), body: closed({ reason: RevocationReason }) },
  responses: { 200: { description: "The key as it is now.", schema: ApiKey } },
  problems: ["unauthenticated", "suspended", "forbidden", "not_found"],
  example: { reason: "The key was published in a repository." },
});
