// Defines the queue: an active campaign that buys nothing until a person acts.
import { can } from "../../access/access.ts";
import { ANY_ACCOUNT, defineQueue } from "../queue.ts";

export const stoppedCampaignQueue = defineQueue({
  mayWork: (actor) => can(actor, "update", "campaign", ANY_ACCOUNT),
  waits: "since_last_purchase",
  hasDeadline: false,
  screenOf: ({ id }) => `/campaigns/${id}`,
});
