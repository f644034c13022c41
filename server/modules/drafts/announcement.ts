// What the publisher is left with when a draft has come to its end: where and what, never who.
import type { LeadSide, PostReason } from "../../../domain/lead/vocabulary.ts";

export type DraftEnded = { readonly accountId: string } & (
  | {
    readonly kind: "confirmed";
    readonly leadId: string;
    readonly side: LeadSide;
    readonly city: string | null;
    readonly state: string | null;
    readonly sale: "none" | "shared" | "exclusive";
    readonly earningCents: number;
    /** Why it was refused; null where it was taken. */
    readonly reason: PostReason | null;
  }
  /** Nobody confirmed it in time, or it was confirmed and could not be posted. */
  | { readonly kind: "ran_out" | "failed"; readonly draftId: string }
);
