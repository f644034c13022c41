// Every change of a campaign leaves two traces, in the transaction that made it: what it was from
// then on, and who did it.
import type { Queryable } from "../../../platform/db/queryable.ts";
import { type ActivityEntry, recordActivity } from "../../network/activity/index.ts";
import { type CampaignRow, insertCampaignHistory } from "./campaign.store.ts";

interface Change {
  readonly actor: ActivityEntry["actor"];
  /** Who the history names. */
  readonly changedBy: string;
  /** Such as "campaign.paused". */
  readonly action: string;
}

/**
 * `row` is the campaign as it was written, `document` its terms with the criteria as they were
 * parsed.
 */
export async function recordChange(
  db: Queryable,
  row: CampaignRow,
  document: Readonly<Record<string, unknown>>,
  { actor, changedBy, action }: Change,
): Promise<void> {
  const end = row.paused_until === null ? {} : { paused_until: row.paused_until.toISOString() };
  await insertCampaignHistory(db, row, { ...document, ...end }, changedBy);
  await recordActivity(db, {
    atMs: row.updated_at.getTime(),
    actor,
    accountId: row.account_id,
    action,
    subjectKind: "campaign",
    subjectId: row.id,
    detail: { name: row.name, status: row.status, ...end, version: Number(row.version) },
  });
}
