// Defines the queue: a payout that an affiliate requested, or that waits for a second approval.
import { can } from "../../access/access.ts";
import { defineQueue } from "../queue.ts";

export const payoutQueue = defineQueue({
  mayWork: (actor) => can(actor, "decide", "payout", { affiliateId: "" }),
  waits: "since",
  hasDeadline: false,
  screenOf: () => "/billing?part=payouts",
});
