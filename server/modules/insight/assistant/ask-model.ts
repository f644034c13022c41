// Asking the network's model: what it is told, what it may cost, and what of its words is let
// through.
import type { Role } from "../../../../domain/access/access.ts";
import { REPLY_TOKENS } from "../../../../contract/insight/chat-completion.ts";
import { maskContact } from "../../../../domain/assistant/mask-contact.ts";
import { plainReply } from "../../../../domain/assistant/plain-reply.ts";
import { DECLINED_ANSWERS } from "../../../../locales/catalogues/declined-answers.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import type {
  Chat,
  ChatMessage,
  ChatRefusal,
  ChatReply,
  ChatRequest,
} from "../../../platform/ai/chat-provider.ts";
import type { Refusal } from "../../../platform/http/refusal.ts";
import type { AssistantDeps, Asker, ChatModel } from "./assistant-deps.ts";
import { askMetered } from "./metered-chat.ts";
import { sayFacts } from "./say-facts.ts";
import type { Spoken, UserMessage } from "./spoken.ts";
import { systemInstruction } from "./system-instruction.ts";
import type { Content } from "./threads.ts";
import { type Found, TOOL_OFFERS, type ToolContext, runTool, toolText } from "./tools.ts";
import { ASSISTANT_WORDS } from "../../../../locales/catalogues/assistant-words.ts";

/** Of what was said before, so much goes along. */
const EARLIER_MESSAGES = 6;
/**
 * Rounds in which the model may ask for data before it has to answer, and calls in one of them.
 * Ours.
 */
const MOST_ROUNDS = 3;
const MOST_CALLS = 4;
const MOST_SHOWN = 5;

/** Servers that know no tools: they are asked without. */
const withoutTools = new WeakSet<Chat>();

interface Exchange {
  readonly reply: ChatReply;
  readonly found: readonly Found[];
}

/**
 * The model's reply; `used_up` where the person's share of the day does not hold the call. The
 * refusal is for a model that failed.
 */
export async function askModel(
  deps: AssistantDeps,
  asker: Asker,
  { chat }: ChatModel,
  tokensPerDay: number,
  taken: UserMessage,
): Promise<Result<Spoken | "used_up", Refusal>> {
  const { language } = taken.thread.conversation;
  const words = ASSISTANT_WORDS[language];
  const exchange = await exchangeWith(
    chat,
    messagesFor(deps, asker.actor.role, taken),
    { asker, day: taken.day, words },
    (request) =>
      askMetered(deps, { userId: asker.actor.id, tokensPerDay }, chat, {
        ...request,
        signal: deps.stopping,
      }),
  );
  if (exchange === "used_up") return ok("used_up");
  if (exchange === "failed")
    return refuse({
      code: "provider_failed",
      detail: "The assistant's model didn't respond. Try again in a moment.",
    });
  const { reply, found } = exchange;
  const text = plainReply(reply.content);
  const isEmpty = text === "";
  const shown =
    isEmpty || (await deps.reader.ask("mayShow", text)) ? text : DECLINED_ANSWERS[language].neutral;
  const content: Content = {
    sender: "bot",
    kind: isEmpty ? "apology" : "reply",
    text: isEmpty ? words.emptyAnswer : shown,
    suggestions: [],
    links: isEmpty ? [] : found.flatMap(({ links }) => links).slice(0, MOST_SHOWN),
    proposals: isEmpty ? [] : found.flatMap(({ proposals }) => proposals).slice(0, MOST_SHOWN),
  };
  return ok({ content, model: reply.model, finishReason: reply.finishReason });
}

type Ask = (request: ChatRequest) => Promise<Result<ChatReply, ChatRefusal> | "used_up">;

/** Asks until the model answers in words: what it wants to know meanwhile is read for it. */
async function exchangeWith(
  chat: Chat,
  messages: readonly ChatMessage[],
  context: ToolContext,
  askPaid: Ask,
): Promise<Exchange | "used_up" | "failed"> {
  const said = [...messages];
  const found: Found[] = [];
  let isRefused = false;
  for (let round = 0; ; round += 1) {
    const tools =
      round < MOST_ROUNDS && !isRefused && !withoutTools.has(chat) ? { tools: TOOL_OFFERS } : {};
    const answer = await askPaid({ messages: said, maxTokens: REPLY_TOKENS, ...tools });
    if (answer === "used_up") return answer;
    if (!answer.ok) {
      if (answer.error.failure !== "bad_request" || !("tools" in tools)) return "failed";
      isRefused = true;
      continue;
    }
    // It answers without, so it was the tools that it did not take.
    if (isRefused) withoutTools.add(chat);
    const { toolCalls, content } = answer.value;
    if (toolCalls.length === 0 || !("tools" in tools)) return { reply: answer.value, found };
    const calls = toolCalls.slice(0, MOST_CALLS);
    said.push({ role: "assistant", content, toolCalls: calls });
    for (const call of calls) {
      const result = await runTool(context, call);
      found.push(result);
      said.push({ role: "tool", toolCallId: call.id, content: toolText(result) });
    }
  }
}

/** A system instruction, what was said last, and the person's words: the last message is theirs. */
function messagesFor(
  { networkName }: AssistantDeps,
  role: Role,
  { thread: { conversation }, earlier, said }: UserMessage,
): readonly ChatMessage[] {
  const words = ASSISTANT_WORDS.en;
  const facts = sayFacts(
    conversation.slots,
    Object.keys(conversation.slots) as (keyof typeof conversation.slots)[],
    words,
  );
  const history = earlier
    .filter(({ id, kind }) => kind !== "apology" && id !== said.id)
    .slice(-EARLIER_MESSAGES)
    .map(({ sender, text }): ChatMessage => ({
      role: sender === "user" ? "user" : "assistant",
      content: maskContact(text),
    }));
  return [
    {
      role: "system",
      content: systemInstruction({
        networkName: networkName(),
        role,
        language: conversation.language,
        facts,
      }),
    },
    ...history,
    { role: "user", content: maskContact(said.text) },
  ];
}
