// Reads a manual entry from a request: what each kind needs, with a sentence for what is missing.
import type { Static } from "typebox";
import type { createManualEntry } from "../../../../contract/money/manual-entries.ts";
import type { ManualEntryKind } from "../../../../domain/ledger/manual-entry.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { type FieldError, type Refusal, invalid } from "../../../platform/http/refusal.ts";
import type { ManualEntryInsert } from "./manual-entry.store.ts";

type Body = Static<typeof createManualEntry.request.body>;
type Detail = "method" | "reference" | "value_date" | "reason" | "terms_days";

const NEEDED: Readonly<Record<ManualEntryKind, readonly Detail[]>> = {
  payment: ["method", "reference", "value_date"],
  adjustment: ["reason"],
  goodwill: ["reason"],
  promotion: ["reason"],
  refund: ["method"],
  credit_limit: ["reason", "terms_days"],
};
const MISSING: Readonly<Record<Detail, string>> = {
  method: "Choose how the money moves.",
  reference: "Enter the reference of the payment, such as the wire's or the check's number.",
  value_date: "Enter the day on which the money counts at the bank.",
  reason: "Enter a reason. The account reads it.",
  terms_days: "Enter in how many days used credit is to be paid back.",
};

export type ReadEntry = Omit<ManualEntryInsert, "id" | "accountId" | "madeBy" | "atMs">;

export function readEntry(body: Body): Result<ReadEntry, Refusal> {
  const errors: FieldError[] = NEEDED[body.kind]
    .filter((detail) => body[detail] === undefined)
    .map((detail) => ({ field: `/${detail}`, code: "missing", message: MISSING[detail] }));
  const amount = amountError(body);
  if (amount !== null) errors.unshift(amount);
  if (errors.length > 0) return refuse(invalid(errors));
  const { method, reference, value_date: valueDate, reason, terms_days: termsDays } = body;
  return ok({
    kind: body.kind,
    amountCents: BigInt(body.amount_cents),
    method: method ?? null,
    reference: reference?.trim() ?? null,
    valueDate: valueDate ?? null,
    reason: reason?.trim() ?? null,
    termsDays: termsDays ?? null,
  });
}

function amountError({ kind, amount_cents: amount }: Body): FieldError | null {
  const message =
    kind === "adjustment"
      ? amount === 0
        ? "Enter an amount other than 0."
        : null
      : kind === "credit_limit"
        ? amount < 0
          ? "Enter a credit limit of 0 or more."
          : null
        : amount <= 0
          ? "Enter an amount above 0."
          : null;
  return message === null ? null : { field: "/amount_cents", code: "invalid", message };
}
