// What affiliates earn: the one entrance of this module for the others.
export type { EarningsPaid } from "./announcement.ts";
export { registerEarnings } from "./earnings.routes.ts";
export { createEarningJobs } from "./earnings.jobs.ts";
export { matureEarnings, payOut } from "./earning-flow.ts";
