// Defines the queue: a license that an active buyer claims, and with which it may not buy before it
// is confirmed.
import { can } from "../../access/access.ts";
import { ANY_ACCOUNT, defineQueue } from "../queue.ts";

export const licenseQueue = defineQueue({
  mayWork: (actor) => can(actor, "check", "account", ANY_ACCOUNT),
  waits: "since",
  hasDeadline: false,
  screenOf: ({ accountId }) => `/users/${accountId}?part=documents`,
});
