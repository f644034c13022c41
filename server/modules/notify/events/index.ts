// Account events: the module's only entry point for other modules.
export { type EventRow, findLastSeq, listEventsAfter, listNewEvents } from "./event.store.ts";
export { presentEvent, readerOf, registerEvents } from "./events.routes.ts";
export { type EventReader, renderEvent } from "./render-event.ts";
