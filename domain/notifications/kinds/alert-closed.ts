// Defines the kind: an alert has ended, because it is well again or no longer watched.
import { DAY_MS } from "../../time.ts";
import { type AlertAnnounced, tellAlert } from "../alert-announced.ts";
import { DAILY } from "../channels.ts";
import { defineKind, topic } from "../notification-kind.ts";

export const alertClosedTopic = topic<AlertAnnounced>()("alert_closed");

export const alertClosed = defineKind({
  type: "alert_closed",
  topic: alertClosedTopic,
  reach: {
    audience: ["admin", "advertiser", "affiliate"],
    group: "stops",
    channels: DAILY,
    push: { ttlMs: DAY_MS, urgency: "normal" },
  },
  tell: tellAlert,
});
