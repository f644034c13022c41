// What people are told of: the outbox's publisher.
export { EVENT_CHANNEL } from "./outbox.store.ts";
export { createPublisher } from "./publisher.ts";
