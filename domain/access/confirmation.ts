// Decides whether a person has proved recently enough who they are, for acts that an open browser
// alone must not allow: keys, owners, bank details, addresses that data goes to, exports, payouts.
import { MINUTE_MS } from "../time.ts";

/** How long a password, a code or a passkey counts. */
export const CONFIRMED_MINUTES = 10;

/** The milliseconds for which the person still counts as confirmed; 0 when they do not. */
export function confirmedForMs(confirmedAtMs: number | null, nowMs: number): number {
  if (confirmedAtMs === null) return 0;
  return Math.max(0, confirmedAtMs + CONFIRMED_MINUTES * MINUTE_MS - nowMs);
}
