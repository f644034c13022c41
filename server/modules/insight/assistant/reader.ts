// The interface to the reader's thread, which reads what people say. The first question starts it,
// because most processes never need its patterns and place names.
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

/** The questions that the thread answers. */
export interface ReaderQuestions {
  readonly read: { readonly asked: UnreadMessage; readonly answer: ReadMessage };
  /** Null if nothing is left to ask. */
  readonly next: {
    readonly asked: { readonly conversation: Conversation; readonly role: Role };
    readonly answer: NextQuestion | null;
  };
  /** A visitor's message to a form that asks in a conversation. */
  readonly consumer: { readonly asked: ConsumerSaid; readonly answer: ConsumerTurn };
  /** Whether a text may be shown. */
  readonly mayShow: { readonly asked: string; readonly answer: boolean };
  /** The part of a lead's remark that a model may read; null for nothing. */
  readonly remark: { readonly asked: Remark; readonly answer: string | null };
  /** A model's answer for an analysis as it may be shown, or its problems. */
  readonly analysis: {
    readonly asked: { readonly kind: AnalysisKind; readonly text: string; readonly bounds: Bounds };
    readonly answer: Result<Analysis, readonly string[]>;
  };
  /** Warms up for a person who is about to write. */
  readonly warm: { readonly asked: null; readonly answer: null };
}

export type Reader = QuestionThread<ReaderQuestions>;

/** `onError` receives what ended the thread; the next question starts it again. */
export function createReader(onError: (error: unknown) => void): Reader {
  return createQuestionThread<ReaderQuestions>(
    new URL("./reader-worker.ts", import.meta.url),
    null,
    onError,
  );
}

/** The refusal while the reader is unavailable. */
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
