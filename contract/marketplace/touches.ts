// Defines the operations on touches: a buyer's outcomes and notes on its purchased leads. Only the
// buyer sees them here; the network sees in a lead's story when each was made, and its outcome.
import { type Static, Type } from "typebox";
import { LOST_REASONS, OUTCOMES, UNDO_MINUTES } from "../../domain/sales/outcome.ts";
import { defineCollection, listQueryOf, timeField, uuidField, wordField } from "../collection.ts";
import { defineOperation } from "../operation.ts";
import { NOT_FOR_AGENTS } from "./lead-sale.ts";
import { BuyerSale } from "./sales.ts";
import {
  IdempotencyHeaders,
  Timestamp,
  Uuid,
  centsOf,
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
    outcome: nullable(enumOf(OUTCOMES), { description: "Null for a note without an outcome." }),
    value_cents: nullable(centsOf(`What a won deal is worth. ${NOT_FOR_AGENTS}`)),
    lost_reason: nullable(enumOf(LOST_REASONS), { description: "Why it was lost, if given." }),
    note: nullable(Type.String(), {
      description: "The buyer's own words; readable as long as the lead's contact is.",
    }),
    by: Type.Object(
      {
        kind: enumOf(["user", "key"]),
        id: Type.String(),
        name: nullable(Type.String({ description: "The person's name." })),
      },
      { title: "TouchActor" },
    ),
  },
  {
    title: "Touch",
    description: "An outcome or a note that a buyer recorded for a purchased lead.",
  },
);
export type Touch = Static<typeof Touch>;

export const recordOutcome = defineOperation({
  method: "POST",
  path: "/v1/sales/{id}/outcome",
  operationId: "recordOutcome",
  tags: ["Leads"],
  summary: "Set a purchased lead's outcome, or add a note",
  description:
    "An outcome, a note, or both. Your CRM may call this with a key; with an Idempotency-Key a " +
    "repeated call changes nothing. Only your own account reads notes and deal values; people of " +
    "the network see when you recorded which outcome.",
  access: ["session", "key"],
  request: {
    params: closed({ id: Uuid }),
    headers: IdempotencyHeaders,
    body: closed(
      {
        outcome: Type.Optional(enumOf(OUTCOMES)),
        value_cents: Type.Optional(centsOf("With won: what the deal is worth to you.", 1)),
        lost_reason: Type.Optional(
          enumOf(LOST_REASONS, { description: "With lost: why you lost the lead." }),
        ),
        note: Type.Optional(
          Type.String({
            minLength: 1,
            maxLength: LONGEST_NOTE,
            pattern: "\\S",
            description: "What the next member who calls should know.",
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
    "no_contact",
    "idempotency_mismatch",
  ],
  example: { outcome: "contacted", note: "Wants to see two houses on Saturday." },
});

export const takeBackTouch = defineOperation({
  method: "DELETE",
  path: "/v1/touches/{id}",
  operationId: "takeBackTouch",
  tags: ["Leads"],
  summary: "Undo an outcome or a note",
  description:
    `Your own, for ${UNDO_MINUTES} minutes. The lead's progress is then what its other touches ` +
    "say. The activity log records that it was undone.",
  access: ["session", "key"],
  request: { params: closed({ id: Uuid }) },
  responses: { 200: { description: "The sale as it is now.", schema: BuyerSale } },
  problems: ["unauthenticated", "suspended", "forbidden", "not_found", "returned", "window_closed"],
});

export const listTouches = defineOperation({
  method: "GET",
  path: "/v1/touches",
  operationId: "listTouches",
  tags: ["Leads"],
  summary: "List touches of your purchased leads",
  access: ["session", "key"],
  keyNeeds: { all: ["leads"] },
  inView: "closed",
  request: { query: listQueryOf(TOUCHES) },
  responses: { 200: { description: "A page.", schema: pageOf(Touch, "TouchPage") } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const getTouch = defineOperation({
  method: "GET",
  path: "/v1/touches/{id}",
  operationId: "getTouch",
  tags: ["Leads"],
  summary: "Retrieve a touch of a purchased lead",
  access: ["session", "key"],
  keyNeeds: { all: ["leads"] },
  inView: "closed",
  request: { params: closed({ id: Uuid }) },
  responses: { 200: { description: "The touch.", schema: Touch } },
  problems: ["unauthenticated", "suspended", "not_found"],
});
