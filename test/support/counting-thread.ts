// A thread for tests: it counts its questions, and ends in the middle of one where it is told to.
import { answerQuestions } from "../../server/platform/threads/answer-questions.ts";

export interface CountingQuestions {
  /** How many questions this thread was asked, with this one. */
  readonly count: { readonly asked: null; readonly answer: number };
  readonly end: { readonly asked: null; readonly answer: null };
}

let asked = 0;

answerQuestions<CountingQuestions>({
  count: () => Promise.resolve(++asked),
  end: () => process.exit(1),
});
