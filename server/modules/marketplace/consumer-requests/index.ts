// Exports consumers' requests: the only entry point of this module.
export { createConsumerRequestJobs } from "./consumer-requests.jobs.ts";
export { registerConsumerRequests } from "./consumer-requests.routes.ts";
