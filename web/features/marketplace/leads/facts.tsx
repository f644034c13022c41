// Draws a lead's facts in a frame.
import type { ReactNode } from "react";
import { Description, type DescriptionRow } from "../../../ui/description.tsx";

export type Fact = DescriptionRow;

export function Facts({ facts }: { readonly facts: readonly Fact[] }): ReactNode {
  return (
    <div className="rounded-panel border border-line bg-surface px-4 py-2">
      <Description rows={facts} />
    </div>
  );
}
