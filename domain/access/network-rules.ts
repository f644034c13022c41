// The rules of what the network does to protect its market: pauses, reviews, consumers' requests
// and alerts.
import type { Actor } from "./access.ts";
import { hasRight } from "./rights.ts";
import type { Action, Subjects } from "./subjects.ts";

const isOfNetwork = (actor: Actor): boolean => actor.role === "admin" && actor.kind !== "source";
const isPersonOfNetwork = (actor: Actor): boolean => isOfNetwork(actor) && actor.kind === "user";

/** The owner reads why the network paused what it owns. */
export const mayPause = (
  actor: Actor,
  action: Action<"network_pause">,
  { accountId }: Subjects["network_pause"],
): boolean =>
  action === "read"
    ? isOfNetwork(actor) || (actor.kind !== "source" && accountId === actor.accountId)
    : isPersonOfNetwork(actor) && hasRight(actor, "pause");

/** The lead's affiliate reads why the network holds it. */
export const mayHold = (
  actor: Actor,
  action: Action<"quarantine">,
  { accountId }: Subjects["quarantine"],
): boolean =>
  action === "read"
    ? isOfNetwork(actor) ||
      (actor.kind !== "source" && actor.role === "affiliate" && accountId === actor.accountId)
    : isPersonOfNetwork(actor) && hasRight(actor, "supply");

/** A request names a person, so that it takes the right to contacts. */
export const mayServeConsumers = (actor: Actor, action: Action<"consumer_request">): boolean =>
  isPersonOfNetwork(actor) &&
  hasRight(actor, "contact") &&
  (action !== "decide" || hasRight(actor, "decide_consumers"));

/** Who decides about erasures keeps what is left of them. */
export const mayOpenArchive = (actor: Actor): boolean =>
  isPersonOfNetwork(actor) && hasRight(actor, "contact") && hasRight(actor, "decide_consumers");

/** An alert names accounts and their figures side by side. */
export const mayWatch = (actor: Actor, action: Action<"alert">): boolean =>
  action === "read"
    ? isOfNetwork(actor)
    : isPersonOfNetwork(actor) && hasRight(actor, action === "rule" ? "settings" : "supply");
