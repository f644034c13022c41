// Reads what a server sent as a chat completion. Servers that call themselves compatible differ,
// and some are broken: nothing of its shape is taken on trust.
import { type Result, ok, refuse } from "../../../domain/result.ts";
import type { ChatReply, ToolCall } from "./chat-provider.ts";

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads an answer of `POST /chat/completions` (OpenAI API reference, "The chat completion object").
 * What may be missing is missing as undefined or null: the content, the calls, the reason, the
 * usage, and the model, which then is `askedModel`. Anything of a wrong kind refuses the answer,
 * with one sentence that says what it is.
 */
export function readChatReply(answer: unknown, askedModel: string): Result<ChatReply, string> {
  if (!isFields(answer)) return refuse("The answer is no JSON object.");
  const choice: unknown = Array.isArray(answer["choices"]) ? answer["choices"][0] : undefined;
  if (!isFields(choice) || !isFields(choice["message"]))
    return refuse("The answer has no choice with a message.");
  const content = readText(choice["message"]["content"]);
  if (!content.ok) return refuse("The answer's content is no text.");
  const toolCalls = readToolCalls(choice["message"]["tool_calls"]);
  if (toolCalls === null)
    return refuse("The answer's tool calls are not of the shape that OpenAI's have.");
  const model = readText(answer["model"]);
  const finishReason = readText(choice["finish_reason"]);
  if (!model.ok || !finishReason.ok)
    return refuse("The answer's model or finish_reason is no text.");
  const tokens = readTokens(answer["usage"]);
  if (!tokens.ok) return refuse("The answer's usage does not count tokens.");
  return ok({
    content: content.value ?? "",
    toolCalls,
    model: model.value ?? askedModel,
    finishReason: finishReason.value,
    tokens: tokens.value,
  });
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A text that can be stored, or null for none. */
function readText(value: unknown): Result<string | null, null> {
  if (value === undefined || value === null) return ok(null);
  return typeof value === "string" ? ok(storable(value)) : refuse(null);
}

function storable(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}

/** Null for what is no list of calls. */
function readToolCalls(value: unknown): readonly ToolCall[] | null {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) return null;
  const calls: ToolCall[] = [];
  for (const call of value as readonly unknown[]) {
    if (!isFields(call) || typeof call["id"] !== "string" || !isFields(call["function"]))
      return null;
    const { name, arguments: argumentsJson } = call["function"];
    if (typeof name !== "string" || typeof argumentsJson !== "string") return null;
    calls.push({
      id: storable(call["id"]),
      name: storable(name),
      argumentsJson: storable(argumentsJson),
    });
  }
  return calls;
}

function readTokens(usage: unknown): Result<ChatReply["tokens"], null> {
  if (usage === undefined || usage === null) return ok(null);
  if (!isFields(usage)) return refuse(null);
  const [prompt, completion] = [usage["prompt_tokens"] ?? null, usage["completion_tokens"] ?? null];
  // One of the two counts alone cannot be added up.
  if ((prompt !== null && !isCount(prompt)) || (completion !== null && !isCount(completion)))
    return refuse(null);
  return ok(prompt === null || completion === null ? null : { prompt, completion });
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}
