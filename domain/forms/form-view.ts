// What a form's page shows: made by the server, by the script after it, and by the builder's
// preview, all from the same data.
import type { AnswerProblem } from "./check-answers.ts";
import type { FormDocument } from "./form-document.ts";
import type { Answers } from "./form-steps.ts";

/** What the visitor of a conversation finds. */
export interface TalkOpening {
  /** Who speaks: a program. */
  readonly disclosure: string;
  /** Where the form stands alone. */
  readonly formAddress: string;
  readonly question: { readonly text: string; readonly suggestions: readonly string[] };
}

export interface FormView {
  readonly slug: string;
  readonly networkName: string;
  readonly document: FormDocument;
  readonly consentText: string;
  /** Signed start of the visit. Empty in a preview, which sends nothing. */
  readonly start: string;
  /**
   * `closed`: its source is paused. `gone`: there is no such form. `used`, `void`: the link of a
   * draft that was confirmed, or that does not work any more.
   */
  readonly state: "asking" | "thanked" | "closed" | "gone" | "used" | "void";
  /** What a form that asks in a conversation says first; null where it asks step by step. */
  readonly talk: TalkOpening | null;
  /** Somebody else filled it in: it is shown whole, to be checked. */
  readonly isDraft: boolean;
  /** Where the page's own form is posted, with all that its address says. */
  readonly action: string;
  readonly isEmbedded: boolean;
  /** Of its headline: a preview stands on a page that has one of its own. */
  readonly headingLevel: 1 | 2;
  /** What was sent and has to be mended, or what a draft says. */
  readonly answers: Answers;
  readonly problems: readonly AnswerProblem[];
}
