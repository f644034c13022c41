// When an affiliate's earning becomes payable, and how much a payout is at least.
import { DAY_MS } from "../time.ts";

/** How long a buyer may ask for the money back, from delivery. */
export const RETURN_WINDOW_DAYS = 7;
export const RETURN_WINDOW_MS = RETURN_WINDOW_DAYS * DAY_MS;
/** An affiliate's first days with the network, in which its earnings are held longer. */
export const NEW_AFFILIATE_DAYS = 60;
export const NEW_AFFILIATE_MS = NEW_AFFILIATE_DAYS * DAY_MS;
export const NEW_AFFILIATE_HOLD_DAYS = 30;
export const NEW_AFFILIATE_HOLD_MS = NEW_AFFILIATE_HOLD_DAYS * DAY_MS;
/** The least that is worth a transfer to a bank. */
export const LEAST_PAYOUT_CENTS = 5_000n;

/**
 * What a pending earning waits for. `card`: the buyer paid by card not long ago. `due`: nothing any
 * more, the next round moves it.
 */
export const HOLD_REASONS = [
  "open_return",
  "return_window",
  "new_affiliate",
  "card",
  "due",
] as const;
export type PendingReason = (typeof HOLD_REASONS)[number];

/**
 * How long the earning of a purchase that was paid by card waits after the charge, which the card's
 * holder may still dispute.
 */
export const CARD_HOLD_DAYS = 30;
export const CARD_HOLD_MS = CARD_HOLD_DAYS * DAY_MS;

/** What decides when an earning is payable. */
export interface HeldEarning {
  readonly deliveredAtMs: number;
  readonly affiliateSinceMs: number;
  /** A return of it is filed and not decided. */
  readonly isDisputed: boolean;
  /**
   * The latest card charge that the purchase was paid from; null where none was, or the buyer is
   * trusted.
   */
  readonly cardChargedAtMs: number | null;
}

/**
 * What a pending earning waits for at `atMs`, and until when: of several the one that ends last, an
 * open return before all.
 */
export function pendingReason(
  earning: HeldEarning,
  atMs: number,
): { readonly reason: PendingReason; readonly untilMs: number | null } {
  if (earning.isDisputed) return { reason: "open_return", untilMs: null };
  const fromMs = payableFromMs(earning.deliveredAtMs, earning.affiliateSinceMs);
  const cardMs = earning.cardChargedAtMs === null ? fromMs : earning.cardChargedAtMs + CARD_HOLD_MS;
  if (cardMs > fromMs && cardMs > atMs) return { reason: "card", untilMs: cardMs };
  if (fromMs <= atMs) return { reason: "due", untilMs: fromMs };
  return {
    reason: fromMs > earning.deliveredAtMs + RETURN_WINDOW_MS ? "new_affiliate" : "return_window",
    untilMs: fromMs,
  };
}

/**
 * From when the earning of a sale delivered at `deliveredAtMs` is payable, if no return is open
 * then and it was not paid by card.
 */
export function payableFromMs(deliveredAtMs: number, affiliateSinceMs: number): number {
  const isNew = deliveredAtMs - affiliateSinceMs < NEW_AFFILIATE_MS;
  return deliveredAtMs + RETURN_WINDOW_MS + (isNew ? NEW_AFFILIATE_HOLD_MS : 0);
}
