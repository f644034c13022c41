// The inbox in the address: which items are shown, and which one is selected.
import { INBOX_KINDS, type InboxKind } from "../../../../domain/inbox/kind-names.ts";
import { choiceParameter, textParameter, wordParameter } from "../../../lib/address.ts";
import type { Where } from "../../../lib/documents/collections.ts";

export const VIEWS = ["all", "me", "none", "snoozed"] as const;
export type InboxView = (typeof VIEWS)[number];

export const INBOX_ADDRESS = {
  kind: choiceParameter(INBOX_KINDS),
  assignee: wordParameter(VIEWS, "all"),
  /** The kind and the id of an item, with a dot between. */
  item: textParameter(),
};

/** The conditions of a view; what is snoozed is only in its own. */
export function whereOf(view: InboxView, kind: InboxKind | null): readonly Where[] {
  const snoozed = view === "snoozed" ? "yes" : "no";
  return [
    ["snoozed", "eq", snoozed],
    ...(view === "me" || view === "none" ? ([["assignee", "eq", view]] as const) : []),
    ...(kind === null ? [] : ([["kind", "eq", kind]] as const)),
  ];
}

/** The same for the counts, which are by kind anyway. */
export function countQuery(view: InboxView) {
  const snoozed = view === "snoozed" ? ("yes" as const) : ("no" as const);
  return view === "me" || view === "none" ? { assignee: view, snoozed } : { snoozed };
}

/** The address of the inbox: of one kind, or all. */
export const inboxOf = (kind: InboxKind | null): string =>
  `/dashboard?part=inbox${kind === null ? "" : `&kind=${kind}`}`;
