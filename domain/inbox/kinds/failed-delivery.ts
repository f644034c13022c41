// Defines the queue: a destination with purchased leads that reached their buyer nowhere.
import { can } from "../../access/access.ts";
import { ANY_ACCOUNT, defineQueue } from "../queue.ts";

export const failedDeliveryQueue = defineQueue({
  mayWork: (actor) => can(actor, "read", "delivery", ANY_ACCOUNT),
  waits: "since",
  hasDeadline: false,
  screenOf: ({ accountId }) => `/users/${accountId}?part=campaigns`,
});
