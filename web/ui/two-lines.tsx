// A cell's main text with a detail in small beneath; beside it on paper.
import type { ReactNode } from "react";

export function TwoLines({
  main,
  sub,
}: {
  readonly main: ReactNode;
  readonly sub: ReactNode;
}): ReactNode {
  return (
    <span className="two-lines grid print:block">
      <span>{main}</span> <span className="text-label text-text-2">{sub}</span>
    </span>
  );
}
