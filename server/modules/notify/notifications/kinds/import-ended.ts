// An import came to its end. Who cancelled one knows that it ended.
import type { ImportEnded } from "../../../supply/imports/index.ts";
import { type NewEvent, dollars, inBothLanguages } from "../new-event.ts";

export function notifyImportEnded(
  { accountId, importId, status, rows, accepted, sold, earnedCents }: ImportEnded,
  atMs: number,
): NewEvent[] {
  if (status === "cancelled") return [];
  return [
    inBothLanguages(
      {
        accountId,
        type: "import_ended",
        url: `/leads?part=imports&import=${importId}`,
        atMs,
        facts: { import_id: importId, rows, accepted, sold, earned_cents: earnedCents },
      },
      ({ imported }) => ({
        title: imported.title(rows),
        body: imported.more(sold, dollars(earnedCents), accepted - sold, rows - accepted),
      }),
    ),
  ];
}
