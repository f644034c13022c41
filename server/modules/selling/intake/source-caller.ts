// What the intake asks of the sources module: which source is calling, and on which terms.
import type { Actor } from "../../../../domain/access/access.ts";
import type { Result } from "../../../../domain/result.ts";
import type { Refusal } from "../../../platform/http/refusal.ts";
import type { SourceTerms } from "../distribution/index.ts";

/** A source that is calling. */
export interface SourceCaller {
  readonly actor: Actor;
  readonly terms: SourceTerms;
  /** Its posts are recorded and refused. */
  readonly paused: boolean;
}

export interface SourceKeys {
  /**
   * The source of a key that came from `ip`. Unknown keys are unauthenticated; an account that is
   * suspended or not yet approved may not post.
   */
  find(key: string, ip: string): Promise<Result<SourceCaller, Refusal>>;
  /** Whose key it is, whether it may be used or not; null for an unknown one. */
  ownerOf(key: string): Promise<string | null>;
}
