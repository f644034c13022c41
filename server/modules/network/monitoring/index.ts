// What the operator of the server watches: processes that run, queues, and what the network sells.
export { readProcesses } from "./beats.store.ts";
export { readQueues } from "./figures.store.ts";
export { createMonitoring } from "./monitoring.jobs.ts";
