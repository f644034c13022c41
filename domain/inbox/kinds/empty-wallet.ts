// Defines the queue: an active buyer whose wallet does not cover the lowest bid of any of its
// campaigns.
import { can } from "../../access/access.ts";
import { defineQueue } from "../queue.ts";

export const emptyWalletQueue = defineQueue({
  mayWork: (actor) => can(actor, "book", "manual_entry", { accountId: "", isBooked: false }),
  waits: "since_last_purchase",
  hasDeadline: false,
  screenOf: ({ accountId }) => `/users/${accountId}?part=money`,
});
