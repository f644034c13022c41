// Describes a post to an offer, and what it is answered with.
import type { Answer } from "../../../../../domain/distribution/answer.ts";
import type { Arrival } from "../arrive/arrival.ts";
import type { PostChanges } from "./capture.store.ts";

export interface PingPost {
  readonly pingId: string;
  readonly arrival: Arrival;
  /** Of the post as it came: the same post again gets the same answer. */
  readonly requestHash: Buffer;
  /** False for a test: it is answered, and the offer stands as before. */
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
  /** The source has no ping of this id. */
  | { readonly kind: "not_found" };
