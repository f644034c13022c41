// Reads the form of an entry into a wallet: the body to send, or what is missing.
import {
  type BookingRefusal,
  LONGEST_TERMS_DAYS,
  MOST_DOCUMENT_BYTES,
  type ManualEntryKind,
  type PaymentMethod,
} from "../../../../domain/ledger/manual-entry.ts";
import type { ManualEntryTexts } from "../../../../locales/en/manual-entries.ts";
import type { ApiError } from "../../../lib/api/problem.ts";
import type { BodyOf } from "../../../lib/api/operation.ts";
import type { Formats } from "../../../lib/format/format.ts";
import { areTooLarge } from "../../../ui/attach-field.tsx";
import { readDollars } from "../../../lib/read-dollars.ts";

export type EntryBody = BodyOf<"POST /v1/accounts/{id}/manual-entries">;

/** What is typed and chosen. */
export interface EntryDraft {
  readonly kind: ManualEntryKind;
  /** Of an adjustment. */
  readonly direction: "add" | "take";
  readonly amount: string;
  readonly method: PaymentMethod;
  readonly reference: string;
  /** YYYY-MM-DD, or empty. */
  readonly valueDate: string;
  readonly terms: string;
  readonly reason: string;
  /** At most one. */
  readonly files: readonly File[];
}

export const EMPTY_DRAFT: EntryDraft = {
  kind: "payment",
  direction: "add",
  amount: "",
  method: "wire",
  reference: "",
  valueDate: "",
  terms: "",
  reason: "",
  files: [],
};

export type DraftField = "amount" | "reference" | "valueDate" | "terms" | "reason" | "document";

/** The fields of each kind beside the amount. */
export const FIELDS_OF: Readonly<
  Record<ManualEntryKind, readonly (Exclude<DraftField, "amount"> | "method" | "direction")[]>
> = {
  payment: ["method", "reference", "valueDate", "document"],
  adjustment: ["direction", "reason"],
  goodwill: ["reason"],
  promotion: ["reason"],
  refund: ["method", "reference", "document"],
  credit_limit: ["terms", "reason", "document"],
};

export type DraftProblems = Partial<Record<DraftField, string>>;

/** What is wrong with the draft, by field; empty if nothing is. */
export function findDraftProblems(
  draft: EntryDraft,
  refundableCents: number,
  texts: ManualEntryTexts["form"],
  formats: Formats,
  sizeOf: (bytes: number) => string,
): DraftProblems {
  const { kind, files, amount, reference, valueDate, terms, reason } = draft;
  const has = (field: DraftField): boolean => FIELDS_OF[kind].some((one) => one === field);
  const cents = readDollars(amount);
  const problems: DraftProblems = {};
  if (kind === "credit_limit") {
    if (cents === null) problems.amount = texts.limitMissing;
  } else if (cents === null || cents === 0) problems.amount = texts.amountMissing;
  else if (kind === "refund" && cents > refundableCents)
    problems.amount = texts.tooMuch(formats.money(refundableCents));
  if (kind === "payment" && reference.trim() === "") problems.reference = texts.referenceMissing;
  if (has("valueDate") && valueDate === "") problems.valueDate = texts.valueDateMissing;
  if (has("terms") && !(/^\d{1,3}$/.test(terms.trim()) && Number(terms) <= LONGEST_TERMS_DAYS))
    problems.terms = texts.termsMissing(formats.number(LONGEST_TERMS_DAYS));
  if (has("reason") && reason.trim() === "") problems.reason = texts.reasonMissing;
  if (has("document") && areTooLarge(files, MOST_DOCUMENT_BYTES))
    problems.document = texts.documentTooLarge(sizeOf(MOST_DOCUMENT_BYTES));
  return problems;
}

const REFUSED = {
  over_refundable: "tooMuch",
  below_limit: "belowLimit",
  limit_in_use: "limitInUse",
} as const satisfies Readonly<Record<BookingRefusal, keyof ManualEntryTexts["form"]>>;

/** What is said at the amount where the wallet does not allow it; null for any other problem. */
export function refusedAmount(
  { fields }: ApiError,
  texts: ManualEntryTexts["form"],
): string | null {
  for (const { code, message } of fields)
    if (Object.hasOwn(REFUSED, code))
      return texts[REFUSED[code as BookingRefusal]](/\$[\d.]+\d/.exec(message)?.[0] ?? "");
  return null;
}

/** The body of a draft without problems, and without its document. */
export function bodyOf(draft: EntryDraft): EntryBody {
  const { kind, direction, amount, method, reference, valueDate, terms, reason } = draft;
  const has = (field: (typeof FIELDS_OF)[ManualEntryKind][number]): boolean =>
    FIELDS_OF[kind].includes(field);
  const cents = readDollars(amount) ?? 0;
  return {
    kind,
    amount_cents: kind === "adjustment" && direction === "take" ? -cents : cents,
    ...(has("method") ? { method } : {}),
    ...(has("reference") && reference.trim() !== "" ? { reference: reference.trim() } : {}),
    ...(has("valueDate") ? { value_date: valueDate } : {}),
    ...(has("terms") ? { terms_days: Number(terms) } : {}),
    ...(has("reason") ? { reason: reason.trim() } : {}),
  };
}
