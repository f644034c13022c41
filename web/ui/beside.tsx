// Puts a part beside another where both have room, and after it elsewhere.
import type { ReactNode } from "react";
import { classes } from "./classes.ts";

/**
 * The children, and `aside` right of them from 1,080 px of width on; both are as high as the higher
 * one.
 */
export function Beside({
  children,
  aside,
}: {
  readonly children: ReactNode;
  /** Null for none: the children take all of the width. */
  readonly aside: ReactNode;
}): ReactNode {
  return (
    <div className="@container min-w-0">
      <div
        className={classes(
          "grid gap-5 *:min-w-0",
          aside !== null && "@min-[1080px]:grid-cols-[minmax(0,2.7fr)_minmax(300px,1fr)]",
        )}
      >
        {children}
        {aside}
      </div>
    </div>
  );
}
