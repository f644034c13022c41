// Defines the kind: an entry into an account's wallet waits for a second person of the network.
import type { ManualEntryKind } from "../../ledger/manual-entry.ts";
import { DAY_MS } from "../../time.ts";
import { IN_WRITING } from "../channels.ts";
import { defineKind, topic } from "../notification-kind.ts";

export interface EntryWaiting {
  readonly entryId: string;
  readonly networkId: string;
  readonly accountId: string;
  readonly kind: ManualEntryKind;
  readonly amountCents: number;
}

export const entryWaitingTopic = topic<EntryWaiting>()("entry_waiting");

export const entryWaiting = defineKind({
  type: "entry_waiting",
  topic: entryWaitingTopic,
  reach: {
    audience: ["admin"],
    group: "money",
    channels: IN_WRITING,
    push: { ttlMs: DAY_MS, urgency: "normal" },
  },
  tell: ({ entryId, networkId, accountId, kind, amountCents }) => [
    {
      accountId: networkId,
      url: `/users/${accountId}?part=money`,
      facts: { entry_id: entryId, account_id: accountId, kind, amount_cents: amountCents },
      details: { kind, amountCents },
    },
  ],
});
