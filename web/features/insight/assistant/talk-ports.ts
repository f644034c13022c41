// Defines what a conversation shows, and its dependencies.
import type { Answers, ChatLine, Completion, Outgoing, Summary, Thread } from "./chat-line.ts";

/** The shown state of a conversation. */
export interface Talk {
  /** Null before the first message of a conversation. */
  readonly threadId: string | null;
  readonly lines: readonly ChatLine[];
  readonly isPending: boolean;
  readonly summary: Summary | null;
  /** Who answers; null until known. */
  readonly speaker: { readonly isBuiltIn: boolean; readonly model: string } | null;
  /** The state of loading earlier messages. */
  readonly reading: "done" | "under way" | "failed";
}

/** The dependencies of the conversation: server, clock and texts. */
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
  /** Returns a function that cancels the run. */
  readonly schedule: (run: () => void, ms: number) => () => void;
  readonly now: () => string;
  readonly newId: () => string;
  /** Called for each message that the assistant posts. */
  readonly onBotLine: () => void;
}
