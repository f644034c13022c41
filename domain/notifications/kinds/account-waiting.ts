// Defines the kind: an affiliate signed up and waits for the operator's approval.
import { IN_WRITING } from "../channels.ts";
import { DAY_MS } from "../../time.ts";
import { defineKind, topic } from "../notification-kind.ts";

/** Contains nothing that the affiliate wrote: it is unverified. */
export interface AccountWaiting {
  readonly networkId: string;
  readonly affiliateId: string;
}

export const accountWaitingTopic = topic<AccountWaiting>()("account_waiting");

export const accountWaiting = defineKind({
  type: "account_waiting",
  topic: accountWaitingTopic,
  reach: {
    audience: ["admin"],
    group: "accounts",
    channels: IN_WRITING,
    push: { ttlMs: DAY_MS, urgency: "normal" },
  },
  tell: ({ networkId, affiliateId }) => [
    {
      accountId: networkId,
      url: `/users?status=pending&account=${affiliateId}`,
      facts: { account_id: affiliateId },
      details: { affiliateId },
    },
  ],
});
