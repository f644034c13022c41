// Returns: a buyer asks for the money back, the affiliate answers, the operator decides.
import { type Static, Type } from "typebox";
import { FILED_RETURN_REASONS, RETURN_REASON_NAMES, RETURN_STATUSES } from "../domain/returns/reasons.ts";
import { defineCollection, listQueryOf, timeField, uuidField, wordField } from "./collection.ts";
import { defineOperation } from "./operation.ts";
import { RequiredIdempotencyHeaders, Timestamp, Uuid, centsOf, closed, enumOf, nullable, pageOf } from "./schema.ts";

export const RETURNS = defineCollection({
  name: "returns",
  fields: {
    id: uuidField, sale_id: uuidField, lead_id: uuidField, status: wordField(RETURN_STATUSES), reason: wordField(RETURN_REASON_NAMES), filed_at: timeField, buyer_id: uuidField,
    affiliate_id: uuidField,
  },
  orders: ["filed_at"],
});

const words = (description: string) => Type.String({ minLength: 1, maxLength: 2_000, pattern: "\\S", description });
const text = Type.String();

export const Return = Type.Object(
  {
    id: Uuid,
    sale_id: Uuid,
    lead_id: Uuid,
    reason: enumOf(RETURN_REASON_NAMES),
    status: enumOf(RETURN_STATUSES),
    filed_at: Timestamp,
    note: nullable(text, { description: "The buyer's evidence." }),
    answer: nullable(text, { description: "The affiliate's." }),
    answered_at: nullable(Timestamp),
    answer_until: Timestamp,
    decided_at: nullable(Timestamp),
    decision_note: nullable(text),
    price_cents: nullable(centsOf("What the buyer paid; null for the affiliate.")),
    earning_cents: nullable(centsOf("The affiliate's part of it; null for the buyer.")),
    buyer_id: nullable(Uuid, { description: "Null for the affiliate." }),
    affiliate_id: nullable(Uuid, { description: "Null for the buyer." }),
    abilities: Type.Object({ answer: Type.Boolean(), decide: Type.Boolean() }, { title: "ReturnAbilities" }),
  },
  { title: "Return" },
);
export type Return = Static<typeof Return>;

const one = { params: closed({ id: Uuid }) };
const answer = { 200: { description: "The return as it is now.", schema: Return } } as const;

export const fileReturn = defineOperation({
  method: "POST", path: "/v1/sales/{id}/return", operationId: "fileReturn", tags: ["Money"],
  summary: "Ask for the money back",
  description: "Within 7 days of delivery, once for each sale. The affiliate is told and may answer within 48 hours. The lead stays yours until the return is approved.",
  access: ["session", "key"],
  request: { ...one, headers: RequiredIdempotencyHeaders, body: closed({ reason: enumOf(FILED_RETURN_REASONS), note: words("The evidence in words: what you tried, saw or were told, and when.") }) },
  responses: answer,
  problems: ["unauthenticated", "suspended", "forbidden", "not_found", "window_closed", "already_filed", "already_payable", "idempotency_mismatch"],
  example: { reason: "has_agent", note: "Said on 3 November that an agent has been signed since October." },
});

export const listReturns = defineOperation({
  method: "GET", path: "/v1/returns", operationId: "listReturns", tags: ["Money"],
  summary: "List returns: yours as a buyer, of your leads, or all",
  access: ["session", "key"], request: { query: listQueryOf(RETURNS) },
  responses: { 200: { description: "A page.", schema: pageOf(Return, "ReturnPage") } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const getReturn = defineOperation({
  method: "GET", path: "/v1/returns/{id}", operationId: "getReturn", tags: ["Money"], summary: "Read a return",
  access: ["session", "key"], request: one, responses: answer, problems: ["unauthenticated", "suspended", "not_found"],
});

export const answerReturn = defineOperation({
  method: "POST", path: "/v1/returns/{id}/answer", operationId: "answerReturn", tags: ["Money"], summary: "Answer a return of your lead",
  description: "Within 48 hours of its filing, once. The same answer again is no error.",
  access: ["session", "key"], request: { ...one, body: closed({ answer: words("What speaks against the return, or for it.") }) }, responses: answer,
  problems: ["unauthenticated", "suspended", "forbidden", "not_found", "window_closed", "already_answered", "already_decided"],
  example: { answer: "The form shows that the person ticked no agent on the day." },
});

export const decideReturn = defineOperation({
  method: "POST", path: "/v1/returns/{id}/decision", operationId: "decideReturn", tags: ["Money"], summary: "Decide a return",
  description: "To approve gives the buyer its money back by the ledger and takes the affiliate's earning back; the lead leaves the buyer. Buyer and affiliate are told. The same decision again is no error.",
  access: ["session"],
  request: { ...one, body: closed({ decision: enumOf(["approve", "decline"]), note: words("Why; buyer and affiliate read it.") }) }, responses: answer,
  problems: ["unauthenticated", "suspended", "forbidden", "not_found", "already_decided", "already_payable"],
  example: { decision: "approve", note: "The listing is dated before the lead." },
});
