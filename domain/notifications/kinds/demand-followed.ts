// Defines the kind: open demand that an affiliate follows is new or has changed.
import type { LeadSide } from "../../lead/vocabulary.ts";
import { DAILY } from "../channels.ts";
import { HOUR_MS } from "../../time.ts";
import { defineKind, topic } from "../notification-kind.ts";

/** Nothing in it identifies a single campaign. */
export interface DemandFollowed {
  readonly accountId: string;
  readonly count: number;
  readonly state: string | null;
  readonly side: LeadSide | null;
  readonly bestCents: number;
}

export const demandFollowedTopic = topic<DemandFollowed>()("demand_followed");

export const demandFollowed = defineKind({
  type: "demand_followed",
  topic: demandFollowedTopic,
  reach: {
    audience: ["affiliate"],
    group: "leads",
    channels: DAILY,
    push: { ttlMs: 12 * HOUR_MS, urgency: "low" },
  },
  tell: ({ accountId, count, state, side, bestCents }) => {
    // The domain has no URLSearchParams: both values are enum values of the API.
    const query = [
      ...(state === null ? [] : [`state=${state}`]),
      ...(side === null ? [] : [`side=${side}`]),
    ].join("&");
    return [
      {
        accountId,
        url: `/campaigns?${query}`,
        facts: { count, state, side, best_cents: bestCents },
        details: { count, state, side, bestCents },
      },
    ];
  },
});
