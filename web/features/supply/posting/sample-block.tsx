// Shows a sample as text in its own scrolling region.
import type { ReactNode } from "react";
import { classes } from "../../../ui/classes.ts";

export function SampleBlock({
  label,
  text,
}: {
  readonly label: string;
  readonly text: string;
}): ReactNode {
  return (
    <pre
      translate="no"
      tabIndex={0}
      role="region"
      aria-label={label}
      className={classes(
        "max-h-80 overflow-auto rounded-panel border",
        "border-line bg-sunken p-3 font-mono text-label",
      )}
    >
      {text}
    </pre>
  );
}
