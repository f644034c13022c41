// A thread that cannot answer just now is no error of ours: the caller is asked to come again.
import { type Result, refuse } from "../../../domain/result.ts";
import { ThreadUnavailable } from "../threads/question-thread.ts";
import type { Refusal } from "./refusal.ts";

const BUSY: Refusal = {
  code: "unavailable",
  detail: "This can't be looked up now. Try again in a moment.",
  retryAfterSeconds: 2,
};

/** What `ask` answers, or the refusal of a thread that is out of reach. */
export async function answerFromThread<Value>(
  ask: () => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ThreadUnavailable) return refuse(BUSY);
    throw error;
  }
}
