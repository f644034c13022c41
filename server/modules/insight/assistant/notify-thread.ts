// Adds a draft's outcome to the conversation that it came from.
import type { PostReason } from "../../../../domain/lead/vocabulary.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import type { AssistantDeps } from "./assistant-deps.ts";
import { spoken } from "./spoken.ts";
import { insertMessage, lockThread, updateThread } from "./thread.store.ts";
import { openThread, sealMessage, sealThread } from "./threads.ts";
import { ASSISTANT_WORDS } from "../../../../locales/catalogues/assistant-words.ts";
import type { AssistantWords } from "../../../../locales/assistant-words.ts";
import { CENTS_PER_DOLLAR } from "../../../../domain/money/money.ts";

export type DraftResult =
  | { readonly kind: "sold"; readonly leadId: string; readonly earnedCents: number }
  | { readonly kind: "listed"; readonly leadId: string }
  | { readonly kind: "refused"; readonly leadId: string; readonly reason: PostReason | null }
  | { readonly kind: "ran_out" | "failed"; readonly draftId: string };

/**
 * Adds the outcome to the thread, in its language and in the caller's transaction. A deleted
 * conversation gets nothing.
 */
export async function notifyThread(
  db: Queryable,
  { vault, now }: Pick<AssistantDeps, "vault" | "now">,
  { threadId, userId }: { readonly threadId: string; readonly userId: string },
  news: DraftResult,
): Promise<void> {
  const row = await lockThread(db, userId, threadId);
  if (row === null) return;
  const thread = openThread(vault, row);
  const words = ASSISTANT_WORDS[thread.conversation.language];
  const at = new Date(now());
  const link =
    "leadId" in news
      ? { label: words.links.lead, path: `/leads/${news.leadId}` }
      : { label: words.draft.drafts, path: `/leads?draft=${news.draftId}` };
  await insertMessage(
    db,
    threadId,
    sealMessage(vault, {
      id: uuidv7(now()),
      at,
      replyTo: null,
      ...spoken(sentenceOf(news, words), [link]).content,
    }),
  );
  await updateThread(db, sealThread(vault, { ...thread, lastAt: at }));
}

function sentenceOf(news: DraftResult, words: AssistantWords): string {
  switch (news.kind) {
    case "sold":
      return words.draft.sold(
        new Intl.NumberFormat(words.locale, { style: "currency", currency: "USD" }).format(
          news.earnedCents / CENTS_PER_DOLLAR,
        ),
      );
    case "listed":
      return words.draft.listed;
    case "refused":
      return words.draft.refused(
        news.reason === null ? null : (words.data.refusals[news.reason] ?? null),
      );
    case "ran_out":
      return words.draft.ranOut;
    case "failed":
      return words.draft.failed;
  }
}
