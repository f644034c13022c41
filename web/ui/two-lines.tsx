// A cell's main word with what belongs to it in small beneath; beside it on paper.
import type { ReactNode } from "react";

export function TwoLines({ main, sub }: { readonly main: ReactNode; readonly sub: ReactNode }): ReactNode {
  return (
    <span className="grid print:flex print:flex-wrap print:items-baseline print:gap-x-2">
      <span>{main}</span>
      <span className="text-label text-text-2">{sub}</span>
    </span>
  );
}
