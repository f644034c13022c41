// Asking the network's model: what it is told, what it may cost, and what of its words is let through.
import { REPLY_TOKENS } from "../../../contract/assistant.ts";
import { maskContact } from "../../../domain/assistant/mask-contact.ts";
import { NEUTRAL_ANSWER } from "../../../domain/fair-housing/answers.ts";
import { screenText } from "../../../domain/fair-housing/screen-text.ts";
import { type Result, ok, refuse } from "../../../domain/result.ts";
import type { ChatFailure, ChatMessage } from "../../platform/ai/chat-provider.ts";
import type { Refusal } from "../../platform/http/refusal.ts";
import type { AssistantDeps, Asker, ChatModel } from "./assistant-deps.ts";
import { plainReply } from "./plain-reply.ts";
import { sayFacts } from "./say-facts.ts";
import type { Spoken, Taken } from "./spoken.ts";
import { systemInstruction } from "./system-instruction.ts";
import { reserveTokens, returnTokens } from "./use.store.ts";
import { wordsOf } from "./words/words.ts";

/** Of what was said before, so much goes along. */
const EARLIER_MESSAGES = 6;
/** No tokeniser makes more tokens than bytes; each message takes a few of its own. */
const TOKENS_PER_MESSAGE = 8;

/** Failures of which no server makes a bill. After any other a call may have been worked on, and counts as if it had been. */
const COSTS_NOTHING: ReadonlySet<ChatFailure> = new Set(["unreachable", "refused", "too_many", "not_found", "bad_request"]);

/** The model's reply; `used_up` where the person's share of the day does not hold the call. The refusal is for a model that failed. */
export async function askModel(deps: AssistantDeps, { actor }: Asker, { chat }: ChatModel, tokensPerDay: number, taken: Taken): Promise<Result<Spoken | "used_up", Refusal>> {
  const messages = messagesFor(deps, actor.role, taken);
  const most = REPLY_TOKENS + messages.reduce((sum, { content }) => sum + Buffer.byteLength(content) + TOKENS_PER_MESSAGE, 0);
  const day = new Date(deps.now()).toISOString().slice(0, "YYYY-MM-DD".length);
  if (!(await reserveTokens(deps.pool, actor.id, day, most, tokensPerDay))) return ok("used_up");
  const answer = await chat({ messages, maxTokens: REPLY_TOKENS });
  const used = answer.ok ? (answer.value.tokens === null ? most : answer.value.tokens.prompt + answer.value.tokens.completion) : COSTS_NOTHING.has(answer.error.failure) ? 0 : most;
  await returnTokens(deps.pool, actor.id, day, most - Math.min(used, most));
  if (!answer.ok) return refuse({ code: "provider_failed", detail: "The assistant's model did not answer. Try again in a moment." });
  const { language } = taken.thread.conversation;
  const text = plainReply(answer.value.content);
  const isEmpty = text === "";
  const shown = screenText(text).verdict === "pass" ? text : NEUTRAL_ANSWER[language];
  return ok({
    content: { sender: "bot", kind: isEmpty ? "apology" : "reply", text: isEmpty ? wordsOf(language).emptyAnswer : shown, links: [], suggestions: [], proposals: [] }, model: answer.value.model, finishReason: answer.value.finishReason,
  });
}

/** A system instruction, what was said last, and the person's words: the last message is theirs. */
function messagesFor({ networkName }: AssistantDeps, role: "advertiser" | "affiliate" | "admin", { thread: { conversation }, earlier, said }: Taken): readonly ChatMessage[] {
  const words = wordsOf("en");
  const facts = sayFacts(conversation.slots, Object.keys(conversation.slots) as (keyof typeof conversation.slots)[], words);
  const history = earlier.filter(({ id, kind }) => kind !== "apology" && id !== said.id).slice(-EARLIER_MESSAGES).map(({ sender, text }): ChatMessage => ({ role: sender === "user" ? "user" : "assistant", content: maskContact(text) }));
  return [{ role: "system", content: systemInstruction({ networkName: networkName(), role, language: conversation.language, facts }) }, ...history, { role: "user", content: maskContact(said.text) }];
}
