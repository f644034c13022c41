// Cleans up drafts: erases expired ones and notifies their people, and posts confirmed ones that
// were left unfinished.
import {
  type DraftEnded,
  draftEndedTopic,
} from "../../../../domain/notifications/kinds/draft-ended.ts";
import { type Ticker, createTicker } from "../../../platform/clock/ticker.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import type { DraftWorkDeps } from "./draft-deps.ts";
import { listOverdue, listUnposted, lockOverdue, setEnded } from "./draft.store.ts";
import { settleDraft } from "./settle-draft.ts";

const DRAFTS_INTERVAL_MS = 20_000;
/** By then the process that accepted a confirmation has posted it. */
const LEFT_MS = 15_000;
/** A lead that cannot be posted for this long never can. Our own choice. */
const GIVEN_UP_MS = 86_400_000;
const AT_ONCE = 100;

export function createDraftJobs(deps: DraftWorkDeps): Ticker {
  return createTicker(
    DRAFTS_INTERVAL_MS,
    () => workOnDrafts(deps),
    (error) =>
      deps.onError(error, "drafts of leads could not be looked after and wait for the next round"),
  );
}

/** Runs one round. Any number of processes may run it, and no draft delays another. */
export async function workOnDrafts(deps: DraftWorkDeps): Promise<void> {
  const { pool, now, onError } = deps;
  for (const id of await listUnposted(pool, new Date(now() - LEFT_MS), AT_ONCE)) {
    await settleDraft(deps, id).catch((error: unknown) =>
      onError(error, "a confirmed draft could not be posted and is taken up again"),
    );
  }
  const atMs = now();
  for (const id of await listOverdue(pool, new Date(atMs), new Date(atMs - GIVEN_UP_MS), AT_ONCE)) {
    await endOverdue(deps, id, atMs).catch((error: unknown) =>
      onError(error, "a draft that has run out could not be ended and waits for the next round"),
    );
  }
}

/** Erases the draft and notifies its people, all or nothing. */
function endOverdue(
  { pool, notifyThread }: DraftWorkDeps,
  id: string,
  atMs: number,
): Promise<void> {
  return inTransaction(pool, async ({ client }) => {
    const row = await lockOverdue(client, id, new Date(atMs), new Date(atMs - GIVEN_UP_MS));
    if (row === null) return;
    const { account_id: accountId, created_by: userId, thread_id: threadId, status } = row;
    const isImported = row.import_id !== null;
    await setEnded(client, id, "expired", new Date(atMs));
    // A draft whose link was never made ends without a notification, and so does each unanswered
    // one of a file: hundreds may end in the same minute.
    if (status === "open" || (isImported && status === "sent")) return;
    const kind = status === "sent" ? "ran_out" : "failed";
    await appendOutboxEvent(
      client,
      draftEndedTopic,
      { accountId, kind, draftId: id } satisfies DraftEnded,
      atMs,
    );
    if (threadId !== null) await notifyThread(client, { threadId, userId }, { kind, draftId: id });
  });
}
