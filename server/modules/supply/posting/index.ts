// Posting instructions of a source and its request log: the module's only entry point for other
// modules.
export { RequestLog } from "./request-log.ts";
export { createPosting } from "./posting.jobs.ts";
export { registerPosting } from "./posting.routes.ts";
