// A message of the conversation as the widget holds it.
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
  /** `greeting` and `error` are this browser's own; the rest is the server's. */
  readonly kind: Message["kind"] | "greeting" | "error";
  /** With an error: the message that can be tried again. */
  readonly failed: Outgoing | null;
}

/** A message on its way; the same one again has the same id. */
export interface Outgoing {
  readonly id: string;
  readonly text: string;
  /** The question that was on the screen. */
  readonly askedId: string | null;
}

/** A line of words alone. */
export function plainLine(
  given: Pick<ChatLine, "id" | "sender" | "kind" | "text" | "timestamp">,
): ChatLine {
  return { ...given, links: [], proposals: [], suggestions: [], failed: null };
}

export const greetingLine = (text: string, timestamp: string): ChatLine =>
  plainLine({ id: "greeting", sender: "bot", kind: "greeting", text, timestamp });

/**
 * The greeting that is shown and the messages of a thread. A thread with messages was greeted when
 * it began; an answer without text is shown as the apology in the reader's language.
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
