// Records every change of a campaign twice, in the transaction that made it: the new version in the
// history, and the author in the activity.
import { changesOf } from "../../../../domain/activity/changes.ts";
import { RECORD_FIELDS } from "../../../../domain/activity/record-fields.ts";
import type { ActivityAction } from "../../../../domain/activity/actions.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { type ActivityEntry, recordActivity } from "../../network/activity/index.ts";
import { documentOf } from "./campaign-document.ts";
import { type CampaignRow, insertCampaignHistory } from "./campaign.store.ts";

interface Change {
  readonly actor: ActivityEntry["actor"];
  /** The author named in the history. */
  readonly changedBy: string;
  /** For example "campaign.paused". */
  readonly action: ActivityAction;
  /** The campaign as it was; null for a new one. */
  readonly before: CampaignRow | null;
}

/** `row` is the campaign as written, `document` its terms with the criteria as parsed. */
export async function recordChange(
  db: Queryable,
  row: CampaignRow,
  document: Readonly<Record<string, unknown>>,
  { actor, changedBy, action, before }: Change,
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
    changes: changesOf(
      RECORD_FIELDS.campaign,
      before === null ? null : comparedOf(before),
      comparedOf(row),
    ),
  });
}

function comparedOf(row: CampaignRow): object {
  return { ...documentOf(row), paused_until: row.paused_until };
}
