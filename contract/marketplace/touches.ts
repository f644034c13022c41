// What buyers do about the leads they bought: how far they came, and their notes. Nobody else sees
// any of it.
import { type Static, Type } from "typebox";
import { OUTCOMES } from "../../domain/sales/outcome.ts";
import { defineCollection, listQueryOf, timeField, uuidField, wordField } from "../collection.ts";
import { defineOperation } from "../operation.ts";
import { BuyerSale } from "./sales.ts";
import {
  IdempotencyHeaders,
  Timestamp,
  Uuid,
  closed,
  enumOf,
  nullable,
  pageOf,
} from "../schema.ts";

const LONGEST_NOTE = 2_000;

export const TOUCHES = defineCollection({
  name: "touches",
  fields: {
    id: uuidField,
    sale_id: uuidField,
    lead_id: uuidField,
    outcome: wordField(OUTCOMES),
    at: timeField,
  },
  orders: ["at"],
});

export const Touch = Type.Object(
  {
    id: Uuid,
    sale_id: Uuid,
    lead_id: Uuid,
    at: Timestamp,
    outcome: nullable(enumOf(OUTCOMES), { description: "Null where only a note was made." }),
    note: nullable(Type.String(), {
      description: "The buyer's own words; read for as long as the lead's contact is.",
    }),
    by: Type.Object(
      {
        kind: enumOf(["user", "key"]),
        id: Type.String(),
        name: nullable(Type.String({ description: "Of a person." })),
      },
      { title: "TouchActor" },
    ),
  },
  { title: "Touch", description: "One thing that a buyer did about a lead it bought." },
);
export type Touch = Static<typeof Touch>;

export const recordOutcome = defineOperation({
  method: "POST",
  path: "/v1/sales/{id}/outcome",
  operationId: "recordOutcome",
  tags: ["Leads"],
  summary: "Say what came of a lead you bought",
  description:
    "How far you came, a note, or both. Your CRM may call it with a key; with an " +
    "Idempotency-Key the same call again changes nothing. Only your own account sees it.",
  access: ["session", "key"],
  request: {
    params: closed({ id: Uuid }),
    headers: IdempotencyHeaders,
    body: closed(
      {
        outcome: Type.Optional(enumOf(OUTCOMES)),
        note: Type.Optional(
          Type.String({
            minLength: 1,
            maxLength: LONGEST_NOTE,
            pattern: "\\S",
            description: "What the next one who calls should know.",
          }),
        ),
      },
      { minProperties: 1 },
    ),
  },
  responses: { 200: { description: "The sale as it is now.", schema: BuyerSale } },
  problems: [
    "unauthenticated",
    "suspended",
    "forbidden",
    "not_found",
    "returned",
    "idempotency_mismatch",
  ],
  example: { outcome: "contacted", note: "Wants to see two houses on Saturday." },
});

export const listTouches = defineOperation({
  method: "GET",
  path: "/v1/touches",
  operationId: "listTouches",
  tags: ["Leads"],
  summary: "List what you did about the leads you bought",
  access: ["session", "key"],
  request: { query: listQueryOf(TOUCHES) },
  responses: { 200: { description: "A page.", schema: pageOf(Touch, "TouchPage") } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const getTouch = defineOperation({
  method: "GET",
  path: "/v1/touches/{id}",
  operationId: "getTouch",
  tags: ["Leads"],
  summary: "Read one thing you did about a lead you bought",
  access: ["session", "key"],
  request: { params: closed({ id: Uuid }) },
  responses: { 200: { description: "The touch.", schema: Touch } },
  problems: ["unauthenticated", "suspended", "not_found"],
});
