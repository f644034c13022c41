// Defines the kind: the network paused something of an account, or changed the reason or the end.
import type { NetworkPauseKind } from "../../network-pauses/network-pause.ts";
import { DAY_MS } from "../../time.ts";
import { URGENT } from "../channels.ts";
import { pauseUrl } from "../network-pause-url.ts";
import { defineKind, topic } from "../notification-kind.ts";

/** What is paused, as its owner knows it. */
export interface PausedThing {
  readonly kind: NetworkPauseKind;
  /** The owner's name for it; sent to the owner only. */
  readonly name: string;
  /** Of a sub id: such as "sub1", and its value; null for others. */
  readonly sub: string | null;
  readonly value: string | null;
}

export interface NetworkPaused extends PausedThing {
  readonly accountId: string;
  readonly pauseId: string;
  readonly thingId: string;
  readonly reason: string;
  /** Epoch milliseconds; null: until the network ends it. */
  readonly endsAtMs: number | null;
  /** The owner's. */
  readonly timeZone: string;
  /** False for a new pause. */
  readonly isChange: boolean;
}

export const networkPausedTopic = topic<NetworkPaused>()("network_paused");

export const networkPaused = defineKind({
  type: "network_paused",
  topic: networkPausedTopic,
  reach: {
    audience: ["advertiser", "affiliate"],
    group: "stops",
    channels: URGENT,
    push: { ttlMs: DAY_MS, urgency: "normal" },
  },
  // The network's words stay out of the facts, which go to other systems.
  tell: ({ accountId, pauseId, thingId, ...details }) => [
    {
      accountId,
      url: pauseUrl(details.kind, thingId),
      facts: {
        network_pause_id: pauseId,
        kind: details.kind,
        thing_id: thingId,
        sub: details.sub,
        ends_at: details.endsAtMs === null ? null : new Date(details.endsAtMs).toISOString(),
      },
      details,
    },
  ],
});
