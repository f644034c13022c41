// Calls the network's model within the daily allowances of a person and of the network: the maximum
// cost of a call is set aside before it is made.
import type pg from "pg";
import type { Result } from "../../../../domain/result.ts";
import type {
  Chat,
  ChatFailure,
  ChatRefusal,
  ChatReply,
  ChatRequest,
} from "../../../platform/ai/chat-provider.ts";
import { ALL_PEOPLE, holdNetworkTokens, holdTokens, returnTokens } from "./use.store.ts";

/** A tokenizer never makes more tokens than bytes; each message adds a few of its own. */
const TOKENS_PER_MESSAGE = 8;

/**
 * Failures that no server bills. After any other failure the call may have been processed, and
 * counts as used.
 */
const COSTS_NOTHING: ReadonlySet<ChatFailure> = new Set([
  "unreachable",
  "refused",
  "too_many",
  "not_found",
  "bad_request",
]);

export interface Payer {
  readonly userId: string;
  readonly tokensPerDay: number;
}

/**
 * Makes one call; returns `used_up` without calling if what is left of the person's share of the
 * UTC day, or of the network's, is too small.
 */
export async function askMetered(
  { pool, now }: { readonly pool: pg.Pool; readonly now: () => number },
  { userId, tokensPerDay }: Payer,
  chat: Chat,
  request: ChatRequest,
): Promise<Result<ChatReply, ChatRefusal> | "used_up"> {
  const bytes = Buffer.byteLength(JSON.stringify([request.messages, request.tools ?? []]));
  const most = request.maxTokens + bytes + request.messages.length * TOKENS_PER_MESSAGE;
  const day = new Date(now()).toISOString().slice(0, "YYYY-MM-DD".length);
  if (!(await holdTokens(pool, userId, day, most, tokensPerDay))) return "used_up";
  if (!(await holdNetworkTokens(pool, day, most))) {
    await returnTokens(pool, userId, day, most);
    return "used_up";
  }
  const answer = await chat(request);
  const used = answer.ok
    ? answer.value.tokens === null
      ? most
      : answer.value.tokens.prompt + answer.value.tokens.completion
    : COSTS_NOTHING.has(answer.error.failure)
      ? 0
      : most;
  for (const user of [userId, ALL_PEOPLE])
    await returnTokens(pool, user, day, most - Math.min(used, most));
  return answer;
}
