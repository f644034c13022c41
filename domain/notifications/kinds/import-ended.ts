// Defines the kind: an import ended. The person who cancels one is not notified.
import { DAILY } from "../channels.ts";
import { HOUR_MS } from "../../time.ts";
import { defineKind, topic } from "../notification-kind.ts";

/** Counts only: no file name. */
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
