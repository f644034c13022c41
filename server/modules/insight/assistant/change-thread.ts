// Changing a conversation without keeping its row while somebody thinks: what is decided from it is
// written only where it is still as it was, and is decided anew where somebody else was faster.
import { type Result, refuse } from "../../../../domain/result.ts";
import { type Transaction, inTransaction } from "../../../platform/db/transaction.ts";
import type { Sealed } from "../../../platform/crypto/contact-vault.ts";
import { NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import type { AssistantDeps } from "./assistant-deps.ts";
import { findThread, listMessages, lockThread } from "./thread.store.ts";
import { type Message, type Thread, openMessage, openThread } from "./threads.ts";

/**
 * Each round somebody else has got through: so many can hardly speak in one conversation at once.
 */
const MOST_ROUNDS = 20;
const CROWDED: Refusal = {
  code: "unavailable",
  detail: "Too many messages in this conversation. Try again in a moment.",
  retryAfterSeconds: 1,
};

/** The thread's row in a transaction that holds its lock. */
export type Write<Value> = (transaction: Transaction) => Promise<Value>;

/** What is to be written; or what is answered without writing anything. */
export type Decision<Value> =
  | { readonly write: Write<Value> }
  | { readonly answer: Result<Value, Refusal> };

export type Decide<Value> = (
  thread: Thread,
  messages: readonly Message[],
) => Promise<Decision<Value>>;

/**
 * Who changes which conversation in this process: the next waits for it, so that rounds are lost to
 * other processes alone.
 */
const inLine = new Map<string, Promise<unknown>>();

/**
 * Runs `decide` on the conversation and its messages, outside any transaction, and then what it
 * would write.
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

/** Sealing draws a nonce each time: the same bytes are the same writing. */
function isSame(a: Sealed, b: Sealed): boolean {
  return a.salt.equals(b.salt) && a.sealed.equals(b.sealed);
}
