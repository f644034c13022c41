// Defines the queue: a lead that a person of the network must check before anyone may buy it.
import { can } from "../../access/access.ts";
import { defineQueue } from "../queue.ts";

export const quarantinedLeadQueue = defineQueue({
  mayWork: (actor) => can(actor, "set", "quarantine", { accountId: "" }),
  waits: "since",
  hasDeadline: false,
  screenOf: ({ id }) => `/leads/${id}`,
});
