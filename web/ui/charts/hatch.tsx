// The hatching of drawings: what is not known, or not over yet.
import type { ReactNode } from "react";

/** A pattern for `fill="url(#id)"`. */
export function Hatch({ id }: { readonly id: string }): ReactNode {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse">
      <rect width="6" height="6" fill="var(--sunken)" />
      <path d="M0 6 6 0" stroke="var(--rule)" strokeWidth="1" />
    </pattern>
  );
}
