// The audit log and the bell's events: the one entrance of this module for the others.
export {
  type ActivityEntry,
  type EventRow,
  findLastSeq,
  listEventsAfter,
  listNewEvents,
  recordActivity,
} from "./activity.store.ts";
export { presentEvent, registerActivity } from "./activity.routes.ts";
