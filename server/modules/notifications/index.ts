// What people are told of: the outbox's publisher.
export { type Publisher, type PublisherDeps, createPublisher } from "./publisher.ts";
export { publishOutbox } from "./publish-outbox.ts";
