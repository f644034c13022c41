// Defines the data of a form's page, from which the server, the page's script and the builder's
// preview all draw it.
import type { AnswerProblem } from "./check-answers.ts";
import type { FormDocument } from "./form-document.ts";
import type { Answers } from "./form-steps.ts";

/** The opening of a conversation. */
export interface TalkOpening {
  /** The note that a program writes the answers. */
  readonly disclosure: string;
  /** The address of the form without the conversation. */
  readonly formAddress: string;
  readonly question: { readonly text: string; readonly suggestions: readonly string[] };
}

/** One more question, for a form that a program may have sent. */
export interface FormCheck {
  readonly token: string;
  /** The number in words; null once it was answered, when only the answer is sent along. */
  readonly words: string | null;
  /** As typed. */
  readonly number: string;
  /** Answered before, and not rightly. */
  readonly isWrong: boolean;
}

export interface FormView {
  readonly slug: string;
  readonly networkName: string;
  /** Addresses of the network's terms and privacy policy; null where it has none. */
  readonly termsUrl: string | null;
  readonly privacyUrl: string | null;
  readonly document: FormDocument;
  readonly consentText: string;
  /** Signed start of the visit. Empty in a preview, which sends nothing. */
  readonly start: string;
  /**
   * `closed`: its source is paused. `gone`: the form does not exist. `used`, `void`: the link of a
   * draft that was confirmed, or that no longer works.
   */
  readonly state: "asking" | "thanked" | "closed" | "gone" | "used" | "void";
  /** The opening of a form of kind chat; null for one that asks step by step. */
  readonly talk: TalkOpening | null;
  /** A draft filled in by a member: it is shown on one page, to be checked. */
  readonly isDraft: boolean;
  /**
   * The address that the page's HTML form is posted to, with the parameters of the page's address.
   */
  readonly action: string;
  readonly isEmbedded: boolean;
  /** The level of its headline: a preview is inside a page that has its own h1. */
  readonly headingLevel: 1 | 2;
  /** The sent answers that need correction, or a draft's answers. */
  readonly answers: Answers;
  readonly problems: readonly AnswerProblem[];
  /** Null while nothing is asked beyond the form. */
  readonly check: FormCheck | null;
  /** Why what was sent did not arrive; null if nothing failed. */
  readonly failure: "failed" | "too_many" | null;
}
