// Who of a buyer's people works a lead it bought: claimed by the first, given by an owner or
// manager.
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
  summary: "Take a bought lead that nobody works",
  description:
    "The first claim wins; everybody after it is refused with who has it. Your colleagues' " +
    "open browsers hear of it. To claim what is yours already changes nothing.",
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
  summary: "Give a bought lead to somebody, or to nobody",
  description:
    "Owners and managers give it to anybody of the account; an agent gives back what is its " +
    "own (null).",
  access: ["session", "key"],
  request: {
    params: closed({ id: Uuid }),
    body: closed({
      user_id: nullable(Type.String({ minLength: 1, maxLength: 64 }), {
        description: "Null: nobody works it.",
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
