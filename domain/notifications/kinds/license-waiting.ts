// Defines the kind: a buyer claimed a license that opens nothing until the network confirms it.
import { IN_WRITING } from "../channels.ts";
import { DAY_MS } from "../../time.ts";
import { defineKind, topic } from "../notification-kind.ts";

export interface LicenseWaiting {
  readonly networkId: string;
  readonly accountId: string;
  /** Two letters. */
  readonly usState: string;
}

export const licenseWaitingTopic = topic<LicenseWaiting>()("license_waiting");

export const licenseWaiting = defineKind({
  type: "license_waiting",
  topic: licenseWaitingTopic,
  reach: {
    audience: ["admin"],
    group: "accounts",
    channels: IN_WRITING,
    push: { ttlMs: DAY_MS, urgency: "normal" },
  },
  tell: ({ networkId, accountId, usState }) => [
    {
      accountId: networkId,
      url: `/users/${accountId}?part=documents`,
      facts: { account_id: accountId, us_state: usState },
      details: { buyerId: accountId, usState },
    },
  ],
});
