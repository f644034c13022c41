// Defines the queue: a company's application to join the network.
import { can } from "../../access/access.ts";
import { ANY_ACCOUNT, defineQueue } from "../queue.ts";

export const applicationQueue = defineQueue({
  mayWork: (actor) => can(actor, "approve", "account", ANY_ACCOUNT),
  waits: "since",
  hasDeadline: false,
  screenOf: ({ accountId }) => `/users/${accountId}?part=documents`,
});
