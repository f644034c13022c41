// Says what a conversation shows, and what it asks of the world outside.
import type { Answers, ChatLine, Completion, Outgoing, Summary, Thread } from "./chat-line.ts";

/** All that is shown of a conversation. */
export interface Talk {
  /** Null before the first message of a conversation. */
  readonly threadId: string | null;
  readonly lines: readonly ChatLine[];
  readonly isPending: boolean;
  readonly summary: Summary | null;
  /** Who answers, as far as an answer has said so. */
  readonly speaker: { readonly isBuiltIn: boolean; readonly model: string } | null;
  /** Reading what was said before. */
  readonly reading: "done" | "under way" | "failed";
}

/** What the conversation is given: the server, the clock and the words. */
export interface Ports {
  readonly say: (message: Outgoing & { readonly threadId: string | null }) => Promise<Completion>;
  /** The conversation of this sign-in; null before its first message. */
  readonly readCurrent: () => Promise<{
    readonly thread: Thread | null;
    readonly speaker: NonNullable<Talk["speaker"]>;
  }>;
  readonly read: (id: string) => Promise<Thread>;
  readonly begin: (id: string) => Promise<Thread>;
  readonly correct: (id: string, answers: Answers) => Promise<Thread>;
  readonly greeting: () => Promise<string>;
  readonly sentence: (which: "empty" | "error") => string;
  /** Answers what calls it off. */
  readonly schedule: (run: () => void, ms: number) => () => void;
  readonly now: () => string;
  readonly newId: () => string;
  /** Hears of each message that the assistant posts by itself. */
  readonly onBotLine: () => void;
}
