// A cell's main word with what belongs to it in small beneath.
import type { ReactNode } from "react";

export function TwoLines({ main, sub }: { readonly main: ReactNode; readonly sub: ReactNode }): ReactNode {
  return (
    <span className="grid">
      <span>{main}</span>
      <span className="text-label text-text-2">{sub}</span>
    </span>
  );
}
