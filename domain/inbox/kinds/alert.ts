// Defines the queue: an open alert, which ends by itself once what it warns of is well again.
import { can } from "../../access/access.ts";
import { alertScreen } from "../../alerts/alert-place.ts";
import { defineQueue } from "../queue.ts";

export const alertQueue = defineQueue({
  mayWork: (actor) => can(actor, "handle", "alert", null),
  waits: "since",
  hasDeadline: false,
  screenOf: ({ id }) => alertScreen(id),
});
