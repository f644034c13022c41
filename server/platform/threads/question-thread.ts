// A thread that answers questions, seen from outside: the first question starts it, so that a
// server without questions spends no memory on it; it is started again after it broke.
import { Worker } from "node:worker_threads";
import type { ThreadCall, ThreadReply } from "./answer-questions.ts";

/** Questions that wait for a thread at most: each takes it some ten milliseconds. */
const MOST_WAITING = 64;

/**
 * The question was not answered and may be asked again: too many wait, or the thread or its
 * database broke.
 */
export class ThreadUnavailable extends Error {}

interface Waiting {
  readonly settle: (answer: never) => void;
  readonly fail: (error: Error) => void;
}

/**
 * `Questions` names each kind of question with what is asked and answered; both are copied from
 * thread to thread.
 */
export interface QuestionThread<
  Questions extends Record<keyof Questions, { readonly asked: unknown; readonly answer: unknown }>,
> {
  /** Rejects with ThreadUnavailable. */
  ask<Kind extends keyof Questions & string>(
    kind: Kind,
    question: Questions[Kind]["asked"],
  ): Promise<Questions[Kind]["answer"]>;
  /**
   * Ends the thread where nothing waits for it, until the next question, and frees its memory.
   */
  rest(): void;
  stop(): Promise<void>;
}

/**
 * A thread that runs the module at `url`, which calls `answerQuestions`. `onError` hears what went
 * wrong in it.
 */
export function createQuestionThread<
  Questions extends Record<keyof Questions, { readonly asked: unknown; readonly answer: unknown }>,
>(url: URL, workerData: unknown, onError: (error: unknown) => void): QuestionThread<Questions> {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let lastId = 0;
  let stopping = false;
  const failAll = (error: Error): void => {
    for (const { fail } of waiting.values()) fail(error);
    waiting.clear();
  };
  const start = (): Worker => {
    const started = new Worker(url, { workerData, execArgv: [] });
    started.on("message", ({ id, answer, error }: ThreadReply) => {
      const asked = waiting.get(id);
      waiting.delete(id);
      // Listening holds the process; a thread without a question must not.
      if (waiting.size === 0) started.unref();
      if (error === null) asked?.settle(answer as never);
      else {
        onError(new Error(error));
        asked?.fail(new ThreadUnavailable(error));
      }
    });
    started.on("error", onError);
    started.on("exit", () => {
      // One that was sent to rest had nothing to answer; what waits now is for the next.
      if (worker !== started) return;
      worker = null;
      failAll(new ThreadUnavailable("the thread ended"));
    });
    return started;
  };
  return {
    ask: (kind, question) =>
      new Promise((settle, fail) => {
        if (stopping || waiting.size >= MOST_WAITING) {
          fail(
            new ThreadUnavailable(stopping ? "the server is stopping" : "too many questions wait"),
          );
          return;
        }
        worker ??= start();
        worker.ref();
        lastId += 1;
        waiting.set(lastId, { settle, fail });
        worker.postMessage({ id: lastId, kind, question } satisfies ThreadCall);
      }),
    rest() {
      if (waiting.size > 0) return;
      const resting = worker;
      worker = null;
      void resting?.terminate();
    },
    async stop() {
      stopping = true;
      await worker?.terminate();
    },
  };
}
