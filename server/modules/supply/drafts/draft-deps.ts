// What drafts of leads work with.
import type pg from "pg";
import type { Actor } from "../../../../domain/access/access.ts";
import type { Language, Slots } from "../../../../domain/qualification/slots.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { DraftResult } from "../../insight/assistant/index.ts";
import type { FormDeps } from "../forms/index.ts";
import type { IntakeDeps } from "../../selling/intake/index.ts";

/** What posting, telling and ending takes: a worker does it too. */
export interface DraftWorkDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  readonly intake: IntakeDeps;
  /** Says in the conversation that a draft came of what became of it. */
  readonly notifyThread: (
    db: Queryable,
    thread: { readonly threadId: string; readonly userId: string },
    news: DraftResult,
  ) => Promise<void>;
  readonly onError: (error: unknown, what: string) => void;
}

export interface DraftDeps extends Pick<DraftWorkDeps, "pool" | "now" | "intake"> {
  readonly forms: FormDeps;
  /** Without a slash at its end. */
  readonly publicUrl: string;
  /** What the person has told the assistant; null where the conversation is not theirs. */
  readonly readAnswers: (
    actor: Actor,
    threadId: string,
  ) => Promise<{ readonly slots: Slots; readonly language: Language } | null>;
}
