// Defines the kind: failed sign-ins, refused calls, exports or new keys are unusually many within
// an hour. The network is notified, always.
import { BURST_ACTIONS, type BurstKind } from "../../activity/security-bursts.ts";
import { DAY_MS } from "../../time.ts";
import { URGENT } from "../channels.ts";
import { defineKind, topic } from "../notification-kind.ts";

export interface SecurityBurst {
  readonly networkId: string;
  readonly kind: BurstKind;
  /** The account concerned; null for an address. */
  readonly accountId: string | null;
  readonly count: number;
}

export const securityBurstTopic = topic<SecurityBurst>()("security_burst");

export const securityBurst = defineKind({
  type: "security_burst",
  topic: securityBurstTopic,
  reach: {
    audience: ["admin"],
    group: "accounts",
    channels: URGENT,
    alwaysOnFor: "security",
    push: { ttlMs: DAY_MS, urgency: "high" },
  },
  tell: ({ networkId, kind, accountId, count }) => [
    {
      accountId: networkId,
      // The acts that were counted.
      url: [
        `/activity?action=${BURST_ACTIONS[kind].join(",")}`,
        ...(accountId === null ? [] : [`account=${accountId}`]),
      ].join("&"),
      facts: { kind, account_id: accountId, count },
      details: { kind, count },
    },
  ],
});
