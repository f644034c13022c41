// Decides when an affiliate's earning becomes payable.
import { DAY_MS } from "../time.ts";

/**
 * What holds for a sale where nothing else is agreed with its buyer or affiliate, in whole days.
 */
export interface SaleRules {
  /** How long after delivery a buyer may file a return. */
  readonly returnDays: number;
  /** An affiliate's first period with the network, in which its earnings stay pending longer. */
  readonly newAffiliateDays: number;
  /** How long its earnings are held in that period, after the return window. */
  readonly newAffiliateHoldDays: number;
}

/** What a network begins with. */
export const DEFAULT_SALE_RULES: SaleRules = {
  returnDays: 7,
  newAffiliateDays: 60,
  newAffiliateHoldDays: 30,
};
/** The minimum payout that a network begins with, worth a bank transfer. */
export const USUAL_LEAST_PAYOUT_CENTS = 5_000n;

/**
 * The pending reasons of an earning. `earning_hold`: a hold follows the return window. `card`: the
 * buyer paid by card recently. `due`: none is left, the next round makes it payable.
 */
export const HOLD_REASONS = [
  "open_return",
  "return_window",
  "earning_hold",
  "card",
  "due",
] as const;
export type PendingReason = (typeof HOLD_REASONS)[number];

/**
 * How long the earning of a purchase paid by card stays pending after the charge, which the
 * cardholder may still dispute.
 */
export const CARD_HOLD_DAYS = 30;
export const CARD_HOLD_MS = CARD_HOLD_DAYS * DAY_MS;

/** When an earning may become payable: as agreed at its sale, in whole days. */
export interface SaleDays {
  /** How long after delivery the buyer may file a return. */
  readonly returnDays: number;
  /** How long the earning is held after that. */
  readonly holdDays: number;
}

/** The facts that decide when an earning is payable. */
export interface HeldEarning extends SaleDays {
  readonly deliveredAtMs: number;
  /** Whether a return of the sale is filed and not decided. */
  readonly isDisputed: boolean;
  /**
   * The latest card charge that paid for the purchase; null if there was none, or the buyer is
   * trusted.
   */
  readonly cardChargedAtMs: number | null;
}

/**
 * The pending reason of an earning at `atMs`, and until when: of several the one that ends last; an
 * open return comes first.
 */
export function pendingReason(
  earning: HeldEarning,
  atMs: number,
): { readonly reason: PendingReason; readonly untilMs: number | null } {
  if (earning.isDisputed) return { reason: "open_return", untilMs: null };
  const fromMs = payableFromMs(earning.deliveredAtMs, earning);
  const cardMs = earning.cardChargedAtMs === null ? fromMs : earning.cardChargedAtMs + CARD_HOLD_MS;
  if (cardMs > fromMs && cardMs > atMs) return { reason: "card", untilMs: cardMs };
  if (fromMs <= atMs) return { reason: "due", untilMs: fromMs };
  return { reason: earning.holdDays > 0 ? "earning_hold" : "return_window", untilMs: fromMs };
}

/**
 * When the earning of a sale delivered at `deliveredAtMs` becomes payable, if no return is open
 * then and it was not paid by card.
 */
export function payableFromMs(deliveredAtMs: number, { returnDays, holdDays }: SaleDays): number {
  return deliveredAtMs + (returnDays + holdDays) * DAY_MS;
}

/** When a buyer may last file a return of a sale. */
export function returnableUntilMs(
  deliveredAtMs: number,
  { returnDays }: Pick<SaleDays, "returnDays">,
): number {
  return deliveredAtMs + returnDays * DAY_MS;
}

/**
 * How many days the earning of a sale is held after its return window: as agreed with the
 * affiliate, else longer in its first days with the network.
 */
export function holdDaysOf(
  agreedDays: number | null,
  affiliateSinceMs: number,
  deliveredAtMs: number,
  { newAffiliateDays, newAffiliateHoldDays }: SaleRules,
): number {
  if (agreedDays !== null) return agreedDays;
  const isNew = deliveredAtMs - affiliateSinceMs < newAffiliateDays * DAY_MS;
  return isNew ? newAffiliateHoldDays : 0;
}
