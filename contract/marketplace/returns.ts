// Returns: a buyer asks for the money back, the affiliate answers, the operator decides.
import { RATE_WINDOW_DAYS, RETURN_ANSWER_HOURS } from "../../domain/returns/terms.ts";
import { RETURN_WINDOW_DAYS } from "../../domain/ledger/earning-terms.ts";
import { type Static, Type } from "typebox";
import { defineCollection, listQueryOf, timeField, uuidField, wordField } from "../collection.ts";
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
import {
  RETURN_DECIDERS,
  RETURN_REASON_NAMES,
  RETURN_STATUSES,
} from "../../domain/returns/reasons.ts";

export const RETURNS = defineCollection({
  name: "returns",
  fields: {
    id: uuidField,
    sale_id: uuidField,
    lead_id: uuidField,
    status: wordField(RETURN_STATUSES),
    reason: wordField(RETURN_REASON_NAMES),
    filed_at: timeField,
    buyer_id: uuidField,
    affiliate_id: uuidField,
    decide_until: timeField,
  },
  orders: ["filed_at", "decide_until"],
});

const text = Type.String();
const basisPoints = (description: string) => Type.Integer({ minimum: 0, description });

export const Return = Type.Object(
  {
    id: Uuid,
    sale_id: Uuid,
    lead_id: Uuid,
    reason: enumOf(RETURN_REASON_NAMES),
    status: enumOf(RETURN_STATUSES),
    filed_at: Timestamp,
    note: nullable(text, { description: "The buyer's words, without the lead's contact data." }),
    evidence: nullable(ReturnEvidence, {
      description: "Null of returns that were filed before evidence was kept.",
    }),
    answer: nullable(text, { description: "The affiliate's." }),
    answered_at: nullable(Timestamp),
    answer_until: Timestamp,
    decide_until: nullable(Timestamp, {
      description:
        "While it is open: until when the operator must decide; after that it is approved.",
    }),
    only_people_approve: Type.Boolean({
      description:
        "The buyer asks so often that no deadline approves it. False once decided, and for " +
        "the affiliate.",
    }),
    decided_at: nullable(Timestamp),
    decided_by: nullable(enumOf(RETURN_DECIDERS)),
    decision_note: nullable(text),
    price_cents: nullable(centsOf("What the buyer paid; null for the affiliate.")),
    earning_cents: nullable(centsOf("The affiliate's part of it; null for the buyer.")),
    buyer_id: nullable(Uuid, { description: "Null for the affiliate." }),
    affiliate_id: nullable(Uuid, { description: "Null for the buyer." }),
    abilities: Type.Object(
      { answer: Type.Boolean(), decide: Type.Boolean() },
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
  summary: "Ask for the money back",
  description:
    `Within ${RETURN_WINDOW_DAYS} days of delivery, once for each sale, with the evidence that ` +
    "the reason needs. " +
    "What the product's own checks prove is approved at once. Otherwise the affiliate may " +
    `answer within ${RETURN_ANSWER_HOURS} hours, then the operator has three working days, ` +
    "after which it is approved. The lead stays yours until then. Contact data is taken out of " +
    "your words.",
  access: ["session", "key"],
  request: {
    ...one,
    headers: RequiredIdempotencyHeaders,
    body: closed({
      reason: enumOf(RETURN_REASON_NAMES),
      note: Type.Optional(
        words("What you tried, saw or were told: needed where the reason is not shown otherwise."),
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

export const ReturnTerms = Type.Object(
  {
    sale_id: Uuid,
    window_until: Timestamp,
    refused: nullable(enumOf(["window_closed", "already_filed", "already_payable"]), {
      description: "Why none can be filed now; null when one can.",
    }),
    reasons: Type.Array(enumOf(RETURN_REASON_NAMES), {
      description: "What can be named on this network.",
    }),
    by_hand: Type.Boolean({
      description: "Bought without a campaign: there are no criteria to hold the lead against.",
    }),
    delivered_at: Timestamp,
    attempts: Type.Integer({ description: "Calls logged so far." }),
    touches: Type.Integer(),
    touch_days: Type.Integer(),
    was_reached: Type.Boolean(),
    same_person: Type.Array(
      Type.Object(
        { sale_id: Uuid, lead_id: Uuid, sold_at: Timestamp },
        { title: "EarlierPurchase" },
      ),
      { description: "Your earlier purchases of this person, newest first." },
    ),
    leads_received: Type.Integer({ description: `Over ${RATE_WINDOW_DAYS} days.` }),
    returns_counted: Type.Integer({
      description:
        `Asked for over ${RATE_WINDOW_DAYS} days; ` + "those that the product proved do not count.",
    }),
    returns_declined: Type.Integer(),
    rate_basis_points: basisPoints("Returns counted of the leads received."),
    most_basis_points: basisPoints("Above it only a person approves."),
    returns_left: nullable(Type.Integer(), {
      description: "Before only a person approves; null under 20 leads, which say nothing yet.",
    }),
    only_people_approve: Type.Boolean(),
    modifier_now: Type.Integer({ description: "8,000–10,000." }),
    modifier_if_declined: Type.Integer(),
    answer_until: Timestamp,
    decide_until: Timestamp,
  },
  {
    title: "ReturnTerms",
    description: "What a buyer should know before it asks for its money back.",
  },
);
export type ReturnTerms = Static<typeof ReturnTerms>;

export const getReturnTerms = defineOperation({
  method: "GET",
  path: "/v1/sales/{id}/return-terms",
  operationId: "getReturnTerms",
  tags: ["Money"],
  summary: "See what a return would mean, before you file it",
  description:
    "Your return rate and allowance, your bid modifier and what a declined return would make " +
    "of it, the evidence the product holds already, and the dates that follow if you filed " +
    "now.",
  access: ["session", "key"],
  request: one,
  responses: { 200: { description: "As of now.", schema: ReturnTerms } },
  problems: ["unauthenticated", "suspended", "forbidden", "not_found"],
});

export const listReturns = defineOperation({
  method: "GET",
  path: "/v1/returns",
  operationId: "listReturns",
  tags: ["Money"],
  summary: "List returns: yours as a buyer, of your leads, or all",
  access: ["session", "key"],
  request: { query: listQueryOf(RETURNS) },
  responses: { 200: { description: "A page.", schema: pageOf(Return, "ReturnPage") } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const getReturn = defineOperation({
  method: "GET",
  path: "/v1/returns/{id}",
  operationId: "getReturn",
  tags: ["Money"],
  summary: "Read a return",
  access: ["session", "key"],
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
  description:
    `Within ${RETURN_ANSWER_HOURS} hours of its filing, once. ` +
    "The same answer again is no error.",
  access: ["session", "key"],
  request: {
    ...one,
    body: closed({ answer: words("What speaks against the return, or for it.") }),
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

export const decideReturn = defineOperation({
  method: "POST",
  path: "/v1/returns/{id}/decision",
  operationId: "decideReturn",
  tags: ["Money"],
  summary: "Decide a return",
  description:
    "To approve gives the buyer its money back by the ledger and takes the affiliate's " +
    "earning back; the lead leaves the buyer. Buyer and affiliate are told. The same " +
    "decision again is no error.",
  access: ["session"],
  request: {
    ...one,
    body: closed({
      decision: enumOf(["approve", "decline"]),
      note: words("Why; buyer and affiliate read it."),
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
