// The events that an account is shown: the one entrance of this module for the others.
export { type EventRow, findLastSeq, listEventsAfter, listNewEvents } from "./event.store.ts";
export { presentEvent, registerEvents } from "./events.routes.ts";
export { renderEvent } from "./render-event.ts";
