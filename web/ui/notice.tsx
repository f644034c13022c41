// Notices: for empty lists, for failures, and for what a person must know before going on.
import type { ReactNode } from "react";
import type { ApiError } from "../lib/api/problem.ts";
import { fieldSentences } from "../lib/api/field-problem.ts";
import { FIELD_TEXTS } from "../../locales/catalogues/field-problems.ts";
import { problemSentence } from "../lib/api/problem.ts";
import { PROBLEM_TEXTS } from "../../locales/catalogues/problems.ts";
import { useTexts } from "../lib/text/text.ts";
import { UI_TEXTS } from "../../locales/catalogues/ui.ts";
import { Button } from "./button.tsx";
import { classes } from "./classes.ts";

const TONES = {
  info: "border-info bg-info-soft",
  warning: "border-warning bg-warning-soft",
  negative: "border-negative bg-negative-soft",
  good: "border-accent bg-accent-soft",
} as const;

/** More problems than this are corrected a few at a time. */
const MOST_FIELDS = 5;

export function Notice({
  tone = "info",
  children,
  className,
}: {
  readonly tone?: keyof typeof TONES;
  readonly children: ReactNode;
  readonly className?: string;
}): ReactNode {
  return (
    <div
      className={classes(
        "rounded-panel border-l-4 px-4 py-3 text-body text-text",
        TONES[tone],
        className,
      )}
    >
      {children}
    </div>
  );
}

/**
 * A problem in a sentence, with what to change if the server named it, and a link if there is one.
 */
export function ProblemNotice({
  problem,
  onRetry,
}: {
  readonly problem: ApiError;
  readonly onRetry?: () => void;
}): ReactNode {
  const texts = useTexts(PROBLEM_TEXTS);
  const ui = useTexts(UI_TEXTS);
  // No failure, and trying again does not help.
  const isHidden = problem.code === "not_in_view";
  const fields = fieldSentences(problem.fields, useTexts(FIELD_TEXTS)).slice(0, MOST_FIELDS);
  return (
    <div role="alert">
      <Notice
        tone={isHidden ? "info" : "negative"}
        className="flex flex-wrap items-center justify-between gap-3"
      >
        <div className="grid min-w-0 gap-1">
          <p>{problemSentence(problem, texts)}</p>
          {fields.length === 0 ? null : (
            <ul className="list-disc pl-5">
              {fields.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          )}
        </div>
        {onRetry === undefined || isHidden ? null : <Button onClick={onRetry}>{ui.retry}</Button>}
      </Notice>
    </div>
  );
}

/** An empty list: one sentence, and the one action that would fill it. */
export function Empty({
  sentence,
  children,
}: {
  readonly sentence: string;
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <div
      className={
        "grid justify-items-center gap-3 rounded-panel border " +
        "border-dashed border-control px-6 py-12 text-center"
      }
    >
      <p className="max-w-md text-reading text-text-2">{sentence}</p>
      {children}
    </div>
  );
}
