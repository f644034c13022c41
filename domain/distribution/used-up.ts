// Finds what keeps a campaign from buying without its owner noticing: a cap or budget is used up,
// or the wallet cannot pay for another lead.
import type { LocalMoment } from "./calendar.ts";
import type { Counters, Limits } from "./caps.ts";

/**
 * The longest first: the limit that ends last matters most. An hour's cap restarts before a person
 * would read a notification about it.
 */
export const USED_UP_WINDOWS = ["total", "month", "week", "day"] as const;

export type UsedUpWindow = (typeof USED_UP_WINDOWS)[number];

export interface UsedUp {
  readonly window: UsedUpWindow;
  /** UTC, epoch milliseconds. */
  readonly startMs: number;
  readonly unit: "leads" | "cents";
  /** The limit: leads, or whole cents. */
  readonly most: bigint;
}

/**
 * The longest window that allows no further lead at `priceCents`, the lowest price of one; null if
 * every window does.
 */
export function findUsedUp(
  limits: Limits,
  counters: Counters,
  moment: LocalMoment,
  priceCents: bigint,
): UsedUp | null {
  for (const window of USED_UP_WINDOWS) {
    const startMs = moment.starts[window];
    const count = counters[window];
    const isCurrent = count.startMs === startMs;
    const [mostLeads, mostCents] = [limits.leads[window], limits.cents[window]];
    if (mostLeads !== undefined && (isCurrent ? count.leads : 0) >= mostLeads)
      return { window, startMs, unit: "leads", most: BigInt(mostLeads) };
    if (mostCents !== undefined && (isCurrent ? count.cents : 0n) + priceCents > mostCents)
      return { window, startMs, unit: "cents", most: mostCents };
  }
  return null;
}

/** Our threshold: five more leads at the highest bid. */
const ENOUGH_LEADS = 5n;

/**
 * `low`: the balance is below `threshold` or, if none is set, pays for fewer than five leads at the
 * highest bid. `empty`: it pays for none at the lowest. Amounts in cents.
 */
export function walletState(
  availableCents: bigint,
  bids: { readonly highest: bigint; readonly lowest: bigint },
  threshold: bigint | null = null,
): "enough" | "low" | "empty" {
  if (availableCents < bids.lowest) return "empty";
  return availableCents < (threshold ?? bids.highest * ENOUGH_LEADS) ? "low" : "enough";
}
