// Says why a sign-in with another provider did not work: in its own words, or those of any problem.
import type { ReactNode } from "react";
import { PROBLEM_TEXTS } from "../../../../locales/catalogues/problems.ts";
import { PROVIDER_TEXTS } from "../../../../locales/catalogues/providers.ts";
import { type ApiError, problemSentence } from "../../../lib/api/problem.ts";
import { useTexts } from "../../../lib/text/text.ts";

export function ProviderProblem({ problem }: { readonly problem: ApiError | null }): ReactNode {
  const own: Readonly<Record<string, string>> = useTexts(PROVIDER_TEXTS).problems;
  const general = useTexts(PROBLEM_TEXTS);
  if (problem === null) return null;
  return (
    <p role="alert" className="rounded-panel border-l-4 border-negative bg-negative-soft px-4 py-3">
      {own[problem.code] ?? problemSentence(problem, general)}
    </p>
  );
}
