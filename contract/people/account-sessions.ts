// Defines the operations on the sessions of an account's people, for the network.
import { type Static, Type } from "typebox";
import { defineOperation } from "../operation.ts";
import { Uuid, closed } from "../schema.ts";
import { Session } from "./identity.ts";

const { current: _ofTheCall, ...sessionProperties } = Session.properties;

export const AccountSession = Type.Object(
  { ...sessionProperties, user_id: Type.String({ description: "The member whose it is." }) },
  { title: "AccountSession" },
);
export type AccountSession = Static<typeof AccountSession>;

const ofAccount = closed({ id: Uuid });

export const listAccountSessions = defineOperation({
  method: "GET",
  path: "/v1/accounts/{id}/sessions",
  operationId: "listAccountSessions",
  tags: ["Accounts"],
  summary: "List the sessions of an account's members",
  description: "For people of the network who may read sign-ins.",
  access: ["session"],
  request: { params: ofAccount },
  responses: {
    200: {
      description: "Those that have not ended, newest first.",
      schema: Type.Object({ items: Type.Array(AccountSession) }, { title: "AccountSessionList" }),
    },
  },
  problems: ["unauthenticated", "suspended", "forbidden", "not_found"],
});

export const endAccountSessions = defineOperation({
  method: "POST",
  path: "/v1/accounts/{id}/session-ends",
  operationId: "endAccountSessions",
  tags: ["Accounts"],
  summary: "End one or all sessions of a member of an account",
  description:
    "For owners of the network. The browsers are signed out immediately. It is recorded in the " +
    "account's activity, and the person gets an email. A session that has ended already changes " +
    "nothing.",
  access: ["session"],
  needs: "recent_confirmation",
  request: {
    params: ofAccount,
    body: closed({
      user_id: Type.String({ minLength: 1, maxLength: 64 }),
      session_id: Type.Optional({ ...Uuid, description: "Absent: all sessions of the member." }),
    }),
  },
  responses: { 204: { description: "They have ended." } },
  problems: ["unauthenticated", "suspended", "forbidden", "not_found"],
  example: { user_id: "6b1f6c1e-52a5-4d0c-8f5e-0a3c1f1b2d3e" },
});
