// The history's thread from the outside: started by the first question, for it takes memory that a server nobody asks need not
// spend; started again after it broke.
import { Worker } from "node:worker_threads";
import type { HistoryReply } from "./history-calls.ts";
import type { Preview, PreviewQuestion } from "./preview.ts";

interface Waiting {
  readonly settle: (answer: Preview | null) => void;
  readonly fail: (error: Error) => void;
}

/** Questions that wait for the thread at most: each takes it some ten milliseconds. */
const MOST_WAITING = 64;

/** The question was not answered and may be asked again: too many wait, or the thread or its database broke. */
export class HistoryUnavailable extends Error {}

export interface HistoryThread {
  /** Null where the account buys nothing or the campaign is not its own. Rejects with HistoryUnavailable. */
  ask(question: PreviewQuestion): Promise<Preview | null>;
  stop(): Promise<void>;
}

/** The thread over one database. `onError` hears what ended it. */
export function createHistoryThread(databaseUrl: string, onError: (error: unknown) => void): HistoryThread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let lastId = 0;
  let stopping = false;
  const failAll = (error: Error): void => {
    for (const { fail } of waiting.values()) fail(error);
    waiting.clear();
  };
  const start = (): Worker => {
    const started = new Worker(new URL("./history-worker.ts", import.meta.url), { workerData: { databaseUrl }, execArgv: [] });
    started.unref();
    started.on("message", ({ id, answer, error }: HistoryReply) => {
      const asked = waiting.get(id);
      waiting.delete(id);
      if (error === null) asked?.settle(answer);
      else {
        onError(new Error(error));
        asked?.fail(new HistoryUnavailable(error));
      }
    });
    started.on("error", onError);
    started.on("exit", () => {
      if (worker === started) worker = null;
      failAll(new HistoryUnavailable("the history's thread ended"));
    });
    return started;
  };
  return {
    ask: (question) => new Promise((settle, fail) => {
      if (stopping || waiting.size >= MOST_WAITING) {
        fail(new HistoryUnavailable(stopping ? "the server is stopping" : "too many questions wait"));
        return;
      }
      worker ??= start();
      lastId += 1;
      waiting.set(lastId, { settle, fail });
      worker.postMessage({ id: lastId, question });
    }),
    async stop() {
      stopping = true;
      await worker?.terminate();
    },
  };
}
