// Defines the queue: a payment, correction, credit or refund that waits for a second person.
import { can } from "../../access/access.ts";
import { defineQueue } from "../queue.ts";

export const manualEntryQueue = defineQueue({
  mayWork: (actor) => can(actor, "book", "manual_entry", { accountId: "", isBooked: false }),
  waits: "since",
  hasDeadline: false,
  screenOf: ({ accountId }) => `/users/${accountId}?part=money`,
});
