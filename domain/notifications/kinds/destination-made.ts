// Defines the kind: data of the account goes to a new place. Always sent: an attacker who takes
// over a member would switch it off first.
import { securityTopic } from "../../activity/security-event.ts";
import { DAY_MS } from "../../time.ts";
import { DAILY } from "../channels.ts";
import { defineKind } from "../notification-kind.ts";

/** What was made, by the name of its act, and the screen that lists it. */
const PLACES: Readonly<
  Record<string, { readonly what: "destination" | "webhook" | "postback"; readonly url: string }>
> = {
  "destination.created": { what: "destination", url: "/settings?part=deliveries" },
  "webhook.created": { what: "webhook", url: "/settings?part=webhooks" },
  "postback.created": { what: "postback", url: "/settings?part=tracking" },
};

export const destinationMade = defineKind({
  type: "destination_made",
  topic: securityTopic,
  reach: {
    audience: ["advertiser", "affiliate", "admin"],
    group: "accounts",
    channels: DAILY,
    alwaysOnFor: "security",
    push: { ttlMs: DAY_MS, urgency: "normal" },
  },
  tell: ({ action, accountId, subjectId }) => {
    const place = PLACES[action];
    return place === undefined
      ? []
      : [
          {
            accountId,
            url: place.url,
            facts: { kind: place.what, id: subjectId },
            details: { what: place.what },
          },
        ];
  },
});
