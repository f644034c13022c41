// Types of the assistant's messages and replies.
import type {
  AssistantLink,
  AssistantProposal,
} from "../../../../contract/insight/assistant-message.ts";
import type { LeftOver } from "../../../../domain/assistant/left-over.ts";
import type { Turn } from "../../../../domain/assistant/turns.ts";
import type { Conversation } from "../../../../domain/qualification/conversation.ts";
import type { Content, Message, Thread } from "./threads.ts";

/** What a message asks for, after screening. */
export type ScreenedTurn = Turn | { readonly kind: "neutral" } | { readonly kind: "no_advice" };

/** The asker's day and zone. */
export interface Day {
  /** YYYY-MM-DD. */
  readonly today: string;
  /** IANA zone. */
  readonly timeZone: string;
}

/** A stored message: what was known before it and what is known now. */
export interface UserMessage {
  readonly thread: Thread;
  readonly before: Conversation;
  readonly said: Message;
  readonly turn: ScreenedTurn;
  /** The messages before it, oldest first. */
  readonly earlier: readonly Message[];
  readonly day: Day;
  /** Whether the message names a place smaller than a state. */
  readonly namesPlace: boolean;
  /** What of a question about figures was not understood; null for any other message. */
  readonly leftOver: LeftOver | null;
  /** The reply, if the same message was answered before. */
  readonly answered: Message | null;
}

export interface Spoken {
  readonly content: Content;
  /** Null if no model answered. */
  readonly model: string | null;
  /** As in a chat completion. */
  readonly finishReason: string | null;
}

/** Makes a reply in words of our own. */
export function spoken(
  text: string,
  links: readonly AssistantLink[] = [],
  proposals: readonly AssistantProposal[] = [],
): Spoken {
  return {
    content: { sender: "bot", kind: "reply", text, links, suggestions: [], proposals },
    model: null,
    finishReason: "stop",
  };
}
