// Defines the kind: leads on the marketplace match a saved search.
import { FREQUENT } from "../channels.ts";
import { HOUR_MS } from "../../time.ts";
import { defineKind, topic } from "../notification-kind.ts";

/** Nothing in it identifies a single lead. */
export interface SearchMatched {
  readonly accountId: string;
  readonly name: string;
  /** Null for fewer than 5. */
  readonly count: number | null;
  readonly url: string;
}

export const searchMatchedTopic = topic<SearchMatched>()("search_matched");

export const searchMatched = defineKind({
  type: "search_matched",
  topic: searchMatchedTopic,
  reach: {
    audience: ["advertiser"],
    group: "leads",
    channels: FREQUENT,
    push: { ttlMs: 4 * HOUR_MS, urgency: "normal" },
  },
  tell: ({ accountId, name, count, url }) => [
    { accountId, url, facts: { name, count }, details: { name, count } },
  ],
});
