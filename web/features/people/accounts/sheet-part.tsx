// A part of the sheet of an account: a heading with what belongs to it.
import type { ReactNode } from "react";

/** Records that a part shows at most. */
export const RECORDS_SHOWN = 20;

export function Part({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}
