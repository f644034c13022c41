// Calls an OpenAI-compatible server through the official client. Loaded with the first call: the
// client takes most of a second and 35 MB, which a network without a model does not pay.
import { OpenAI } from "openai";
import type {
  ChatCompletionCreateParamsNonStreaming,
  ChatCompletionMessageParam,
} from "openai/resources/chat/completions";
import { refuse } from "../../../domain/result.ts";
import { createBoundedFetch } from "./bounded-fetch.ts";
import type { Chat, ChatMessage, ChatRequest } from "./chat-provider.ts";
import { explainFailure } from "./explain-failure.ts";
import { readChatReply } from "./read-chat-reply.ts";

/** As in `OpenAiSettings`, all of it decided. */
export interface CallSettings {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
  readonly timeoutMs: number;
  readonly retries: number;
  readonly maxBytes: number;
}

/** The client insists on a key, takes any, and sends none here: its headers are not used. */
const NO_KEY = "none";

/**
 * Builds what makes the calls. The client reads eight environment variables for options that are
 * not set, and OPENAI_CUSTOM_HEADERS in any case, which may even replace the key: so every option
 * is set, and its fetch writes the headers. Throws a TypeError where OPENAI_CUSTOM_HEADERS is no
 * list of headers.
 */
export function createCall({
  baseUrl,
  apiKey,
  model,
  timeoutMs,
  retries,
  maxBytes,
}: CallSettings): Chat {
  const headers = {
    accept: "application/json",
    "accept-encoding": "identity",
    "content-type": "application/json",
    "user-agent": "Plat",
    ...(apiKey === "" ? {} : { authorization: `Bearer ${apiKey}` }),
  };
  const client = new OpenAI({
    baseURL: baseUrl,
    apiKey: NO_KEY,
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: "off",
    timeout: timeoutMs,
    maxRetries: retries,
    fetch: createBoundedFetch({ headers, maxBytes }),
  });
  return async (request) => {
    try {
      const answer: unknown = await client.chat.completions.create(
        writeBody(model, request),
        request.signal === undefined ? {} : { signal: request.signal },
      );
      const reply = readChatReply(answer, model);
      return reply.ok ? reply : refuse({ failure: "unreadable", detail: reply.error });
    } catch (error) {
      return refuse(explainFailure(error, { apiKey, timeoutMs }));
    }
  };
}

function writeBody(
  model: string,
  { messages, maxTokens, tools = [], jsonOnly = false }: ChatRequest,
): ChatCompletionCreateParamsNonStreaming {
  return {
    model,
    messages: messages.map(writeMessage),
    max_tokens: maxTokens,
    // OpenAI refuses an empty list.
    ...(tools.length === 0
      ? {}
      : {
          tools: tools.map(
            ({ name, description, parameters }) =>
              ({
                type: "function",
                function: { name, description, parameters: { ...parameters } },
              }) as const,
          ),
        }),
    ...(jsonOnly ? { response_format: { type: "json_object" } as const } : {}),
  };
}

function writeMessage({
  role,
  content,
  toolCallId = "",
  toolCalls = [],
}: ChatMessage): ChatCompletionMessageParam {
  if (role === "tool") return { role, tool_call_id: toolCallId, content };
  if (role !== "assistant" || toolCalls.length === 0) return { role, content };
  // Beside calls no content is null, and some servers take nothing else for it.
  return {
    role,
    content: content === "" ? null : content,
    tool_calls: toolCalls.map(({ id, name, argumentsJson }) => ({
      id,
      type: "function",
      function: { name, arguments: argumentsJson },
    })),
  };
}
