// Payouts, and whom they go to: the one entrance of this module for the others.
export { registerPayouts } from "./payouts.routes.ts";
export { createPayoutJobs } from "./payouts.jobs.ts";
export { type PayoutRules, requestWithin } from "./request-payout.ts";
export { stepWithin } from "./step-payout.ts";
export { type PayeeVault } from "./payee-seal.ts";
export { writeDetails } from "./payee.ts";
export { listPayable } from "./payout.store.ts";
export { PAYOUT_FINDER } from "./find-payouts.store.ts";
