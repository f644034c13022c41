// Decides whether one person may approve an amount alone, or a second one must approve it too.
import type { Cents } from "../money/money.ts";

export type ApprovalOutcome =
  /** Approved, because the amount needs one person. */
  | "one"
  /** Approved by the second person. */
  | "second"
  /** Approved by the only person with the right to; the audit log says so. */
  | "alone"
  /** Kept until a second person approves. */
  | "first"
  /** Refused, because the first approval is the person's own. */
  | "same_person";

export interface Approval {
  readonly amountCents: Cents;
  /** Amounts up to it need one person. */
  readonly limitCents: Cents;
  readonly personId: string;
  /** Who approved it before; null without an approval of a person who still has the right. */
  readonly firstPersonId: string | null;
  /** Number of active people who have the right to approve, at least 1: `personId` is one. */
  readonly holders: number;
}

export function approve({
  amountCents,
  limitCents,
  personId,
  firstPersonId,
  holders,
}: Approval): ApprovalOutcome {
  if (!needsTwoPersons(amountCents, limitCents)) return "one";
  if (firstPersonId !== null && firstPersonId !== personId) return "second";
  if (holders <= 1) return "alone";
  return firstPersonId === null ? "first" : "same_person";
}

/** Whether an amount is above the limit up to which one person approves. */
export function needsTwoPersons(amountCents: Cents, limitCents: Cents): boolean {
  return amountCents > limitCents;
}
