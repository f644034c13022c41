// Defines the queue: a return whose next step is the network's: it decides before the deadline.
import { can } from "../../access/access.ts";
import { defineQueue } from "../queue.ts";

const ANY_SALE = { buyerId: "", affiliateId: "", assigneeId: null } as const;

export const returnQueue = defineQueue({
  mayWork: (actor) => can(actor, "decide", "return", ANY_SALE),
  waits: "since",
  hasDeadline: true,
  screenOf: ({ id }) => `/leads?part=returns&return=${id}`,
});
