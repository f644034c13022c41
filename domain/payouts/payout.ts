// The way of a payout: asked for, approved, sent; or refused, withdrawn, or come back. And why one
// cannot be asked for now.
import { LEAST_PAYOUT_CENTS } from "../ledger/earning-terms.ts";
import { type Result, ok, refuse } from "../result.ts";
import { BANK_CHANGE_HOLD_MS } from "./bank-account.ts";

/** `failed`: the bank did not take it, or sent it back before it counted as sent. */
export const PAYOUT_STATUSES = [
  "requested",
  "approved",
  "sent",
  "rejected",
  "cancelled",
  "failed",
] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

/** What people do to one. `order`: it went into a file for the bank. */
export const PAYOUT_STEPS = ["approve", "reject", "cancel", "order", "send", "fail"] as const;
export type PayoutStep = (typeof PAYOUT_STEPS)[number];

/** Under way: its earnings are in no other, and the affiliate asks for no second one. */
export const OPEN_PAYOUTS = ["requested", "approved"] as const satisfies readonly PayoutStatus[];

export interface PayoutState {
  readonly status: PayoutStatus;
  /** It stands in a file that was made for the bank. */
  readonly ordered: boolean;
}

const STEPS: Readonly<
  Record<PayoutStep, { readonly from: PayoutStatus; readonly to: PayoutStatus }>
> = {
  approve: { from: "requested", to: "approved" },
  reject: { from: "requested", to: "rejected" },
  cancel: { from: "requested", to: "cancelled" },
  order: { from: "approved", to: "approved" },
  send: { from: "approved", to: "sent" },
  fail: { from: "approved", to: "failed" },
};

/**
 * `done`: it is so already, and stays so. `not_ordered`: what no bank was told to pay cannot count
 * as sent.
 */
export type StepRefusal = "done" | "not_possible" | "not_ordered";

/**
 * The state after a step, or why it cannot be taken. A payout that was sent stays sent, and one
 * that ended ended.
 */
export function stepPayout(state: PayoutState, step: PayoutStep): Result<PayoutState, StepRefusal> {
  const { from, to } = STEPS[step];
  if (state.status !== from) return refuse(state.status === to ? "done" : "not_possible");
  if (step === "send" && !state.ordered) return refuse("not_ordered");
  return ok({ status: to, ordered: state.ordered || step === "order" });
}

/** In the order in which they are told, and to be mended. */
export const PAYOUT_OBSTACLES = [
  "suspended",
  "no_tax_details",
  "no_bank_details",
  "shared_bank",
  "bank_changed",
  "open",
  "below_least",
] as const;
export type PayoutBlocker = (typeof PAYOUT_OBSTACLES)[number];

/** What decides whether an affiliate can be paid. */
export interface PayoutEligibility {
  readonly isSuspended: boolean;
  readonly hasTaxDetails: boolean;
  /**
   * When another account than before was given; null without bank details, and `changedAtMs` null
   * for the first ones.
   */
  readonly bank: { readonly changedAtMs: number | null; readonly isShared: boolean } | null;
  readonly hasOpenPayout: boolean;
  /** Matured, and in no payout that is under way. */
  readonly payableCents: bigint;
}

/** Why the bank cannot be told to pay this affiliate at `atMs`, whatever the amount. */
export function payeeBlockers(
  {
    isSuspended,
    hasTaxDetails,
    bank,
  }: Pick<PayoutEligibility, "isSuspended" | "hasTaxDetails" | "bank">,
  atMs: number,
): PayoutBlocker[] {
  const heldUntilMs = bankHeldUntilMs(bank);
  return [
    ...(isSuspended ? ["suspended" as const] : []),
    ...(hasTaxDetails ? [] : ["no_tax_details" as const]),
    ...(bank === null ? ["no_bank_details" as const] : []),
    ...(bank?.isShared === true ? ["shared_bank" as const] : []),
    ...(heldUntilMs !== null && heldUntilMs > atMs ? ["bank_changed" as const] : []),
  ];
}

/** Every reason why no payout can be asked for at `atMs`; empty where one can. */
export function requestBlockers(standing: PayoutEligibility, atMs: number): PayoutBlocker[] {
  return [
    ...payeeBlockers(standing, atMs),
    ...(standing.hasOpenPayout ? ["open" as const] : []),
    ...(!standing.hasOpenPayout && standing.payableCents < LEAST_PAYOUT_CENTS
      ? ["below_least" as const]
      : []),
  ];
}

/** Until when payouts wait for a bank account that was changed; null where none does. */
export function bankHeldUntilMs(bank: PayoutEligibility["bank"]): number | null {
  return bank === null || bank.changedAtMs === null ? null : bank.changedAtMs + BANK_CHANGE_HOLD_MS;
}

/** The digits of a number that may be shown. */
export function lastFour(digits: string): string {
  return digits.slice(-4);
}
