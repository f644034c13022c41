// The audit log and the bell's events: the one entrance of this module for the others.
export { type ActivityEntry, recordActivity } from "./activity.store.ts";
export { type ActivityDeps, registerActivity } from "./activity.routes.ts";
