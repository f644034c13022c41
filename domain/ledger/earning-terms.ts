// When an affiliate's earning becomes payable, and how much a payout is at least.

const DAY_MS = 86_400_000;
/** How long a buyer may ask for the money back, from delivery. */
export const RETURN_WINDOW_MS = 7 * DAY_MS;
/** An affiliate's first days with the network, in which its earnings are held longer. */
export const NEW_AFFILIATE_MS = 60 * DAY_MS;
export const NEW_AFFILIATE_HOLD_MS = 30 * DAY_MS;
/** The least that is worth a transfer to a bank: $50. */
export const LEAST_PAYOUT_CENTS = 5_000n;

/** From when the earning of a sale delivered at `deliveredAtMs` is payable, if no return is open then. */
export function payableFromMs(deliveredAtMs: number, affiliateSinceMs: number): number {
  const isNew = deliveredAtMs - affiliateSinceMs < NEW_AFFILIATE_MS;
  return deliveredAtMs + RETURN_WINDOW_MS + (isNew ? NEW_AFFILIATE_HOLD_MS : 0);
}
