// What the publisher is left with when somebody sent a form: where and what, never who.
import type { LeadSide, PostReason } from "../../../../domain/lead/vocabulary.ts";

export interface FormSent {
  /** The form's affiliate. */
  readonly accountId: string;
  readonly leadId: string;
  readonly side: LeadSide;
  readonly city: string | null;
  readonly state: string | null;
  readonly sale: "none" | "shared" | "exclusive";
  readonly earningCents: number;
  /** By a form that talks first. */
  readonly isConversation?: boolean;
  /** Why it was refused; null where it was taken. */
  readonly reason: PostReason | null;
}
