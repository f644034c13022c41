// Loads the parts of payouts separately from the screens that show them.
import { lazy } from "react";

/** The payouts of all affiliates. */
export const OperatorPayouts = lazy(async () => ({
  default: (await import("./operator-payouts.tsx")).OperatorPayouts,
}));

/** An affiliate's own payouts. */
export const PayoutsSection = lazy(async () => ({
  default: (await import("./payouts-section.tsx")).PayoutsSection,
}));

/** The decision about a payout, as in the list of all of them. */
export const BulkPayouts = lazy(async () => ({
  default: (await import("./bulk-payouts.tsx")).BulkPayouts,
}));

/** One payout with its earnings. */
export const Remittance = lazy(async () => ({
  default: (await import("./remittance.tsx")).Remittance,
}));
