// The port of a running form to the outside: the server for a real form, nothing for a preview.
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
  /** Null if places cannot be looked up: then nothing is completed. */
  readonly findPlaces: (begins: string) => Promise<readonly FoundPlace[] | null>;
  readonly readDraft: () => Draft | null;
  /** Null deletes it. */
  readonly keepDraft: (draft: Draft | null) => void;
  /** Called when the height of the content changes. */
  readonly resized: () => void;
}
