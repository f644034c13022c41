// The dependencies of the assistant.
import type pg from "pg";
import type { Actor } from "../../../../domain/access/access.ts";
import type { Language } from "../../../../domain/qualification/slots.ts";
import type { Chat } from "../../../platform/ai/chat-provider.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import type { OwnCall } from "../../../platform/http/own-call.ts";
import type { Reader } from "./reader.ts";

/** The network's model, ready to be called. */
export interface ChatModel {
  readonly chat: Chat;
  readonly model: string;
}

export interface AssistantDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  /** Seals conversations with a key separate from that of leads' contacts. */
  readonly vault: ContactVault;
  readonly reader: Reader;
  readonly networkName: () => string;
  /** Ends calls to the model when the server stops. */
  readonly stopping: AbortSignal;
  /**
   * The model that answers, null for the built-in assistant; and the tokens that a person may use
   * of it in a UTC day.
   */
  readonly provider: {
    readonly current: () => Promise<{
      readonly model: ChatModel | null;
      readonly tokensPerDay: number;
    }>;
  };
}

/** The person who is speaking, and in which session. */
export interface Asker {
  readonly actor: Actor;
  readonly sessionHash: string;
  readonly read: OwnCall;
}

/** A message as received. */
export interface Said {
  readonly id: string;
  readonly text: string;
  /** Null for this session's conversation. */
  readonly threadId: string | null;
  /** The question that the person has seen; null if none. */
  readonly askedId: string | null;
  readonly language: Language;
  /** The person's local day, as YYYY-MM-DD. */
  readonly today: string;
  /** IANA zone of that day. */
  readonly timeZone: string;
}
