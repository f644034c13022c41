// Defines the kind: a pause by the network is over.
import { DAY_MS } from "../../time.ts";
import { URGENT } from "../channels.ts";
import { pauseUrl } from "../network-pause-url.ts";
import { defineKind, topic } from "../notification-kind.ts";
import type { PausedThing } from "./network-paused.ts";

export interface NetworkResumed extends PausedThing {
  readonly accountId: string;
  readonly pauseId: string;
  readonly thingId: string;
  /** Whether it reached its end; otherwise the network ended it. */
  readonly isByTime: boolean;
}

export const networkResumedTopic = topic<NetworkResumed>()("network_resumed");

export const networkResumed = defineKind({
  type: "network_resumed",
  topic: networkResumedTopic,
  reach: {
    audience: ["advertiser", "affiliate"],
    group: "stops",
    channels: URGENT,
    push: { ttlMs: DAY_MS, urgency: "normal" },
  },
  tell: ({ accountId, pauseId, thingId, ...details }) => [
    {
      accountId,
      url: pauseUrl(details.kind, thingId),
      facts: {
        network_pause_id: pauseId,
        kind: details.kind,
        thing_id: thingId,
        sub: details.sub,
        is_by_time: details.isByTime,
      },
      details,
    },
  ],
});
