// Starts the history's thread and sends it questions.
import {
  type QuestionThread,
  createQuestionThread,
} from "../../../platform/threads/question-thread.ts";
import type { MissedSums } from "../../../../domain/distribution/missed.ts";
import type { MissedQuestion } from "./missed.ts";
import type { Preview, PreviewQuestion } from "./preview.ts";

/** The questions that the history answers. */
export interface HistoryQuestions {
  /** Null where the account does not buy leads or the campaign is not its own. */
  readonly preview: { readonly asked: PreviewQuestion; readonly answer: Preview | null };
  /** Null where the account does not buy leads or the campaign is not its own. */
  readonly missed: { readonly asked: MissedQuestion; readonly answer: MissedSums | null };
}

export type HistoryThread = QuestionThread<HistoryQuestions>;

/** The thread on one database. `onError` receives the error that ended it. */
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
