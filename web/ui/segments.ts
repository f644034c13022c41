// The look of segments: a few choices side by side in one frame, one of them chosen.
import { classes } from "./classes.ts";

/** The frame around segments. Several lines of them keep the lines between. */
export const SEGMENTS =
  "no-print inline-flex max-w-full flex-wrap overflow-hidden rounded-control border " +
  "border-control bg-surface *:-ml-px *:border-l *:border-line";

/** One segment, which fills its place in the frame. */
export function segment(isChosen: boolean): string {
  return classes(
    "inline-flex min-h-8 items-center justify-center gap-1.5 px-3 whitespace-nowrap",
    "transition-colors duration-100 focus-visible:-outline-offset-2",
    "max-sm:px-2 max-sm:text-label",
    "pointer-coarse:min-h-11",
    isChosen
      ? "bg-accent-soft font-semibold text-accent"
      : "text-text-2 hover:bg-sunken hover:text-text",
  );
}
