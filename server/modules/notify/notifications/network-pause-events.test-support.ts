// Lists events of pauses by the network in every variant of their texts.
import type { OutboxEvent } from "./outbox.store.ts";

export const NETWORK_PAUSE_EVENTS: readonly OutboxEvent[] = ([false, true] as const).flatMap(
  (isChange): OutboxEvent[] => [
    {
      topic: "network_paused",
      payload: {
        accountId: "affiliate",
        pauseId: "p",
        thingId: "s",
        kind: isChange ? "sub_id" : "source",
        name: "Condos",
        sub: isChange ? "sub2" : null,
        value: isChange ? "spring" : null,
        reason: "MLS 7?",
        endsAtMs: isChange ? Date.UTC(2026, 2, 9) : null,
        timeZone: "America/New_York",
        isChange,
      },
    },
    {
      topic: "network_resumed",
      payload: {
        accountId: "advertiser",
        pauseId: "p",
        thingId: "c",
        kind: isChange ? "form" : "campaign",
        name: "Sellers",
        sub: null,
        value: null,
        isByTime: isChange,
      },
    },
  ],
);
