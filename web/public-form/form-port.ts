// The port of a running form to the outside: the server for a real form, nothing for a preview.
import type { FormCheck } from "../../domain/forms/form-view.ts";
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
  | {
      readonly kind: "mend";
      readonly problems: readonly AnswerProblem[];
      /** One more question; null if none is asked. */
      readonly check: FormCheck | null;
    }
  /** To be posted by the browser itself: a script cannot send it from here. */
  | { readonly kind: "post" }
  | { readonly kind: "failed" | "closed" | "too_many" | "gone" };

/** What is sent beside the answers. */
export interface Beside {
  readonly website: string;
  /** The second question's token, and the number that was typed. */
  readonly check: string;
  readonly number: string;
}

/** Null if it failed: then nothing is completed. */
export type FindPlaces = (begins: string) => Promise<readonly FoundPlace[] | null>;

export interface FormPort {
  /** The start of this visit. */
  readonly start: () => string;
  readonly send: (answers: Answers, beside: Beside) => Promise<Outcome>;
  readonly note: (event: "seen" | "started") => void;
  /** Null where places cannot be looked up at all: then a ZIP is typed. */
  readonly findPlaces: FindPlaces | null;
  readonly readDraft: () => Draft | null;
  /** Null deletes it. */
  readonly keepDraft: (draft: Draft | null) => void;
  /** Called when the height of the content changes. */
  readonly resized: () => void;
}
