// Defines the kind: a person of the network booked money into or out of an account's wallet, or
// changed its credit limit.
import type { ManualEntryKind } from "../../ledger/manual-entry.ts";
import { DAY_MS } from "../../time.ts";
import { IN_WRITING } from "../channels.ts";
import { defineKind, topic } from "../notification-kind.ts";

export interface MoneyBooked {
  readonly entryId: string;
  readonly accountId: string;
  readonly kind: ManualEntryKind;
  /** Of an adjustment negative if money was taken; of a credit limit the new limit. */
  readonly amountCents: number;
  /** The balance after it; of a credit limit the limit. */
  readonly afterCents: number;
}

export const moneyBookedTopic = topic<MoneyBooked>()("money_booked");

export const moneyBooked = defineKind({
  type: "money_booked",
  topic: moneyBookedTopic,
  reach: {
    audience: ["advertiser"],
    group: "money",
    channels: IN_WRITING,
    push: { ttlMs: DAY_MS, urgency: "normal" },
  },
  tell: ({ entryId, accountId, kind, amountCents, afterCents }) => [
    {
      accountId,
      url: "/billing",
      facts: { entry_id: entryId, kind, amount_cents: amountCents, after_cents: afterCents },
      details: { kind, amountCents, afterCents },
    },
  ],
});
