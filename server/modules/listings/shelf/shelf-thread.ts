// The shelf's thread from the outside.
import {
  type QuestionThread,
  createQuestionThread,
} from "../../../platform/threads/question-thread.ts";
import type { ShelfQuestions } from "./shelf-questions.ts";

export type ShelfThread = QuestionThread<ShelfQuestions>;

/** The thread over one database. `onError` hears what ended it. */
export function createShelfThread(
  databaseUrl: string,
  onError: (error: unknown) => void,
): ShelfThread {
  return createQuestionThread<ShelfQuestions>(
    new URL("./shelf-worker.ts", import.meta.url),
    { databaseUrl },
    onError,
  );
}
