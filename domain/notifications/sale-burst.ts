// Decides when an affiliate's automatic sales are announced: a burst of them is one notification,
// not one for each sale.
import { MINUTE_MS } from "../time.ts";

/** A burst ends when no lead of the account was sold for this long. Our own choice. */
export const BURST_CALM_MS = MINUTE_MS;
/** Steady sales are announced this long after the first of them. Our own choice. */
export const LONGEST_BURST_MS = 15 * MINUTE_MS;

/** Epoch milliseconds of the first and the last sale that nothing has announced yet. */
export interface OpenBurst {
  readonly firstMs: number;
  readonly lastMs: number;
}

/** When the burst is announced if no further lead is sold. Epoch milliseconds. */
export function burstEndMs({ firstMs, lastMs }: OpenBurst): number {
  return Math.min(lastMs + BURST_CALM_MS, firstMs + LONGEST_BURST_MS);
}
