// Defines the kind: a file with people's or payees' data was exported. Always sent: an attacker who
// takes over a member would switch it off first.
import { DAY_MS } from "../../time.ts";
import { securityTopic } from "../../activity/security-event.ts";
import { DAILY } from "../channels.ts";
import { defineKind } from "../notification-kind.ts";

/** What was exported, by the name of its act. */
const FILES: Readonly<Record<string, "sales" | "import" | "bank">> = {
  "sales.exported": "sales",
  "import.failures_exported": "import",
  "import.notes_exported": "import",
  "draft.links_exported": "import",
  "payout.bank_file_made": "bank",
};

export const dataExported = defineKind({
  type: "data_exported",
  topic: securityTopic,
  reach: {
    audience: ["advertiser", "affiliate", "admin"],
    group: "accounts",
    channels: DAILY,
    alwaysOnFor: "security",
    push: { ttlMs: DAY_MS, urgency: "normal" },
  },
  tell: ({ action, accountId, count }) => {
    const file = FILES[action];
    return file === undefined
      ? []
      : [
          {
            accountId,
            url: `/activity?action=${action}`,
            facts: { file, rows: count },
            details: { file, rows: count ?? 0 },
          },
        ];
  },
});
