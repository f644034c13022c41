// Says above a form why it was refused.
import type { ReactNode } from "react";

export function FormFailure({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <p role="alert" className="rounded-panel border-l-4 border-negative bg-negative-soft px-4 py-3">
      {children}
    </p>
  );
}
