// Defines the kind: something of the network is out of the ordinary, by a rule of its alerts.
import { DAY_MS } from "../../time.ts";
import { type AlertAnnounced, tellAlert } from "../alert-announced.ts";
import { URGENT } from "../channels.ts";
import { defineKind, topic } from "../notification-kind.ts";

export const alertOpenedTopic = topic<AlertAnnounced>()("alert_opened");

export const alertOpened = defineKind({
  type: "alert_opened",
  topic: alertOpenedTopic,
  reach: {
    audience: ["admin", "advertiser", "affiliate"],
    group: "stops",
    channels: URGENT,
    push: { ttlMs: DAY_MS, urgency: "high" },
  },
  tell: tellAlert,
});
