// Defines a message of the conversation as the widget holds it.
import type {
  AssistantMessage,
  AssistantProposal,
} from "../../../../contract/insight/assistant-message.ts";
import type {
  AssistantAnswers,
  AssistantSummary,
} from "../../../../contract/insight/assistant-summary.ts";
import type { AssistantThread } from "../../../../contract/insight/assistant.ts";
import type { ChatCompletion } from "../../../../contract/insight/chat-completion.ts";

export type Thread = AssistantThread;
export type Summary = AssistantSummary;
export type Answers = AssistantAnswers;
export type Completion = ChatCompletion;
export type Proposal = AssistantProposal;
type Message = AssistantMessage;

export interface ChatLine extends Pick<
  Message,
  "id" | "sender" | "text" | "timestamp" | "links" | "proposals" | "suggestions"
> {
  /** `greeting` and `error` are created in the browser; the others come from the server. */
  readonly kind: Message["kind"] | "greeting" | "error";
  /** For an error: the message that can be sent again. */
  readonly failed: Outgoing | null;
}

/** A message being sent; a retry keeps its id. */
export interface Outgoing {
  readonly id: string;
  readonly text: string;
  /** The question that was on the screen. */
  readonly askedId: string | null;
}

/** A line with text only. */
export function plainLine(
  given: Pick<ChatLine, "id" | "sender" | "kind" | "text" | "timestamp">,
): ChatLine {
  return { ...given, links: [], proposals: [], suggestions: [], failed: null };
}

export const greetingLine = (text: string, timestamp: string): ChatLine =>
  plainLine({ id: "greeting", sender: "bot", kind: "greeting", text, timestamp });

/**
 * The shown greeting followed by the messages of a thread. In a thread with messages, the greeting
 * has the time of its start; an answer without text is shown as the apology in the reader's
 * language.
 */
export function linesOfThread(
  { started_at: startedAt, messages }: Pick<Thread, "started_at" | "messages">,
  shown: readonly ChatLine[],
  sentence: (kind: "empty") => string,
): ChatLine[] {
  const greeting = shown
    .filter(({ kind }) => kind === "greeting")
    .map((line) => ({ ...line, timestamp: messages.length === 0 ? line.timestamp : startedAt }));
  const said = messages.map((message): ChatLine => ({
    ...message,
    text: message.kind === "apology" ? sentence("empty") : message.text,
    failed: null,
  }));
  return [...greeting, ...said];
}
