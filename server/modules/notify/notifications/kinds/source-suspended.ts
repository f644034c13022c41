// The operator paused a source: its posts are refused from now on.
import type { SourceSuspended } from "../../../supply/sources/index.ts";
import { type NewEvent, inBothLanguages } from "../new-event.ts";

export function notifySourceSuspended(
  { accountId, sourceId, name }: SourceSuspended,
  atMs: number,
): NewEvent[] {
  return [
    inBothLanguages(
      {
        accountId,
        type: "source_suspended",
        url: `/settings?part=sources&source=${sourceId}`,
        atMs,
        facts: { source_id: sourceId },
      },
      ({ source }) => ({ title: source.paused(name), body: source.more }),
    ),
  ];
}
