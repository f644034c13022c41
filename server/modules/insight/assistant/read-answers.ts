// Reads a person's answers from one of their conversations, for other modules.
import type { Actor } from "../../../../domain/access/access.ts";
import type { Language, Slots } from "../../../../domain/qualification/slots.ts";
import type { AssistantDeps } from "./assistant-deps.ts";
import { findThread } from "./thread.store.ts";
import { openThread } from "./threads.ts";

/** Returns null if the conversation is not the person's own. */
export async function readAnswers(
  { pool, vault }: Pick<AssistantDeps, "pool" | "vault">,
  actor: Actor,
  threadId: string,
): Promise<{ readonly slots: Slots; readonly language: Language } | null> {
  const row = await findThread(pool, actor.id, threadId);
  if (row === null) return null;
  const {
    conversation: { slots, language },
  } = openThread(vault, row);
  return { slots, language };
}
