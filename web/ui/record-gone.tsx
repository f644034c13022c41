// Shown in place of a record that the person cannot see: one sentence and the way back.
import type { ReactNode } from "react";
import { type ApiError } from "../lib/api/problem.ts";
import { PROBLEM_TEXTS } from "../../locales/catalogues/problems.ts";
import { useTexts } from "../lib/text/text.ts";
import { ButtonLink } from "./button.tsx";
import { Empty } from "./notice.tsx";
import { Screen } from "./screen.tsx";

interface RecordGoneProps {
  readonly title: string;
  /** For a reason other than not found. */
  readonly sentence?: string | undefined;
  readonly back: { readonly to: string; readonly name: string };
}

export function RecordGone({ title, sentence, back }: RecordGoneProps): ReactNode {
  const problems = useTexts(PROBLEM_TEXTS);
  return (
    <Screen title={title}>
      <Empty sentence={sentence ?? problems.not_found}>
        <ButtonLink kind="primary" to={back.to}>
          {back.name}
        </ButtonLink>
      </Empty>
    </Screen>
  );
}

/**
 * Whether a retry cannot find the record: it is deleted, another account's, or the address has no
 * valid id.
 */
export function isGone(problem: ApiError | null): boolean {
  return problem?.code === "not_found" || problem?.code === "invalid";
}
