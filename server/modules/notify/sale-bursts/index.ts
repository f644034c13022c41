// Bursts of automatic sales: the module's only entry point for other modules.
export { collectSales } from "./collect-sales.ts";
export { announceBursts, createBurstJobs } from "./sale-bursts.jobs.ts";
