// Starts the listing index's thread and sends it questions.
import {
  type QuestionThread,
  createQuestionThread,
} from "../../../../platform/threads/question-thread.ts";
import type { ListingIndexQuestions } from "./listing-index-questions.ts";

export type ListingIndexThread = QuestionThread<ListingIndexQuestions>;

/** The thread on one database. `onError` receives the error that ended it. */
export function createListingIndexThread(
  databaseUrl: string,
  onError: (error: unknown) => void,
): ListingIndexThread {
  return createQuestionThread<ListingIndexQuestions>(
    new URL("./listing-index-worker.ts", import.meta.url),
    { databaseUrl },
    onError,
  );
}
