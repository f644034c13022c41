// Declares what the intake needs from the sources module: the calling source and its terms.
import type { Actor } from "../../../../domain/access/access.ts";
import type { SourcePauses } from "../../../../domain/network-pauses/source-pauses.ts";
import type { Result } from "../../../../domain/result.ts";
import type { Refusal } from "../../../platform/http/refusal.ts";
import type { SourceTerms } from "../distribution/index.ts";

/** A source that is calling. */
export interface SourceCaller {
  readonly actor: Actor;
  readonly terms: SourceTerms;
  /** Posts that a pause refuses are recorded. */
  readonly pauses: SourcePauses;
}

/** A source's key, and where a call has it. */
export interface CallerKey {
  readonly key: string;
  /** In the query of the address, which proxies and browsers log. */
  readonly isInAddress: boolean;
}

export interface SourceKeys {
  /**
   * The source of a key that was used from `ip`. Unknown keys are unauthenticated; an account that
   * is suspended or not yet approved may not post, and a key in the address is refused unless the
   * source takes it.
   */
  find(key: CallerKey, ip: string): Promise<Result<SourceCaller, Refusal>>;
  /**
   * The account that a key belongs to, whether the key may be used or not; null for an unknown one.
   */
  ownerOf(key: string): Promise<string | null>;
}
