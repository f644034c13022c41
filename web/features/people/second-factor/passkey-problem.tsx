// Says why a passkey did not work: in the passkeys' own words, or those of any problem.
import type { ReactNode } from "react";
import { PASSKEY_TEXTS } from "../../../../locales/catalogues/passkeys.ts";
import { PROBLEM_TEXTS } from "../../../../locales/catalogues/problems.ts";
import { type ApiError, problemSentence } from "../../../lib/api/problem.ts";
import { useTexts } from "../../../lib/text/text.ts";

export function PasskeyProblem({ problem }: { readonly problem: ApiError | null }): ReactNode {
  const own: Readonly<Record<string, string>> = useTexts(PASSKEY_TEXTS).problems;
  const general = useTexts(PROBLEM_TEXTS);
  if (problem === null) return null;
  return (
    <p role="alert" className="rounded-panel border-l-4 border-negative bg-negative-soft px-4 py-3">
      {own[problem.code] ?? problemSentence(problem, general)}
    </p>
  );
}
