// Defines the kind: a postback was switched off; its system is not called until it is switched on
// again.
import type { OffReason } from "../../attempts/attempt.ts";
import { IN_WRITING } from "../channels.ts";
import { DAY_MS } from "../../time.ts";
import { defineKind, topic } from "../notification-kind.ts";

/** The host only, since the rest of the address may contain a secret. */
export interface PostbackOff {
  readonly accountId: string;
  readonly postbackId: string;
  readonly host: string;
  readonly reason: OffReason;
}

export const postbackOffTopic = topic<PostbackOff>()("postback_off");

export const postbackOff = defineKind({
  type: "postback_off",
  topic: postbackOffTopic,
  reach: {
    audience: ["affiliate"],
    group: "stops",
    channels: IN_WRITING,
    push: { ttlMs: DAY_MS, urgency: "normal" },
  },
  tell: ({ accountId, postbackId, host, reason }) => [
    {
      accountId,
      url: `/settings?part=tracking&postback=${postbackId}`,
      facts: { postback_id: postbackId, host, reason },
      details: { host, reason },
    },
  ],
});
