// Records who did what: the audit log's entrance for the other modules.
export type { ActivityEntry } from "./activity.store.ts";
export { registerActivity } from "./activity.routes.ts";
export { createChainJobs } from "./chain.jobs.ts";
export { type ContactReads, createContactReads } from "./contact-reads.ts";
export { createDeniedCalls } from "./denied-calls.ts";
export { logSecurityEvent, logUnknownSignIn } from "./log-security.ts";
export { createSecurityBurstJobs } from "./security-bursts.jobs.ts";
export { countActivity, recordActivity, securityEventOf } from "./record-activity.ts";
export { type ChainFinding, verifyChain } from "./verify-chain.ts";
