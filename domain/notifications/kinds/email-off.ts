// Defines the kind: emails to a person bounced; none is sent there until that person switches email
// on again.
import { IN_WRITING } from "../channels.ts";
import { DAY_MS } from "../../time.ts";
import { defineKind, topic } from "../notification-kind.ts";

/** Who it is, never the address. */
export interface EmailOff {
  readonly accountId: string;
  readonly userId: string;
}

export const emailOffTopic = topic<EmailOff>()("email_off");

export const emailOff = defineKind({
  type: "email_off",
  topic: emailOffTopic,
  reach: {
    audience: ["advertiser", "affiliate", "admin"],
    group: "stops",
    channels: IN_WRITING,
    push: { ttlMs: DAY_MS, urgency: "normal" },
  },
  tell: ({ accountId, userId }) => [
    {
      accountId,
      url: "/settings?part=notifications",
      facts: { user_id: userId },
      details: { userId },
    },
  ],
});
