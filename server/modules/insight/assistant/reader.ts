// The thread that reads what people say, from the outside: started by the first question, since
// most processes never need its patterns and the names of all places.
import type { Role } from "../../../../domain/access/access.ts";
import type { Analysis, AnalysisKind } from "../../../../domain/analyses/analysis.ts";
import type { Remark } from "../../../../domain/analyses/masked-remark.ts";
import type { Bounds } from "../../../../domain/analyses/vet-analysis.ts";
import type { Conversation } from "../../../../domain/qualification/conversation.ts";
import { type Result, refuse } from "../../../../domain/result.ts";
import type { Refusal } from "../../../platform/http/refusal.ts";
import {
  type QuestionThread,
  ThreadUnavailable,
  createQuestionThread,
} from "../../../platform/threads/question-thread.ts";
import type { NextQuestion } from "./ask-next.ts";
import type { ConsumerSaid, ConsumerTurn } from "./consumer-talk.ts";
import type { ReadMessage, UnreadMessage } from "./read-message.ts";

/** What it can be asked. */
export interface ReaderQuestions {
  readonly read: { readonly asked: UnreadMessage; readonly answer: ReadMessage };
  /** Null when nothing is left to ask. */
  readonly next: {
    readonly asked: { readonly conversation: Conversation; readonly role: Role };
    readonly answer: NextQuestion | null;
  };
  /** What somebody said to a form that asks in a conversation. */
  readonly consumer: { readonly asked: ConsumerSaid; readonly answer: ConsumerTurn };
  /** Whether a text may be shown. */
  readonly mayShow: { readonly asked: string; readonly answer: boolean };
  /** What of a lead's remark a model may be told; null for nothing. */
  readonly remark: { readonly asked: Remark; readonly answer: string | null };
  /** What a model answered for an analysis as it may be shown, or what is wrong with it. */
  readonly analysis: {
    readonly asked: { readonly kind: AnalysisKind; readonly text: string; readonly bounds: Bounds };
    readonly answer: Result<Analysis, readonly string[]>;
  };
  /** Gets ready for somebody who is about to speak. */
  readonly warm: { readonly asked: null; readonly answer: null };
}

export type Reader = QuestionThread<ReaderQuestions>;

/** `onError` hears what ended it; the next question starts it again. */
export function createReader(onError: (error: unknown) => void): Reader {
  return createQuestionThread<ReaderQuestions>(
    new URL("./reader-worker.ts", import.meta.url),
    null,
    onError,
  );
}

/** A reader that is out of reach for the moment, as a refusal. */
export async function whileReading<Value>(
  work: Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ThreadUnavailable)
      return refuse({
        code: "unavailable",
        detail: "The assistant is busy. Try again in a moment.",
        retryAfterSeconds: 1,
      });
    throw error;
  }
}
