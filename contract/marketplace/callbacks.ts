// Defines the operations that set when a purchased lead is called back. Only the buyer sees it.
import { FARTHEST_CALLBACK_DAYS } from "../../domain/sales/callback.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, closed } from "../schema.ts";
import { BuyerSale } from "./sales.ts";

const shared = {
  path: "/v1/sales/{id}/callback",
  tags: ["Leads"],
  access: ["session", "key"],
  responses: { 200: { description: "The sale as it is now.", schema: BuyerSale } },
  problems: ["unauthenticated", "suspended", "forbidden", "not_found", "returned"],
} as const;

export const setCallback = defineOperation({
  ...shared,
  problems: [...shared.problems, "no_contact"],
  method: "PUT",
  operationId: "setCallback",
  summary: "Schedule a call back to a purchased lead",
  description:
    `Now or up to ${FARTHEST_CALLBACK_DAYS} days ahead. It replaces an earlier time. ` +
    "When the time comes, your members are notified once. The next outcome ends it; an attempt " +
    "before the time does not.",
  request: { params: closed({ id: Uuid }), body: closed({ at: Timestamp }) },
  example: { at: "2026-11-30T16:30:00.000Z" },
});

export const clearCallback = defineOperation({
  ...shared,
  method: "DELETE",
  operationId: "clearCallback",
  summary: "Remove the time to call a purchased lead back",
  description: "A sale without one stays as it is.",
  request: { params: closed({ id: Uuid }) },
});
