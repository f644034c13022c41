// The port through which hosted forms reach lead drafts, which another module stores.
import type { FormLanguage } from "../../../../domain/forms/form-document.ts";
import type { Answers } from "../../../../domain/forms/form-steps.ts";

export type OpenedDraft =
  | { readonly kind: "open"; readonly language: FormLanguage; readonly answers: Answers }
  /** Confirmed, in this visit. */
  | { readonly kind: "used"; readonly language: FormLanguage; readonly visit: string }
  /** Withdrawn, replaced, expired, or never made. */
  | { readonly kind: "void"; readonly language: FormLanguage | null };

export interface Confirmation {
  readonly token: string;
  readonly sourceId: string;
  /** The nonce of the visit. */
  readonly visit: string;
  /** The post, with the consent as the consumer gave it. */
  readonly record: Readonly<Record<string, string>>;
}

export interface DraftLinks {
  readonly open: (token: string, sourceId: string) => Promise<OpenedDraft>;
  /**
   * Uses the link up: of several calls one confirms. A confirmed draft is posted, whatever happens
   * to this process.
   */
  readonly confirm: (confirmation: Confirmation) => Promise<"confirmed" | "used" | "void">;
}
