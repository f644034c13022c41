// Defines the kind: a colleague assigned an item of the network's inbox to a person.
import type { InboxKind } from "../../inbox/kind-names.ts";
import { DAY_MS } from "../../time.ts";
import { IN_WRITING } from "../channels.ts";
import { defineKind, topic } from "../notification-kind.ts";

export interface InboxAssigned {
  readonly networkId: string;
  /** Who works it now; only they are notified. */
  readonly assigneeId: string;
  readonly kind: InboxKind;
  /** The id of what the item is about. */
  readonly itemId: string;
  /** The account that it concerns. */
  readonly accountName: string;
  /** The colleague who assigned it. */
  readonly byName: string;
}

export const inboxAssignedTopic = topic<InboxAssigned>()("inbox_assigned");

export const inboxAssigned = defineKind({
  type: "inbox_assigned",
  topic: inboxAssignedTopic,
  reach: {
    audience: ["admin"],
    group: "accounts",
    channels: IN_WRITING,
    push: { ttlMs: DAY_MS, urgency: "normal" },
  },
  tell: ({ networkId, assigneeId, kind, itemId, accountName, byName }) => [
    {
      accountId: networkId,
      memberId: assigneeId,
      url: `/dashboard?part=inbox&assignee=me&item=${kind}.${itemId}`,
      facts: { kind, item_id: itemId, user_id: assigneeId },
      details: { kind, accountName, byName },
    },
  ],
});
