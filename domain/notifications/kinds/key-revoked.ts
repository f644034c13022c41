// Defines the kind: the network revoked an API key, or a source's key, of the account. Every member
// is notified, always: programs stop working.
import { URGENT } from "../channels.ts";
import { DAY_MS } from "../../time.ts";
import { defineKind, topic } from "../notification-kind.ts";

export interface KeyRevoked {
  readonly accountId: string;
  /** The id of the API key, or of the source. */
  readonly keyId: string;
  /** The name of the key, or of the source. */
  readonly name: string;
  readonly isOfSource: boolean;
  /** In the network's words. */
  readonly reason: string;
}

export const keyRevokedTopic = topic<KeyRevoked>()("key_revoked");

export const keyRevoked = defineKind({
  type: "key_revoked",
  topic: keyRevokedTopic,
  reach: {
    audience: ["advertiser", "affiliate", "admin"],
    group: "accounts",
    channels: URGENT,
    alwaysOnFor: "security",
    push: { ttlMs: 3 * DAY_MS, urgency: "high" },
  },
  tell: ({ accountId, keyId, name, isOfSource, reason }) => [
    {
      accountId,
      url: isOfSource ? `/settings?part=sources&source=${keyId}` : "/settings?part=keys",
      facts: { key_id: keyId, is_of_source: isOfSource },
      details: { name, isOfSource, reason },
    },
  ],
});
