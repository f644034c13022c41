// Handles a message to the assistant, up to the reply and the next question. The message is stored
// before the model is called, so that a failure loses nothing; no transaction waits for a model or
// for the reader.
import { MOST_MESSAGES } from "../../../../contract/insight/chat-completion.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { ask } from "../../../../domain/qualification/conversation.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { type Refusal, invalid } from "../../../platform/http/refusal.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import type { AssistantDeps, Asker, Said } from "./assistant-deps.ts";
import { type Decision, changeThread } from "./change-thread.ts";
import { reply } from "./reply.ts";
import type { Spoken, UserMessage } from "./spoken.ts";
import {
  findCurrentThread,
  findThread,
  insertMessage,
  insertThread,
  listMessages,
  lockOwner,
  updateThread,
} from "./thread.store.ts";
import {
  type Message,
  type Thread,
  newThread,
  openMessage,
  openThread,
  sealMessage,
  sealThread,
} from "./threads.ts";

export interface Answered {
  readonly thread: Thread;
  readonly said: Message;
  readonly reply: Message;
  readonly spoken: Pick<Spoken, "model" | "finishReason">;
}

/**
 * Answers a message. The same message again gets the same reply. Rejects with ThreadUnavailable if
 * the reader is unavailable.
 */
export async function handleMessage(
  deps: AssistantDeps,
  asker: Asker,
  given: Said,
): Promise<Result<Answered, Refusal>> {
  const id = given.threadId ?? (await enterCurrent(deps, asker, given));
  const taken = await changeThread(deps, asker.actor.id, id, (thread, messages) =>
    takeIn(deps, asker, given, thread, messages),
  );
  if (!taken.ok) return taken;
  const { answered, thread, said } = taken.value;
  if (answered !== null)
    return ok({ thread, said, reply: answered, spoken: { model: null, finishReason: "stop" } });
  const spoken = await reply(deps, asker, taken.value);
  if (!spoken.ok) return spoken;
  return changeThread(deps, asker.actor.id, id, (now, messages) =>
    keepReply(deps, asker, taken.value, spoken.value, now, messages),
  );
}

/** Returns the session's own thread, starting one if there is none. */
async function enterCurrent(
  { pool, vault, now }: AssistantDeps,
  { actor, sessionHash }: Asker,
  { language }: Said,
): Promise<string> {
  const found = await findCurrentThread(pool, actor.id, sessionHash);
  if (found !== null) return found.id;
  return inTransaction(pool, async ({ client }) => {
    await lockOwner(client, actor.id);
    const current = await findCurrentThread(client, actor.id, sessionHash);
    if (current !== null) return current.id;
    const begun = newThread(uuidv7(now()), language, new Date(now()));
    await insertThread(client, actor.id, sessionHash, sealThread(vault, begun));
    return begun.id;
  });
}

async function takeIn(
  deps: AssistantDeps,
  asker: Asker,
  given: Said,
  thread: Thread,
  earlier: readonly Message[],
): Promise<Decision<UserMessage>> {
  const same = earlier.find(({ id }) => id === given.id);
  return same === undefined
    ? takeNew(deps, asker, given, thread, earlier)
    : takeAgain(deps, asker, given, thread, earlier, same);
}

/** A message that was stored is not processed a second time. */
async function takeAgain(
  { reader }: AssistantDeps,
  { actor: { role } }: Asker,
  given: Said,
  thread: Thread,
  earlier: readonly Message[],
  same: Message,
): Promise<Decision<UserMessage>> {
  if (same.sender !== "user" || same.text !== given.text)
    return {
      answer: refuse(
        invalid([
          {
            field: "/plat/message_id",
            code: "invalid",
            message: "Send a new ID: another message has this one.",
          },
        ]),
      ),
    };
  const before = thread.lastHeard?.id === same.id ? thread.lastHeard.before : thread.conversation;
  const { turn, namesPlace, leftOver } = await reader.ask("read", {
    text: same.text,
    role,
    today: given.today,
    conversation: before,
    isQuiet: thread.isQuiet,
  });
  return {
    answer: ok({
      thread,
      before,
      said: same,
      turn,
      namesPlace,
      leftOver,
      earlier,
      day: given,
      answered: earlier.find(({ replyTo }) => replyTo === given.id) ?? null,
    }),
  };
}

async function takeNew(
  { vault, now, reader }: AssistantDeps,
  { actor: { role } }: Asker,
  given: Said,
  thread: Thread,
  earlier: readonly Message[],
): Promise<Decision<UserMessage>> {
  if (earlier.length >= MOST_MESSAGES)
    return {
      answer: refuse(
        invalid([
          {
            field: "/plat/thread_id",
            code: "too_long",
            message: "This conversation is full. Start another one.",
          },
        ]),
      ),
    };
  const at = new Date(now());
  const { conversation: before, shown } = settleQuestion(thread, given, at);
  const { turn, namesPlace, leftOver, ...heard } = await reader.ask("read", {
    text: given.text,
    role,
    today: given.today,
    conversation: before,
    isQuiet: thread.isQuiet,
  });
  const said: Message = {
    id: given.id,
    at,
    replyTo: null,
    sender: "user",
    kind: "said",
    text: given.text,
    links: [],
    suggestions: [],
    proposals: [],
  };
  const next: Thread = {
    ...thread,
    ...heard,
    lastAt: at,
    lastHeard: { id: said.id, before },
    pending: shown === null ? thread.pending : null,
  };
  return {
    async write({ client }) {
      for (const message of shown === null ? [said] : [shown, said])
        await insertMessage(client, thread.id, sealMessage(vault, message));
      await updateThread(client, sealThread(vault, next));
      return {
        thread: next,
        before,
        said,
        turn,
        namesPlace,
        leftOver,
        earlier: shown === null ? earlier : [...earlier, shown],
        day: given,
        answered: null,
      };
    },
  };
}

/** The pending question counts as asked if the person had seen it before they wrote. */
function settleQuestion(
  { conversation, pending }: Thread,
  { askedId, language }: Said,
  at: Date,
): { readonly conversation: Thread["conversation"]; readonly shown: Message | null } {
  const spoken = { ...conversation, language };
  if (pending === null || pending.id !== askedId) return { conversation: spoken, shown: null };
  return {
    conversation: ask(spoken, pending.question),
    shown: { id: pending.id, at, replyTo: null, ...pending.content },
  };
}

async function keepReply(
  { vault, now, reader }: AssistantDeps,
  { actor: { role } }: Asker,
  { said }: UserMessage,
  spoken: Spoken,
  thread: Thread,
  messages: readonly Message[],
): Promise<Decision<Answered>> {
  const before = messages.find(({ replyTo }) => replyTo === said.id);
  if (before !== undefined) return { answer: ok({ thread, said, reply: before, spoken }) };
  const at = new Date(now());
  const message: Message = { id: uuidv7(now()), at, replyTo: said.id, ...spoken.content };
  const asksOn = spoken.content.kind === "reply" && !thread.isQuiet;
  const next = asksOn
    ? await reader.ask("next", { conversation: thread.conversation, role })
    : null;
  const kept: Thread = {
    ...thread,
    lastAt: at,
    pending: next === null ? null : { id: uuidv7(now()), ...next },
  };
  return {
    async write({ client }) {
      await insertMessage(client, thread.id, sealMessage(vault, message));
      await updateThread(client, sealThread(vault, kept));
      return { thread: kept, said, reply: message, spoken };
    },
  };
}

/** Returns a person's conversation with its messages; null if it is not theirs. */
export async function readThread(
  { pool, vault }: Pick<AssistantDeps, "pool" | "vault">,
  { actor, sessionHash }: Asker,
  id: string | "current",
): Promise<{ readonly thread: Thread; readonly messages: readonly Message[] } | null> {
  const row =
    id === "current"
      ? await findCurrentThread(pool, actor.id, sessionHash)
      : await findThread(pool, actor.id, id);
  if (row === null) return null;
  return {
    thread: openThread(vault, row),
    messages: (await listMessages(pool, row.id)).map((message) => openMessage(vault, message)),
  };
}
