// The inside of a thread that answers questions, one after the other: they share what it holds, and
// each takes all of a processor while it is answered.
import { parentPort } from "node:worker_threads";

export interface ThreadCall {
  readonly id: number;
  readonly kind: string;
  readonly question: unknown;
}

export interface ThreadReply {
  readonly id: number;
  readonly answer: unknown;
  /** Why there is no answer; null where there is one. */
  readonly error: string | null;
}

/** Answers what the server's thread asks, by the kind of question. */
export function answerQuestions<
  Questions extends Record<keyof Questions, { readonly asked: unknown; readonly answer: unknown }>,
>(answers: {
  readonly [Kind in keyof Questions]: (
    question: Questions[Kind]["asked"],
  ) => Promise<Questions[Kind]["answer"]>;
}): void {
  let turn: Promise<void> = Promise.resolve();
  parentPort?.on("message", ({ id, kind, question }: ThreadCall) => {
    turn = turn.then(async () => {
      try {
        const answer = (
          answers as Readonly<Record<string, (question: unknown) => Promise<unknown>>>
        )[kind];
        if (answer === undefined) throw new Error(`no handler answers ${kind}`);
        parentPort?.postMessage({
          id,
          answer: await answer(question),
          error: null,
        } satisfies ThreadReply);
      } catch (error) {
        parentPort?.postMessage({
          id,
          answer: null,
          error: error instanceof Error ? error.message : String(error),
        } satisfies ThreadReply);
      }
    });
  });
}
