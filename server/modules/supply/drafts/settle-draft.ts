// Posts a confirmed draft and notifies of the outcome, each once. Any process that finds a step
// undone may repeat it.
import {
  type DraftEnded,
  draftEndedTopic,
} from "../../../../domain/notifications/kinds/draft-ended.ts";
import { readSide } from "../../../../domain/lead/read-words.ts";
import { pauseOfSource } from "../../../../domain/network-pauses/source-pauses.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { recordActivity } from "../../network/activity/index.ts";
import type { DraftResult } from "../../insight/assistant/index.ts";
import { submitLead } from "../../selling/intake/index.ts";
import { findSourceCaller } from "../sources/index.ts";
import type { DraftWorkDeps } from "./draft-deps.ts";
import { openPost } from "./draft-state.ts";
import { type DraftRow, type PostedDraft, findDraft, lockDraft, setPosted } from "./draft.store.ts";

/**
 * Posts what the consumer confirmed, then sends the notification. Rejects if it has to be retried.
 */
export async function settleDraft(deps: DraftWorkDeps, id: string): Promise<void> {
  const row = await findDraft(deps.pool, id);
  const record = row === null ? null : openPost(deps.intake.vault, row);
  if (row === null || record === null) return;
  const source = await findSourceCaller(deps.pool, row.source_id, new Date(deps.now()));
  // Suspended, or paused by the network, in the meantime: the draft waits, and is eventually given
  // up.
  if (!source.ok) return;
  if (pauseOfSource(source.value.pauses, deps.now()) === "paused_by_network") return;
  const result = await submitLead(deps.intake, {
    source: source.value.terms,
    pauses: source.value.pauses,
    record,
    idempotencyKey: `lead-draft:${id}`,
    idempotentText: () => "",
    urgency: "interactive",
  });
  if (result.kind === "mismatch") throw new Error("a draft was posted as another one");
  const { leadId, status, sale, priceCents, reason } = result.answer;
  await tell(deps, row, record, { leadId, status, sale, earningCents: priceCents, reason });
}

/**
 * Records the lead, erases the draft and notifies its people, all or nothing: so the notification
 * is sent once, however often this runs.
 */
async function tell(
  deps: DraftWorkDeps,
  { id, account_id: accountId, created_by: userId, thread_id: threadId }: DraftRow,
  record: Readonly<Record<string, string>>,
  answered: PostedDraft,
): Promise<void> {
  const atMs = deps.now();
  const { leadId, status, sale, earningCents, reason } = answered;
  const place = deps.intake.findPlace(record["zip_code"] ?? "");
  const payload: DraftEnded = {
    accountId,
    kind: "confirmed",
    leadId,
    side: readSide(record["side"] ?? "") ?? "unknown",
    city: place?.city ?? null,
    state: place?.state ?? null,
    sale,
    earningCents: Number(earningCents),
    reason,
  };
  await inTransaction(deps.pool, async ({ client }) => {
    const row = await lockDraft(client, id);
    if (row === null || openPost(deps.intake.vault, row) === null) return;
    await setPosted(client, id, answered, new Date(atMs));
    await appendOutboxEvent(client, draftEndedTopic, payload, atMs);
    await recordActivity(client, {
      atMs,
      actor: { kind: "system", id: "drafts" },
      accountId,
      action: "draft.confirmed",
      subjectKind: "draft",
      subjectId: id,
      detail: { lead_id: leadId, status },
    });
    if (threadId !== null)
      await deps.notifyThread(client, { threadId, userId }, draftResultOf(answered));
  });
}

function draftResultOf({ leadId, status, sale, earningCents, reason }: PostedDraft): DraftResult {
  if (status !== "accepted") return { kind: "refused", leadId, reason };
  return sale === "none"
    ? { kind: "listed", leadId }
    : { kind: "sold", leadId, earnedCents: Number(earningCents) };
}
