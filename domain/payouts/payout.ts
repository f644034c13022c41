// Defines the states of a payout, from requested to sent, refused, withdrawn or failed, and why one
// cannot be requested now.
import { type Result, ok, refuse } from "../result.ts";
import { BANK_CHANGE_HOLD_MS } from "./bank-account.ts";

/** `failed`: the bank did not accept it, or returned it before it counted as sent. */
export const PAYOUT_STATUSES = [
  "requested",
  "approved",
  "sent",
  "rejected",
  "cancelled",
  "failed",
] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

/** The actions on a payout. `order`: it is written into a bank file. */
export const PAYOUT_STEPS = ["approve", "reject", "cancel", "order", "send", "fail"] as const;
export type PayoutStep = (typeof PAYOUT_STEPS)[number];

/**
 * Open payouts: their earnings are in no other payout, and the affiliate cannot request a second
 * one.
 */
export const OPEN_PAYOUTS = ["requested", "approved"] as const satisfies readonly PayoutStatus[];

export interface PayoutState {
  readonly status: PayoutStatus;
  /** Whether it is in a bank file. */
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
 * `done`: the state is already reached. `not_ordered`: a payout that is in no bank file cannot
 * count as sent.
 */
export type StepRefusal = "done" | "not_possible" | "not_ordered";

/**
 * The state after a step, or why the step is refused. A payout that is sent or ended otherwise
 * stays so.
 */
export function stepPayout(state: PayoutState, step: PayoutStep): Result<PayoutState, StepRefusal> {
  const { from, to } = STEPS[step];
  if (state.status !== from) return refuse(state.status === to ? "done" : "not_possible");
  if (step === "send" && !state.ordered) return refuse("not_ordered");
  return ok({ status: to, ordered: state.ordered || step === "order" });
}

/** In the order in which they are shown, and should be fixed. */
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

/** The facts that decide whether an affiliate can be paid. */
export interface PayoutEligibility {
  readonly isSuspended: boolean;
  readonly hasTaxDetails: boolean;
  /**
   * When the account was last changed; null without bank details; `changedAtMs` is null for the
   * first account.
   */
  readonly bank: { readonly changedAtMs: number | null; readonly isShared: boolean } | null;
  readonly hasOpenPayout: boolean;
  /** Matured, and in no open payout. */
  readonly payableCents: bigint;
  /** The network's minimum payout. */
  readonly leastCents: bigint;
}

/** Why this affiliate cannot be paid at `atMs`, independently of the amount. */
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

/** Every reason why a payout cannot be requested at `atMs`; empty if it can. */
export function requestBlockers(standing: PayoutEligibility, atMs: number): PayoutBlocker[] {
  return [
    ...payeeBlockers(standing, atMs),
    ...(standing.hasOpenPayout ? ["open" as const] : []),
    ...(!standing.hasOpenPayout && standing.payableCents < standing.leastCents
      ? ["below_least" as const]
      : []),
  ];
}

/** Until when payouts wait because the bank account was changed; null if they do not wait. */
export function bankHeldUntilMs(bank: PayoutEligibility["bank"]): number | null {
  return bank === null || bank.changedAtMs === null ? null : bank.changedAtMs + BANK_CHANGE_HOLD_MS;
}

/** The last four digits of a number, which may be shown. */
export function lastFour(digits: string): string {
  return digits.slice(-4);
}
