// The dependencies of lead drafts.
import type pg from "pg";
import type { Actor } from "../../../../domain/access/access.ts";
import type { Language, Slots } from "../../../../domain/qualification/slots.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { DraftResult } from "../../insight/assistant/index.ts";
import type { FormDeps } from "../forms/index.ts";
import type { IntakeDeps } from "../../selling/intake/index.ts";

/** The dependencies of posting, notifying and ending drafts, which background jobs also need. */
export interface DraftWorkDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  readonly intake: IntakeDeps;
  /** Adds a draft's outcome to the conversation that it came from. */
  readonly notifyThread: (
    db: Queryable,
    thread: { readonly threadId: string; readonly userId: string },
    news: DraftResult,
  ) => Promise<void>;
  readonly onError: (error: unknown, what: string) => void;
  /** How long a person may confirm a draft, in milliseconds. */
  readonly draftMs: () => number;
}

export interface DraftDeps extends Pick<DraftWorkDeps, "pool" | "now" | "intake" | "draftMs"> {
  readonly forms: FormDeps;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  /** Returns the person's answers to the assistant; null if the conversation is not theirs. */
  readonly readAnswers: (
    actor: Actor,
    threadId: string,
  ) => Promise<{ readonly slots: Slots; readonly language: Language } | null>;
}
