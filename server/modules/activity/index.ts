// The audit log and the bell's events: the one entrance of this module for the others.
export { recordActivity } from "./activity.store.ts";
export { registerActivity } from "./activity.routes.ts";
