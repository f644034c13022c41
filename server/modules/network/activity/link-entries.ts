// Links the audit log's new entries into the chain, after the transactions that wrote them have
// committed, so that none of these waits for another.
import type pg from "pg";
import { ACTIVITY_ACTIONS } from "../../../../domain/activity/actions.ts";
import { NO_LINK, linkText } from "../../../../domain/activity/chain.ts";
import { HOUR_MS, MINUTE_MS } from "../../../../domain/time.ts";
import { sha256Hex } from "../../../platform/crypto/sha256.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { lowestUuidv7, uuidv7 } from "../../../platform/ids/uuid.ts";
import { type ActivityEntry, insertActivity } from "./activity.store.ts";
import * as store from "./chain.store.ts";

/** Entries of one transaction: few enough that what a killed process repeats is little. */
const MOST_AT_ONCE = 1_000;
/** What was counted in the last seconds of an hour is written some seconds later. */
const LATE_MS = 5 * MINUTE_MS;

/**
 * Links what waits, up to 1,000 entries. Returns how many it linked; 0 also while another process
 * links. What a killed process had begun is rolled back, and waits again.
 */
export function linkEntries(pool: pg.Pool): Promise<number> {
  return inTransaction(pool, async ({ client }) => {
    if (!(await store.takeChain(client))) return 0;
    const entries = await store.takeUnlinked(client, MOST_AT_ONCE);
    if (entries.length === 0) return 0;
    let { no, hash } = (await store.findHead(client)) ?? { no: 0, hash: NO_LINK };
    const links = entries.map((entry): store.Link => {
      no += 1;
      hash = sha256Hex(linkText(no, hash, entry));
      return { no, hash, entryId: entry.id };
    });
    await store.insertLinks(client, links);
    return links.length;
  });
}

/** Makes entries of what was counted in hours that are over. Returns how many. */
export function settleCounts(pool: pg.Pool, nowMs: number): Promise<number> {
  const hourMs = Math.floor((nowMs - LATE_MS) / HOUR_MS) * HOUR_MS;
  return inTransaction(pool, async ({ client }) => {
    const counts = await store.takeCounts(client, lowestUuidv7(hourMs));
    for (const { id, ...row } of counts) {
      const entry = entryOf(row);
      // Counts that came too late for the entry of their hour have one of their own.
      if (!(await insertActivity(client, id, entry)))
        await insertActivity(client, uuidv7(entry.atMs), entry);
    }
    return counts.length;
  });
}

type CountRow = Awaited<ReturnType<typeof store.takeCounts>>[number];

function entryOf(row: Omit<CountRow, "id">): ActivityEntry {
  const action = ACTIVITY_ACTIONS.find((known) => known === row.action);
  if (action === undefined) throw new Error(`an act of the kind ${row.action} was counted`);
  return {
    atMs: row.at.getTime(),
    actor: { kind: row.actor_kind, id: row.actor_id },
    accountId: row.account_id,
    action,
    subjectKind: row.subject_kind,
    subjectId: row.subject_id,
    detail: row.detail as ActivityEntry["detail"],
  };
}

/** The newest link of the chain; null while it has none. */
export function findHead(db: Queryable): Promise<store.Head | null> {
  return store.findHead(db);
}
