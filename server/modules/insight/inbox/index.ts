// The network's inbox: the one entrance of this module for the others.
export { createInboxJobs } from "./inbox.jobs.ts";
export { registerInbox } from "./inbox.routes.ts";
export { deleteMarksOf } from "./mark.store.ts";
