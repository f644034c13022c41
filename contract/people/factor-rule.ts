// Defines the operations with which an account's owners require a second factor of every member.
import { type Static, Type } from "typebox";
import { defineOperation } from "../operation.ts";
import { closed } from "../schema.ts";

export const FactorRule = Type.Object(
  {
    is_required: Type.Boolean({
      description: "Whether members do nothing before they have an authenticator app or a passkey.",
    }),
    has_own: Type.Boolean({ description: "Whether you have one of them." }),
    members: Type.Integer({ minimum: 0, description: "Active members of the account." }),
    members_without: Type.Integer({ minimum: 0, description: "Those who have neither." }),
  },
  { title: "FactorRule" },
);
export type FactorRule = Static<typeof FactorRule>;

export const getFactorRule = defineOperation({
  method: "GET",
  path: "/v1/members/second-factor",
  operationId: "getFactorRule",
  tags: ["Accounts"],
  summary: "Retrieve whether members need a second factor",
  access: ["session"],
  inView: "closed",
  request: {},
  responses: { 200: { description: "The rule of your account.", schema: FactorRule } },
  problems: ["unauthenticated", "suspended"],
});

export const setFactorRule = defineOperation({
  method: "PUT",
  path: "/v1/members/second-factor",
  operationId: "setFactorRule",
  tags: ["Accounts"],
  summary: "Require a second factor of every member, or end that",
  description:
    "For owners who have one themselves. Takes effect immediately: members without one set it up " +
    "before anything else, and their event streams end. Every member is mailed.",
  access: ["session"],
  needs: "recent_confirmation",
  request: { body: closed({ is_required: Type.Boolean() }) },
  responses: { 200: { description: "The rule as it is now.", schema: FactorRule } },
  problems: ["unauthenticated", "suspended", "forbidden", "own_factor_needed"],
  example: { is_required: true },
});
