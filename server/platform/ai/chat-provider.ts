// The port by which the product asks a language model: what is asked, what comes back, and every
// way in which nothing does.
import type { Result } from "../../../domain/result.ts";

export interface ChatMessage {
  readonly role: "system" | "user" | "assistant" | "tool";
  readonly content: string;
  /** Which call a message of role `tool` answers. */
  readonly toolCallId?: string;
  /** The tool calls of this message of the assistant. */
  readonly toolCalls?: readonly ToolCall[];
}

/** One call that the model wants made. */
export interface ToolCall {
  readonly id: string;
  readonly name: string;
  /**
   * As the model wrote them: the caller checks that they are JSON and fit the schema.
   */
  readonly argumentsJson: string;
}

export interface ToolOffer {
  readonly name: string;
  readonly description: string;
  /** A JSON schema. */
  readonly parameters: object;
}

export interface ChatRequest {
  readonly messages: readonly ChatMessage[];
  /** The most tokens that the answer may have. */
  readonly maxTokens: number;
  readonly tools?: readonly ToolOffer[];
  /**
   * Asks for an answer that is one JSON object. OpenAI refuses this unless a message has the word
   * "JSON" in it.
   */
  readonly jsonOnly?: boolean;
  readonly signal?: AbortSignal;
}

/**
 * Its texts have neither NUL characters nor halves of surrogate pairs, so that any of them can be
 * stored.
 */
export interface ChatReply {
  /** May be empty. */
  readonly content: string;
  readonly toolCalls: readonly ToolCall[];
  /** As the server names it, or as requested where the server names none. */
  readonly model: string;
  readonly finishReason: string | null;
  /** What the server says that was used; null where it does not say. */
  readonly tokens: { readonly prompt: number; readonly completion: number } | null;
}

export type ChatFailure =
  | "timeout"
  | "unreachable"
  /** 401 or 403: the key, or what it may do. */
  | "refused"
  /** 429: too fast, or nothing left to spend. */
  | "too_many"
  /** 404, or a redirect: a wrong address, or a model that the server does not have. */
  | "not_found"
  /** Any other 4xx. */
  | "bad_request"
  /** 5xx. */
  | "server_error"
  /** No JSON, half an answer, no choices, wrong shapes. */
  | "unreadable"
  | "too_large"
  /** By the caller's signal. */
  | "aborted";

export interface ChatRefusal {
  readonly failure: ChatFailure;
  /**
   * One sentence for the operator: without the key, without control characters, with 200 letters of
   * the server's own words at most.
   */
  readonly detail: string;
}

/** Asks once, tries again where that may help, and never throws. */
export type Chat = (request: ChatRequest) => Promise<Result<ChatReply, ChatRefusal>>;
