// What a person has told the assistant in a conversation of theirs, for whoever makes something of
// it.
import type { Actor } from "../../../../domain/access/access.ts";
import type { Language, Slots } from "../../../../domain/qualification/slots.ts";
import type { AssistantDeps } from "./assistant-deps.ts";
import { findThread } from "./thread.store.ts";
import { openThread } from "./threads.ts";

/** Null where the conversation is not the person's own. */
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
