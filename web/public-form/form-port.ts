// What a form that runs asks of the world outside: the server where it is real, nothing where it is
// a preview.
import type { AnswerProblem } from "../../domain/forms/check-answers.ts";
import type { Answers } from "../../domain/forms/form-steps.ts";

export interface FoundPlace {
  readonly zip_code: string;
  readonly city: string;
  readonly state: string;
}

export interface Draft {
  readonly answers: Answers;
  /** The start of the visit that the draft belongs to. */
  readonly start: string;
  readonly step: number;
}

export type Outcome =
  | { readonly kind: "thanked" }
  | { readonly kind: "mend"; readonly problems: readonly AnswerProblem[] }
  | { readonly kind: "failed" | "closed" | "too_many" | "gone" };

export interface FormPort {
  /** The start of this visit. */
  readonly start: () => string;
  readonly send: (answers: Answers, website: string) => Promise<Outcome>;
  readonly note: (event: "seen" | "started") => void;
  /** Null where nobody answers: then nothing is completed. */
  readonly findPlaces: (begins: string) => Promise<readonly FoundPlace[] | null>;
  readonly readDraft: () => Draft | null;
  /** Null forgets it. */
  readonly keepDraft: (draft: Draft | null) => void;
  /** What is shown has another height. */
  readonly resized: () => void;
}
