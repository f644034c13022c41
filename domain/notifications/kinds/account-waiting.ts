// Defines the kind: an applicant sent its application, or answered a question about it.
import { IN_WRITING } from "../channels.ts";
import { DAY_MS } from "../../time.ts";
import { defineKind, topic } from "../notification-kind.ts";

/** Contains nothing that the applicant wrote: it is unverified. */
export interface AccountWaiting {
  readonly networkId: string;
  readonly accountId: string;
  /** It answers the network's question; else it is new, or sent again. */
  readonly isAnswer: boolean;
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
  tell: ({ networkId, accountId, isAnswer }) => [
    {
      accountId: networkId,
      url: `/users/${accountId}`,
      facts: { account_id: accountId },
      details: { applicantId: accountId, isAnswer },
    },
  ],
});
