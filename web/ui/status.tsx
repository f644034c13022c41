// Shows a status as a word with its own shape, so that it can be read without color.
import type { ReactNode } from "react";
import { classes } from "./classes.ts";

/**
 * info: just arrived · warning: under way or waiting · good: as wanted · negative: refused or lost
 * · neutral: over, or irrelevant.
 */
export type StatusTone = "info" | "warning" | "good" | "negative" | "neutral";

const LOOKS: Readonly<Record<StatusTone, string>> = {
  info: "bg-info-soft text-info",
  warning: "bg-warning-soft text-warning",
  good: "bg-accent-soft text-accent",
  negative: "bg-negative-soft text-negative",
  neutral: "bg-sunken text-text-2",
};
const STROKE = { fill: "none", stroke: "currentColor", strokeWidth: 1.6 } as const;
const SHAPES: Readonly<Record<StatusTone, ReactNode>> = {
  info: <circle cx="5" cy="5" r="3.2" {...STROKE} />,
  warning: (
    <>
      <circle cx="5" cy="5" r="3.2" {...STROKE} />
      <path d="M5 1.8a3.2 3.2 0 0 1 0 6.4z" fill="currentColor" />
    </>
  ),
  good: <path d="M1.5 5.2 4 7.7l4.5-5" {...STROKE} strokeLinecap="round" strokeLinejoin="round" />,
  negative: <path d="m2 2 6 6M8 2 2 8" {...STROKE} strokeLinecap="round" />,
  neutral: <path d="M2 5h6" {...STROKE} strokeLinecap="round" />,
};

export function Status({
  tone,
  children,
}: {
  readonly tone: StatusTone;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <span
      className={classes(
        "inline-flex items-center gap-1 rounded-chip px-1.5 py-0.5 text-label font-medium " +
          "whitespace-nowrap",
        LOOKS[tone],
      )}
    >
      <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true" className="shrink-0">
        {SHAPES[tone]}
      </svg>
      {children}
    </span>
  );
}
