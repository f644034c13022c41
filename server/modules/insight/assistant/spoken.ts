// What the assistant says to a message, and what a message is to it.
import type {
  AssistantLink,
  AssistantProposal,
} from "../../../../contract/insight/assistant-message.ts";
import type { Turn } from "../../../../domain/assistant/turns.ts";
import type { Conversation } from "../../../../domain/qualification/conversation.ts";
import type { Content, Message, Thread } from "./threads.ts";

/** What a message asks for, once the screen has seen it. */
export type ScreenedTurn = Turn | { readonly kind: "neutral" } | { readonly kind: "no_advice" };

/** The day and zone of the person who asks. */
export interface Day {
  /** YYYY-MM-DD. */
  readonly today: string;
  /** IANA. */
  readonly timeZone: string;
}

/** A message that was taken in: what was known before it and what is known now. */
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
  /** The reply, where the same message was answered before. */
  readonly answered: Message | null;
}

export interface Spoken {
  readonly content: Content;
  /** Null where no model answered. */
  readonly model: string | null;
  /** As a chat completion has it. */
  readonly finishReason: string | null;
}

/** A reply in words of our own. */
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
