// Defines the kind: the operator paused a source; its posts are refused from now on.
import { URGENT } from "../channels.ts";
import { DAY_MS } from "../../time.ts";
import { defineKind, topic } from "../notification-kind.ts";

export interface SourceSuspended {
  readonly accountId: string;
  readonly sourceId: string;
  /** The affiliate's name for it; sent to the affiliate only. */
  readonly name: string;
}

export const sourceSuspendedTopic = topic<SourceSuspended>()("source_suspended");

export const sourceSuspended = defineKind({
  type: "source_suspended",
  topic: sourceSuspendedTopic,
  reach: {
    audience: ["affiliate"],
    group: "stops",
    channels: URGENT,
    push: { ttlMs: DAY_MS, urgency: "normal" },
  },
  tell: ({ accountId, sourceId, name }) => [
    {
      accountId,
      url: `/settings?part=sources&source=${sourceId}`,
      facts: { source_id: sourceId },
      details: { name },
    },
  ],
});
