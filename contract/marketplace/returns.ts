// Defines the operations on returns: a buyer files one, the affiliate answers, the network decides.
import { RETURN_STATUSES } from "../../domain/returns/sale-return.ts";
import { RETURN_TURNS } from "../../domain/returns/turn.ts";
import { LEAD_SIDES, PROPERTY_TYPES } from "../../domain/lead/vocabulary.ts";
import { type Static, Type } from "typebox";
import {
  defineCollection,
  integerField,
  listQueryOf,
  timeField,
  uuidField,
  wordField,
  wordsField,
} from "../collection.ts";
import { defineOperation } from "../operation.ts";
import { FilingEvidence, ReturnEvidence, words } from "./return-evidence.ts";
import {
  RequiredIdempotencyHeaders,
  Timestamp,
  Uuid,
  centsOf,
  closed,
  enumOf,
  nullable,
  pageOf,
} from "../schema.ts";
import { RETURN_DECIDERS, RETURN_REASON_NAMES } from "../../domain/returns/reasons.ts";

export const RETURNS = defineCollection({
  name: "returns",
  fields: {
    id: uuidField,
    find: wordsField,
    sale_id: uuidField,
    lead_id: uuidField,
    status: wordField(RETURN_STATUSES),
    reason: wordField(RETURN_REASON_NAMES),
    filed_at: timeField,
    buyer_id: uuidField,
    affiliate_id: uuidField,
    decide_until: timeField,
    turn: wordField(RETURN_TURNS),
    amount_cents: integerField,
  },
  orders: ["filed_at", "decide_until", "deadline", "amount_cents"],
});

const text = Type.String();

export const Return = Type.Object(
  {
    id: Uuid,
    sale_id: Uuid,
    lead_id: Uuid,
    lead: Type.Object(
      {
        side: enumOf(LEAD_SIDES),
        property_type: enumOf(PROPERTY_TYPES),
        city: nullable(text),
        state: nullable(text),
      },
      { title: "LeadOfReturn", description: "What names the lead to both parties." },
    ),
    reason: enumOf(RETURN_REASON_NAMES),
    status: enumOf(RETURN_STATUSES),
    turn: enumOf(RETURN_TURNS, {
      description: "Who acts next; none once the return is decided or withdrawn.",
    }),
    deadline: nullable(Timestamp, {
      description:
        "While open: the end of the affiliate's time to answer, then of the network's to decide.",
    }),
    filed_at: Timestamp,
    note: nullable(text, { description: "The buyer's note, without the lead's contact data." }),
    evidence: nullable(ReturnEvidence, {
      description: "Null for returns filed before evidence was kept.",
    }),
    answer: nullable(text, { description: "The affiliate's." }),
    answered_at: nullable(Timestamp),
    answer_until: Timestamp,
    decide_until: nullable(Timestamp, {
      description: "While open: the network's deadline to decide; after it the return is approved.",
    }),
    only_people_approve: Type.Boolean({
      description:
        "No deadline approves it: the buyer files too many returns, or Plat's own record says " +
        "otherwise. False once decided, and for the affiliate.",
    }),
    decided_at: nullable(Timestamp),
    decided_by: nullable(enumOf(RETURN_DECIDERS)),
    decision_note: nullable(text),
    price_cents: nullable(centsOf("What the buyer paid; null for the affiliate.")),
    earning_cents: nullable(
      centsOf("The affiliate's share of it; null for the buyer and for an affiliate's agents."),
    ),
    buyer_id: nullable(Uuid, { description: "Null for the affiliate." }),
    affiliate_id: nullable(Uuid, { description: "Null for the buyer." }),
    abilities: Type.Object(
      {
        answer: Type.Boolean(),
        decide: Type.Boolean(),
        withdraw: Type.Boolean(),
        write: Type.Boolean(),
      },
      { title: "ReturnAbilities" },
    ),
  },
  { title: "Return" },
);
export type Return = Static<typeof Return>;

const one = { params: closed({ id: Uuid }) };
const answer = { 200: { description: "The return as it is now.", schema: Return } } as const;

export const fileReturn = defineOperation({
  method: "POST",
  path: "/v1/sales/{id}/return",
  operationId: "fileReturn",
  tags: ["Money"],
  summary: "File a return",
  description:
    "Until the sale's `return_until`, once per sale, with the evidence that the " +
    "reason requires. A return that Plat's own checks prove is approved immediately. Otherwise " +
    "the affiliate may answer, and then the network decides; without a decision in time the " +
    "return is approved. The settings say how long each has. The lead stays yours until then. " +
    "Contact data is removed from your note.",
  access: ["session", "key"],
  keyNeeds: { all: ["leads", "money"] },
  request: {
    ...one,
    headers: RequiredIdempotencyHeaders,
    body: closed({
      reason: enumOf(RETURN_REASON_NAMES),
      note: Type.Optional(
        words("What you tried, saw or heard: required if no other evidence shows the reason."),
      ),
      evidence: Type.Optional(FilingEvidence),
    }),
  },
  responses: answer,
  problems: [
    "unauthenticated",
    "suspended",
    "forbidden",
    "not_found",
    "window_closed",
    "already_filed",
    "already_payable",
    "idempotency_mismatch",
  ],
  example: {
    reason: "has_agent",
    note: "Said on 3 November that an agent has been signed since October.",
    evidence: { on: "2026-11-03" },
  },
});

export const listReturns = defineOperation({
  method: "GET",
  path: "/v1/returns",
  operationId: "listReturns",
  tags: ["Money"],
  summary: "List returns: those you filed, those of your leads, or all",
  access: ["session", "key"],
  keyNeeds: { all: ["leads"] },
  request: { query: listQueryOf(RETURNS) },
  responses: { 200: { description: "A page.", schema: pageOf(Return, "ReturnPage") } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const getReturn = defineOperation({
  method: "GET",
  path: "/v1/returns/{id}",
  operationId: "getReturn",
  tags: ["Money"],
  summary: "Retrieve a return",
  access: ["session", "key"],
  keyNeeds: { all: ["leads"] },
  request: one,
  responses: answer,
  problems: ["unauthenticated", "suspended", "not_found"],
});

export const answerReturn = defineOperation({
  method: "POST",
  path: "/v1/returns/{id}/answer",
  operationId: "answerReturn",
  tags: ["Money"],
  summary: "Answer a return of your lead",
  description: "Once, until answer_until. Repeating the same answer is not an error.",
  access: ["session", "key"],
  keyNeeds: { all: ["leads", "money"] },
  request: {
    ...one,
    body: closed({ answer: words("Arguments against the return, or for it.") }),
  },
  responses: answer,
  problems: [
    "unauthenticated",
    "suspended",
    "forbidden",
    "not_found",
    "window_closed",
    "already_answered",
    "already_decided",
  ],
  example: { answer: "The form shows that the person ticked no agent on the day." },
});

export const withdrawReturn = defineOperation({
  method: "POST",
  path: "/v1/returns/{id}/withdrawal",
  operationId: "withdrawReturn",
  tags: ["Money"],
  summary: "Withdraw a return",
  description:
    "While it is open. The sale stands, the lead stays yours, and no other return of this sale " +
    "can be filed. It no longer counts in your return rate. Repeating it is not an error.",
  access: ["session", "key"],
  keyNeeds: { all: ["leads", "money"] },
  request: one,
  responses: answer,
  problems: ["unauthenticated", "suspended", "forbidden", "not_found", "already_decided"],
});

export const decideReturn = defineOperation({
  method: "POST",
  path: "/v1/returns/{id}/decision",
  operationId: "decideReturn",
  tags: ["Money"],
  summary: "Decide a return",
  description:
    "An approval refunds the buyer and reverses the affiliate's earning in the ledger; the buyer " +
    "loses the lead. Buyer and affiliate are notified. Repeating the same decision is not an " +
    "error.",
  access: ["session"],
  request: {
    ...one,
    body: closed({
      decision: enumOf(["approve", "decline"]),
      note: words("The reason; buyer and affiliate read it."),
    }),
  },
  responses: answer,
  problems: [
    "unauthenticated",
    "suspended",
    "forbidden",
    "not_found",
    "already_decided",
    "already_payable",
  ],
  example: { decision: "approve", note: "The listing is dated before the lead." },
});
