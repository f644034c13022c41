// Describes a ping that was read, scored and hashed.
import type { LeadFacts } from "../../../../../domain/lead/lead.ts";
import type { ConsentChannel } from "../../../../../domain/lead/vocabulary.ts";
import type { LeadScore } from "../../../../../domain/scoring/score-lead.ts";
import type { SourceTerms } from "../arrive/arrival.ts";

/** A ping that was read, scored and hashed. */
export interface PingArrival {
  readonly receivedAtMs: number;
  readonly source: SourceTerms;
  readonly subIds: string | null;
  readonly facts: LeadFacts;
  /**
   * The channels that the consent will cover, as far as the ping says; the offer decides which
   * buyers it must name.
   */
  readonly channels: readonly ConsentChannel[];
  readonly score: LeadScore;
  /** Keyed hashes in hex. */
  readonly contentHash: string;
  readonly phoneKey: string | null;
  readonly emailKey: string | null;
  /** False: the ping is answered as one of a person that nothing is known of. */
  readonly checksPerson: boolean;
  /** False for a test: it is answered and nothing is held. */
  readonly keep: boolean;
}
