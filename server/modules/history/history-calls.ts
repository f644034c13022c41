// What the server's thread and the history's say to each other.
import type { Preview, PreviewQuestion } from "./preview.ts";

export interface HistoryCall {
  readonly id: number;
  readonly question: PreviewQuestion;
}

export interface HistoryReply {
  readonly id: number;
  /** Null where the account buys nothing or the campaign is not its own. */
  readonly answer: Preview | null;
  readonly error: string | null;
}
