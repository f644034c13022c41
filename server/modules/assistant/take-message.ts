// A message to the assistant, from what was said to the reply and the question after it. The words are kept before the model is
// asked, so that nothing is lost where it fails; no transaction waits for a model.
import { MOST_MESSAGES } from "../../../contract/assistant.ts";
import { readTurn } from "../../../domain/assistant/read-turn.ts";
import { type Result, ok, refuse } from "../../../domain/result.ts";
import { screenQuestion } from "../../../domain/fair-housing/screen-question.ts";
import { type Conversation, ask, beginConversation, hear } from "../../../domain/qualification/conversation.ts";
import { type Transaction, inTransaction } from "../../platform/db/transaction.ts";
import { type Refusal, NOT_FOUND, invalid } from "../../platform/http/refusal.ts";
import { uuidv7 } from "../../platform/ids/uuid.ts";
import { askNext } from "./ask-next.ts";
import type { AssistantDeps, Asker, Said } from "./assistant-deps.ts";
import { reply } from "./reply.ts";
import type { ScreenedTurn, Spoken, Taken } from "./spoken.ts";
import { findCurrentThread, findThread, insertMessage, insertThread, listMessages, lockOwner, lockThread, updateThread } from "./thread.store.ts";
import { type Message, type Thread, newThread, openMessage, openThread, sealMessage, sealThread } from "./threads.ts";

export interface Answered {
  readonly thread: Thread;
  readonly said: Message;
  readonly reply: Message;
  readonly spoken: Pick<Spoken, "model" | "finishReason">;
}

/** Answers a message. The same message again is answered as it was. */
export async function takeMessage(deps: AssistantDeps, asker: Asker, said: Said): Promise<Result<Answered, Refusal>> {
  const taken = await inTransaction(deps.pool, (transaction) => takeIn(transaction, deps, asker, said));
  if (!taken.ok) return taken;
  const { answered } = taken.value;
  if (answered !== null) return ok({ thread: taken.value.thread, said: taken.value.said, reply: answered, spoken: { model: null, finishReason: "stop" } });
  const spoken = await reply(deps, asker, taken.value);
  if (!spoken.ok) return spoken;
  return inTransaction(deps.pool, (transaction) => keepReply(transaction, deps, asker, taken.value, spoken.value));
}

async function takeIn(transaction: Transaction, deps: AssistantDeps, asker: Asker, given: Said): Promise<Result<Taken, Refusal>> {
  const { client } = transaction;
  const { vault } = deps;
  const thread = await enterThread(transaction, deps, asker, given);
  if (thread === null) return refuse(NOT_FOUND);
  const earlier = (await listMessages(client, thread.id)).map((row) => openMessage(vault, row));
  const same = earlier.find(({ id }) => id === given.id);
  if (same !== undefined && (same.sender !== "user" || same.text !== given.text)) return refuse(invalid([{ field: "/plat/message_id", code: "invalid", message: "Give a new id: this one is another message's." }]));
  const answered = same === undefined ? null : earlier.find(({ replyTo }) => replyTo === given.id) ?? null;
  if (same === undefined && earlier.length >= MOST_MESSAGES) return refuse(invalid([{ field: "/plat/thread_id", code: "too_long", message: "This conversation is full. Begin another one." }]));
  const at = new Date(deps.now());
  const asked = same === undefined ? await settleQuestion(transaction, deps, thread, given) : thread;
  // A message that was taken in once is not heard a second time.
  if (same !== undefined) {
    const before = thread.lastHeard?.id === same.id ? thread.lastHeard.before : thread.conversation;
    return ok({ thread, before, said: same, turn: turnOf(given, asker, before), earlier, day: given, answered });
  }
  const turn = turnOf(given, asker, asked.conversation);
  const said: Message = { id: given.id, at, replyTo: null, sender: "user", kind: "said", text: given.text, links: [], suggestions: [], proposals: [] };
  await insertMessage(client, thread.id, sealMessage(vault, said));
  const heard: Thread = { ...asked, lastAt: at, lastHeard: { id: said.id, before: asked.conversation }, ...takeTurn(asked, turn, given, deps) };
  await updateThread(client, sealThread(vault, heard));
  return ok({ thread: heard, before: asked.conversation, said, turn, earlier, day: given, answered: null });
}

/** The thread with its lock held: the one that was named, or the sign-in's own, begun where it has none. */
async function enterThread({ client }: Transaction, { vault, now }: AssistantDeps, { actor, sessionHash }: Asker, { threadId, language }: Said): Promise<Thread | null> {
  if (threadId !== null) {
    const row = await lockThread(client, actor.id, threadId);
    return row === null ? null : openThread(vault, row);
  }
  await lockOwner(client, actor.id);
  const current = await findCurrentThread(client, actor.id, sessionHash);
  if (current !== null) {
    const row = await lockThread(client, actor.id, current.id);
    if (row !== null) return openThread(vault, row);
  }
  const begun = newThread(uuidv7(now()), language, new Date(now()));
  await insertThread(client, actor.id, sessionHash, sealThread(vault, begun));
  return begun;
}

/** The question that waited becomes one that was asked, where the person has seen it before they wrote. */
async function settleQuestion({ client }: Transaction, { vault, now }: AssistantDeps, thread: Thread, { askedId, language }: Said): Promise<Thread> {
  const spoken = { ...thread, conversation: { ...thread.conversation, language } };
  const { pending } = thread;
  if (pending === null || pending.id !== askedId) return spoken;
  await insertMessage(client, thread.id, sealMessage(vault, { id: pending.id, at: new Date(now()), replyTo: null, ...pending.content }));
  return { ...spoken, conversation: ask(spoken.conversation, pending.question), pending: null };
}

function turnOf({ text, language }: Said, { actor }: Asker, { asked }: Conversation): ScreenedTurn {
  const screened = screenQuestion(text);
  return screened === "pass" ? readTurn(text, language, actor.role, asked) : { kind: screened };
}

/** What the turn does to the conversation: an answer is heard; everything else leaves it as it is. */
function takeTurn(thread: Thread, turn: ScreenedTurn, { text, language, today }: Said, { gazetteer }: AssistantDeps): Pick<Thread, "conversation" | "isQuiet"> {
  if (turn.kind === "answer") return { conversation: hear(thread.conversation, text, today, gazetteer()).conversation, isQuiet: thread.isQuiet };
  if (turn.kind === "talk" && turn.about === "start_over") return { conversation: beginConversation(language), isQuiet: false };
  return { conversation: thread.conversation, isQuiet: thread.isQuiet || (turn.kind === "talk" && turn.about === "stop") };
}

async function keepReply({ client }: Transaction, deps: AssistantDeps, { actor }: Asker, { thread: { id }, said }: Taken, spoken: Spoken): Promise<Result<Answered, Refusal>> {
  const { vault, now, gazetteer } = deps;
  const row = await lockThread(client, actor.id, id);
  // Deleted meanwhile: nobody waits for the reply.
  if (row === null) return refuse(NOT_FOUND);
  const thread = openThread(vault, row);
  const at = new Date(now());
  const before = (await listMessages(client, id)).find(({ replyTo }) => replyTo === said.id);
  if (before !== undefined) return ok({ thread, said, reply: openMessage(vault, before), spoken });
  const message: Message = { id: uuidv7(now()), at, replyTo: said.id, ...spoken.content };
  await insertMessage(client, id, sealMessage(vault, message));
  const asksOn = spoken.content.kind === "reply" && !thread.isQuiet;
  const kept: Thread = { ...thread, lastAt: at, pending: asksOn ? askNext(thread.conversation, { role: actor.role, gazetteer: gazetteer(), newId: () => uuidv7(now()) }) : null };
  await updateThread(client, sealThread(vault, kept));
  return ok({ thread: kept, said, reply: message, spoken });
}

/** A person's conversation with its messages; null where it is not theirs. */
export async function readThread({ pool, vault }: AssistantDeps, { actor, sessionHash }: Asker, id: string | "current"): Promise<{ readonly thread: Thread; readonly messages: readonly Message[] } | null> {
  const row = id === "current" ? await findCurrentThread(pool, actor.id, sessionHash) : await findThread(pool, actor.id, id);
  if (row === null) return null;
  return { thread: openThread(vault, row), messages: (await listMessages(pool, row.id)).map((message) => openMessage(vault, message)) };
}
