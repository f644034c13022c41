// Records who did what: the audit log's entrance for the other modules.
export { type ActivityEntry, recordActivity } from "./activity.store.ts";
export { registerActivity } from "./activity.routes.ts";
