// The rules of what the network keeps about accounts, and of their sessions and keys. The accounts
// themselves have no part in it.
import type { Actor } from "./access.ts";
import { hasRight } from "./rights.ts";
import type { Action, Subjects } from "./subjects.ts";

type RecordKind = "account_tag" | "account_note" | "account_file" | "account_access";

/** Whether it is a person of the network: no key reads what people note about accounts. */
const isOfNetwork = (actor: Actor): boolean => actor.role === "admin" && actor.kind === "user";

export const RECORD_RULES: {
  readonly [Kind in RecordKind]: (
    actor: Actor,
    action: Action<Kind>,
    subject: Subjects[Kind],
  ) => boolean;
} = {
  account_tag: (actor, action) =>
    isOfNetwork(actor) && (action === "read" || hasRight(actor, "notes")),
  // Others edit a note or delete a file only as owners, so that what a person wrote stands.
  account_note: (actor, action, note) =>
    isOfNetwork(actor) &&
    hasRight(actor, "notes") &&
    (action !== "change" || note.authorId === actor.id || hasRight(actor, "account")),
  account_file: (actor, action, file) =>
    isOfNetwork(actor) &&
    hasRight(actor, "files") &&
    (action !== "remove" || file.authorId === actor.id || hasRight(actor, "account")),
  account_access: (actor, action) =>
    isOfNetwork(actor) && hasRight(actor, action === "read" ? "see_access" : "end_access"),
};
