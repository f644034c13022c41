// Pings: a lead without its contact in, an offer out; then the post.
export { createPingJobs } from "./pings.jobs.ts";
export { registerPings } from "./pings.routes.ts";
