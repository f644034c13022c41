// In place of a record that is not there for the person who looks: one sentence and the way back.
import type { ReactNode } from "react";
import { type ApiError } from "../lib/api/problem.ts";
import { PROBLEM_TEXTS } from "../../locales/catalogues/problems.ts";
import { useTexts } from "../lib/text/text.ts";
import { ButtonLink } from "./button.tsx";
import { Empty } from "./notice.tsx";
import { Screen } from "./screen.tsx";

interface RecordGoneProps {
  readonly title: string;
  /** Where it is not simply gone. */
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
 * Whether a record cannot be had by asking again: it is gone, another's, or what stands in the
 * address is no id at all.
 */
export function isGone(problem: ApiError | null): boolean {
  return problem?.code === "not_found" || problem?.code === "invalid";
}
