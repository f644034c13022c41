// Resumes campaigns whose pause is over, keeping all changes made meanwhile.
import type pg from "pg";
import { raiseDistributionVersion } from "../../../platform/db/distribution-version.store.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { documentOf } from "./campaign-document.ts";
import { endPause, listPausesOver, lockCampaign } from "./campaign.store.ts";
import { recordChange } from "./record-change.ts";

/** Maximum campaigns per round; the others follow in the next. */
const MOST = 500;

/**
 * Resumes due campaigns, each in its own transaction, so that a failing one does not block the
 * others. Returns how many it resumed.
 */
export async function endPauses(
  pool: pg.Pool,
  atMs: number,
  onError: (error: unknown, campaignId: string) => void,
): Promise<number> {
  let ended = 0;
  for (const id of await listPausesOver(pool, new Date(atMs), MOST)) {
    try {
      if (await endOne(pool, id, atMs)) ended += 1;
    } catch (error) {
      onError(error, id);
    }
  }
  return ended;
}

/**
 * False where the pause is no longer due: another worker was faster, or the campaign was resumed,
 * archived or paused again.
 */
function endOne(pool: pg.Pool, id: string, atMs: number): Promise<boolean> {
  return inTransaction(pool, async ({ client }) => {
    const current = await lockCampaign(client, id);
    if (
      current === null ||
      current.status !== "paused" ||
      current.paused_until === null ||
      current.paused_until.getTime() > atMs
    )
      return false;
    const row = await endPause(client, id, await raiseDistributionVersion(client), new Date(atMs));
    await recordChange(client, row, documentOf(row), {
      actor: { kind: "system", id: "campaigns" },
      changedBy: "system",
      action: "campaign.resumed",
      before: current,
    });
    return true;
  });
}
