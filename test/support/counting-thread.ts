// Runs a thread for tests: it counts its requests, and exits in the middle of one on demand.
import { answerQuestions } from "../../server/platform/threads/answer-questions.ts";

export interface CountingQuestions {
  /** The number of requests to this thread, including this one. */
  readonly count: { readonly asked: null; readonly answer: number };
  readonly end: { readonly asked: null; readonly answer: null };
}

let asked = 0;

answerQuestions<CountingQuestions>({
  count: () => Promise.resolve(++asked),
  end: () => process.exit(1),
});
