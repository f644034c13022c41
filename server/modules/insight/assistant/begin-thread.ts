// Starts another conversation in the same session: later messages belong to it.
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import type { Refusal } from "../../../platform/http/refusal.ts";
import type { AssistantDeps, Asker } from "./assistant-deps.ts";
import { readThread } from "./handle-message.ts";
import { insertThread, lockOwner } from "./thread.store.ts";
import { type Message, type Thread, newThread, sealThread } from "./threads.ts";

/** The same id again is the same conversation. */
export async function beginThread(
  deps: AssistantDeps,
  asker: Asker,
  id: string,
): Promise<Result<{ readonly thread: Thread; readonly messages: readonly Message[] }, Refusal>> {
  const begun = newThread(id, "en", new Date(deps.now()));
  await inTransaction(deps.pool, async ({ client }) => {
    await lockOwner(client, asker.actor.id);
    await insertThread(client, asker.actor.id, asker.sessionHash, sealThread(deps.vault, begun));
  });
  const found = await readThread(deps, asker, id);
  return found === null
    ? refuse({ code: "id_taken", detail: "This ID is taken. Choose another one." })
    : ok(found);
}
