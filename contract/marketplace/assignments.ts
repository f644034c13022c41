// Defines the operations that assign a purchased lead to a member: a member claims it, or an owner
// or manager assigns it.
import { Type } from "typebox";
import { defineOperation } from "../operation.ts";
import { BuyerSale } from "./sales.ts";
import { Uuid, closed, nullable } from "../schema.ts";

const answer = { 200: { description: "The sale as it is now.", schema: BuyerSale } } as const;

export const claimSale = defineOperation({
  method: "POST",
  path: "/v1/sales/{id}/claim",
  operationId: "claimSale",
  tags: ["Leads"],
  summary: "Claim a purchased lead that has no assignee",
  description:
    "The first claim wins; later ones are refused with the name of the assignee. Other members' " +
    "open browsers are notified. Claiming a lead that is already yours changes nothing.",
  access: ["session"],
  request: { params: closed({ id: Uuid }) },
  responses: answer,
  problems: [
    "unauthenticated",
    "suspended",
    "forbidden",
    "not_found",
    "returned",
    "already_claimed",
  ],
});

export const assignSale = defineOperation({
  method: "PUT",
  path: "/v1/sales/{id}/assignee",
  operationId: "assignSale",
  tags: ["Leads"],
  summary: "Assign a purchased lead to a member, or remove its assignee",
  description:
    "Owners and managers assign it to any member of the account; an agent can only unassign its " +
    "own (null).",
  access: ["session", "key"],
  request: {
    params: closed({ id: Uuid }),
    body: closed({
      user_id: nullable(Type.String({ minLength: 1, maxLength: 64 }), {
        description: "Null: no assignee.",
      }),
    }),
  },
  responses: answer,
  problems: [
    "unauthenticated",
    "suspended",
    "forbidden",
    "not_found",
    "returned",
    "already_claimed",
  ],
  example: { user_id: null },
});
