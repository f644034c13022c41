// The rules of what the network keeps about accounts, and of their sessions and keys. The accounts
// themselves have no part in it.
import type { Actor } from "./access.ts";
import { hasRight } from "./rights.ts";
import type { Action, Subjects } from "./subjects.ts";

/** Whether it is a person of the network: no key reads what people note about accounts. */
const isOfNetwork = (actor: Actor): boolean => actor.role === "admin" && actor.kind === "user";

export const mayTag = (actor: Actor, action: Action<"account_tag">): boolean =>
  isOfNetwork(actor) && (action === "read" || hasRight(actor, "notes"));

/** Others edit a note only as owners, so that what a person wrote stands. */
export const mayNote = (
  actor: Actor,
  action: Action<"account_note">,
  note: Subjects["account_note"],
): boolean =>
  isOfNetwork(actor) &&
  hasRight(actor, "notes") &&
  (action !== "change" || note.authorId === actor.id || hasRight(actor, "account"));

export const mayFile = (
  actor: Actor,
  action: Action<"account_file">,
  file: Subjects["account_file"],
): boolean =>
  isOfNetwork(actor) &&
  hasRight(actor, "files") &&
  (action !== "remove" || file.authorId === actor.id || hasRight(actor, "account"));

export const mayReachAccess = (actor: Actor, action: Action<"account_access">): boolean =>
  isOfNetwork(actor) && hasRight(actor, action === "read" ? "see_access" : "end_access");
