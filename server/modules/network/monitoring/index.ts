// What the operator of the server watches: processes that run, queues, and what the network sells.
export { createMonitoring } from "./monitoring.jobs.ts";
