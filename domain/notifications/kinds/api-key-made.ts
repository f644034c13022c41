// Defines the kind: an API key of the account was made, or an owner took one over. Every member is
// notified, always: an attacker who takes over a member would switch this off first.
import { URGENT } from "../channels.ts";
import { DAY_MS } from "../../time.ts";
import { defineKind, topic } from "../notification-kind.ts";

export interface ApiKeyMade {
  readonly accountId: string;
  readonly keyId: string;
  /** The name that its maker gave it. */
  readonly name: string;
  /** The member who made it or took it over. */
  readonly by: string;
  readonly isTakeOver: boolean;
}

export const apiKeyMadeTopic = topic<ApiKeyMade>()("api_key_made");

export const apiKeyMade = defineKind({
  type: "api_key_made",
  topic: apiKeyMadeTopic,
  reach: {
    audience: ["advertiser", "affiliate", "admin"],
    group: "accounts",
    channels: URGENT,
    alwaysOnFor: "security",
    push: { ttlMs: 3 * DAY_MS, urgency: "high" },
  },
  tell: ({ accountId, keyId, name, by, isTakeOver }) => [
    {
      accountId,
      url: "/settings?part=keys",
      facts: { key_id: keyId, is_take_over: isTakeOver },
      details: { name, by, isTakeOver },
    },
  ],
});
