// Exports pings: offers for leads without their contact, and the posts to those offers.
export { createPingJobs } from "./pings.jobs.ts";
export { registerPings } from "./pings.routes.ts";
