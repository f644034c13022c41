// The outbox's publisher: the module's only entry point for other modules.
export { EVENT_CHANNEL } from "./outbox.store.ts";
export { type Published, publishOutbox } from "./publish-outbox.ts";
export { createPublisher, type Publisher } from "./publisher.ts";
