// Shows how much of a term is left: a thin bar that burns down, with the time left in words.
import type { ReactNode } from "react";
import { classes } from "./classes.ts";

/** Under this share of the term, the fuse warns. */
const SHORT = 1 / 3;

interface FuseProps {
  /** What is left of the term, from 0 to 1. */
  readonly share: number;
  /** What is left, in words. */
  readonly words: string;
}

export function Fuse({ share, words }: FuseProps): ReactNode {
  const left = Math.min(1, Math.max(0, share));
  const isShort = left < SHORT;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
      <svg
        aria-hidden="true"
        className="h-1 w-16 rounded-full bg-line"
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
      >
        <rect width={100 * left} height="4" fill={isShort ? "var(--warning)" : "var(--control)"} />
      </svg>
      <span
        className={classes("text-label", isShort ? "font-semibold text-warning" : "text-text-2")}
      >
        {words}
      </span>
    </span>
  );
}
