// An import came to its end. The person who cancelled one knows that it ended.
import { DAILY } from "../channels.ts";
import { HOUR_MS } from "../../time.ts";
import { defineKind, topic } from "../notification-kind.ts";

/** Counts alone: no name of a file. */
export interface ImportEnded {
  readonly accountId: string;
  readonly importId: string;
  readonly status: "done" | "cancelled";
  readonly rows: number;
  readonly accepted: number;
  readonly sold: number;
  readonly earnedCents: number;
}

export const importEndedTopic = topic<ImportEnded>()("import_ended");

export const importEnded = defineKind({
  type: "import_ended",
  topic: importEndedTopic,
  reach: {
    audience: ["affiliate"],
    group: "leads",
    channels: DAILY,
    push: { ttlMs: 12 * HOUR_MS, urgency: "normal" },
  },
  tell: ({ accountId, importId, status, rows, accepted, sold, earnedCents }) =>
    status === "cancelled"
      ? []
      : [
          {
            accountId,
            url: `/leads?part=imports&import=${importId}`,
            facts: { import_id: importId, rows, accepted, sold, earned_cents: earnedCents },
            details: { rows, accepted, sold, earnedCents },
          },
        ],
});
