// Defines the queue: a name of an active buyer that consents may name once it is approved.
import { can } from "../../access/access.ts";
import { ANY_ACCOUNT, defineQueue } from "../queue.ts";

export const sellerNameQueue = defineQueue({
  mayWork: (actor) => can(actor, "check", "account", ANY_ACCOUNT),
  waits: "since",
  hasDeadline: false,
  screenOf: ({ accountId }) => `/users/${accountId}?part=documents`,
});
