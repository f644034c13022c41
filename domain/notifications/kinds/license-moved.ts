// Defines the kind: a buyer's license was confirmed or refused, expires soon, or has expired.
import { IN_WRITING } from "../channels.ts";
import { DAY_MS } from "../../time.ts";
import { defineKind, topic } from "../notification-kind.ts";

export interface LicenseMoved {
  readonly accountId: string;
  /** Two letters. */
  readonly usState: string;
  readonly move: "confirmed" | "refused" | "expires" | "expired";
  /** The last day, for a license that expires or has expired. */
  readonly expiresOn: string | null;
  /** Why the network refused it. */
  readonly reason: string | null;
}

export const licenseMovedTopic = topic<LicenseMoved>()("license_moved");

export const licenseMoved = defineKind({
  type: "license_moved",
  topic: licenseMovedTopic,
  reach: {
    audience: ["advertiser"],
    group: "accounts",
    channels: IN_WRITING,
    push: { ttlMs: DAY_MS, urgency: "normal" },
  },
  // The network's words stay out of the facts, which go to other systems.
  tell: ({ accountId, usState, move, expiresOn, reason }) => [
    {
      accountId,
      url: "/settings",
      facts: { us_state: usState, move, expires_on: expiresOn },
      details: { usState, move, expiresOn, reason },
    },
  ],
});
