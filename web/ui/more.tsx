// Rarely used controls, collapsed until opened. A problem inside opens them.
import { type ReactNode, useState } from "react";

interface MoreProps {
  readonly title: string;
  /** Whether a control inside is set when first rendered. */
  readonly isSet: boolean;
  readonly hasProblem: boolean;
  readonly children: ReactNode;
}

export function More({ title, isSet, hasProblem, children }: MoreProps): ReactNode {
  const [isOpen, setOpen] = useState(isSet);
  return (
    <details
      open={isOpen || hasProblem}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="border-y border-line"
    >
      <summary
        className={
          "flex min-h-10 items-center gap-2 font-medium text-text-2 " +
          "hover:text-text pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden"
        }
      >
        <span aria-hidden="true" className="w-3 text-text-3">
          {isOpen || hasProblem ? "−" : "+"}
        </span>
        {title}
      </summary>
      <div className="grid gap-4 pt-1 pb-4">{children}</div>
    </details>
  );
}
