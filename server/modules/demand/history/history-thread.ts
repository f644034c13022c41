// The history's thread from the outside.
import {
  type QuestionThread,
  createQuestionThread,
} from "../../../platform/threads/question-thread.ts";
import type { Preview, PreviewQuestion } from "./preview.ts";

/** What the history can be asked. */
export interface HistoryQuestions {
  /** Null where the account buys nothing or the campaign is not its own. */
  readonly preview: { readonly asked: PreviewQuestion; readonly answer: Preview | null };
}

export type HistoryThread = QuestionThread<HistoryQuestions>;

/** The thread over one database. `onError` hears what ended it. */
export function createHistoryThread(
  databaseUrl: string,
  onError: (error: unknown) => void,
): HistoryThread {
  return createQuestionThread<HistoryQuestions>(
    new URL("./history-worker.ts", import.meta.url),
    { databaseUrl },
    onError,
  );
}
