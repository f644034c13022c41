// Describes a post to an offer and its answer.
import type { Answer } from "../../../../../domain/distribution/answer.ts";
import type { Arrival } from "../arrive/arrival.ts";
import type { PostChanges } from "./capture.store.ts";

export interface PingPost {
  readonly pingId: string;
  readonly arrival: Arrival;
  /** Hash of the post as received: the same post again gets the same answer. */
  readonly requestHash: Buffer;
  /** False for a test: it is answered, and the offer stays as before. */
  readonly keep: boolean;
}

export type PostedPing =
  | {
      readonly kind: "answered";
      readonly answer: Answer;
      readonly changes: PostChanges | null;
      readonly replayed: boolean;
    }
  /** The idempotency key was used with another request. */
  | { readonly kind: "mismatch" }
  /** The source has no ping with this id. */
  | { readonly kind: "not_found" };
