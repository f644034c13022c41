// Defines the kind: the bank account for payouts was set or changed. Every member of the account is
// notified, always: an attacker who takes over the account would switch this off first.
import { URGENT } from "../channels.ts";
import { DAY_MS } from "../../time.ts";
import { defineKind, topic } from "../notification-kind.ts";

export interface BankChanged {
  readonly accountId: string;
  /** True where there was no bank account before: no payout is held. */
  readonly isFirst: boolean;
}

export const bankChangedTopic = topic<BankChanged>()("bank_changed");

export const bankChanged = defineKind({
  type: "bank_changed",
  topic: bankChangedTopic,
  reach: {
    audience: ["affiliate"],
    group: "money",
    channels: URGENT,
    alwaysOnFor: "security",
    push: { ttlMs: 3 * DAY_MS, urgency: "high" },
  },
  tell: ({ accountId, isFirst }) => [
    {
      accountId,
      url: "/settings?part=payouts",
      facts: { is_first: isFirst },
      details: { isFirst },
    },
  ],
});
