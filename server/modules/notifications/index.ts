// What people are told of: the outbox's publisher.
export { createPublisher } from "./publisher.ts";
