// Asks the network's model: what it is sent, what it may cost, and which of its words are shown.
import type { Role } from "../../../../domain/access/access.ts";
import { REPLY_TOKENS } from "../../../../contract/insight/chat-completion.ts";
import { maskContact } from "../../../../domain/assistant/mask-contact.ts";
import { inventsFigure } from "../../../../domain/assistant/invented-figures.ts";
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

/** The number of earlier messages that are sent along. */
const EARLIER_MESSAGES = 6;
/**
 * Rounds in which the model may request data before it has to answer, and calls per round. Our own
 * choice.
 */
const MOST_ROUNDS = 3;
const MOST_CALLS = 4;
const MOST_SHOWN = 5;

/** Servers without tool support: they are called without tools. */
const withoutTools = new WeakSet<Chat>();

interface Exchange {
  readonly reply: ChatReply;
  readonly found: readonly Found[];
}

/**
 * Returns the model's reply; `used_up` if the person's share of the day is too small for the call.
 * The refusal is for a model that failed.
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
  const messages = messagesFor(deps, asker.actor.role, taken);
  const exchange = await exchangeWith(chat, messages, { asker, day: taken.day, words }, (request) =>
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
  // What its tools returned may be added up and rounded; without them a figure is a guess.
  const isInvented =
    found.length === 0 &&
    inventsFigure(
      text,
      messages.map(({ content }) => content),
    );
  const shown =
    isEmpty || (await deps.reader.ask("mayShow", text))
      ? isInvented
        ? words.data.notLookedUp
        : text
      : DECLINED_ANSWERS[language].neutral;
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

/** Calls the model until it answers in words, reading the data that it requests in between. */
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
    // It answers without tools, so the tools were what it rejected.
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

/** The system instruction, the last messages, and the person's message, which comes last. */
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
