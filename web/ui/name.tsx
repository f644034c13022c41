// Names of people, companies and campaigns, and codes: browsers must not translate them.
import type { ReactNode } from "react";
import { classes } from "./classes.ts";

interface NameProps {
  readonly children: ReactNode;
  readonly className?: string;
}

export function Name({ children, className }: NameProps): ReactNode {
  return (
    <span translate="no" className={className}>
      {children}
    </span>
  );
}

/** Free text in any language: browsers may translate it. */
export function Said({ children, className }: NameProps): ReactNode {
  return (
    <span lang="" className={className}>
      {children}
    </span>
  );
}

/** An id, a key or other text that is copied letter by letter. */
export function Code({ children, className }: NameProps): ReactNode {
  return (
    <code translate="no" className={classes("font-mono text-label", className)}>
      {children}
    </code>
  );
}
