// How to post to a source, and what its calls came to: the one entrance of this module for the
// others.
export { RequestLog } from "./request-log.ts";
export { createPosting } from "./posting.jobs.ts";
export { registerPosting } from "./posting.routes.ts";
