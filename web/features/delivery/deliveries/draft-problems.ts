// Finds the errors of a destination before it is sent, by the pointers that the server uses too.
import type { DraftProblem, DraftProblems, Need } from "./draft-problem.ts";
import { type DestinationFormValues, formOf } from "./kind-forms.ts";

/** `hasKey`: whether the server already stores an API key. */
export function problemsOf(draft: DestinationFormValues, hasKey: boolean): DraftProblems {
  const found = new Map<string, DraftProblem>();
  const need: Need = (pointer, isRight, problem) => {
    if (!isRight && !found.has(pointer)) found.set(pointer, problem);
  };
  const form = formOf(draft.kind);
  need("/name", draft.name.trim() !== "", "name");
  need("/fall_back_after_minutes", isWhole(draft.fallBack, 0, 1_440), "minutes");
  if (form.isCalled) need("/to/timeout_seconds", isWhole(draft.timeout, 1, 30), "timeout");
  form.check(draft, need, hasKey);
  return found;
}

function isWhole(text: string, least: number, most: number): boolean {
  return /^\d{1,4}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;
}
