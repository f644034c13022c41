// Changes a conversation without holding its row lock while the model or reader works: the result
// is written only if the conversation is unchanged, and is computed again if another process was
// faster.
import { type Result, refuse } from "../../../../domain/result.ts";
import { type Transaction, inTransaction } from "../../../platform/db/transaction.ts";
import type { Sealed } from "../../../platform/crypto/contact-vault.ts";
import { NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import type { AssistantDeps } from "./assistant-deps.ts";
import { findThread, listMessages, lockThread } from "./thread.store.ts";
import { type Message, type Thread, openMessage, openThread } from "./threads.ts";

/**
 * Each lost round is one that another process completed: more than this in one conversation at the
 * same time is implausible.
 */
const MOST_ROUNDS = 20;
const CROWDED: Refusal = {
  code: "unavailable",
  detail: "Too many messages in this conversation. Try again in a moment.",
  retryAfterSeconds: 1,
};

/** The thread's row in a transaction that holds its lock. */
export type Write<Value> = (transaction: Transaction) => Promise<Value>;

/** What to write; or the answer if nothing is written. */
export type Decision<Value> =
  | { readonly write: Write<Value> }
  | { readonly answer: Result<Value, Refusal> };

export type Decide<Value> = (
  thread: Thread,
  messages: readonly Message[],
) => Promise<Decision<Value>>;

/**
 * Serializes changes of a conversation within this process, so that rounds are lost to other
 * processes only.
 */
const inLine = new Map<string, Promise<unknown>>();

/**
 * Runs `decide` on the conversation and its messages outside any transaction, and then the write
 * that it returns.
 */
export async function changeThread<Value>(
  deps: AssistantDeps,
  userId: string,
  id: string,
  decide: Decide<Value>,
): Promise<Result<Value, Refusal>> {
  const line = `${userId} ${id}`;
  const turn = (inLine.get(line) ?? Promise.resolve()).then(() =>
    tryRounds(deps, userId, id, decide),
  );
  const settled = turn.then(
    () => undefined,
    () => undefined,
  );
  inLine.set(line, settled);
  try {
    return await turn;
  } finally {
    if (inLine.get(line) === settled) inLine.delete(line);
  }
}

async function tryRounds<Value>(
  { pool, vault }: AssistantDeps,
  userId: string,
  id: string,
  decide: Decide<Value>,
): Promise<Result<Value, Refusal>> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const row = await findThread(pool, userId, id);
    if (row === null) return refuse(NOT_FOUND);
    const decided = await decide(
      openThread(vault, row),
      (await listMessages(pool, id)).map((message) => openMessage(vault, message)),
    );
    if ("answer" in decided) return decided.answer;
    const written = await inTransaction(
      pool,
      async (transaction): Promise<{ readonly value: Value } | null> => {
        const now = await lockThread(transaction.client, userId, id);
        return now !== null && isSame(now.state, row.state)
          ? { value: await decided.write(transaction) }
          : null;
      },
    );
    if (written !== null) return { ok: true, value: written.value };
  }
  return refuse(CROWDED);
}

/** Sealing draws a nonce each time: equal bytes mean the same write. */
function isSame(a: Sealed, b: Sealed): boolean {
  return a.salt.equals(b.salt) && a.sealed.equals(b.sealed);
}
