// Defines the queue: a consumer asks for no contact or erasure, and the network has not acted yet.
import { can } from "../../access/access.ts";
import { defineQueue } from "../queue.ts";

export const consumerRequestQueue = defineQueue({
  mayWork: (actor) => can(actor, "decide", "consumer_request", null),
  waits: "since",
  hasDeadline: true,
  screenOf: ({ id }) => `/consumers?request=${id}`,
});
