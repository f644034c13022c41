// Shows a lead's tier: a square, filled the more the hotter the lead is, and the tier's name.
import type { ReactNode } from "react";
import type { Score } from "../../contract/marketplace/lead-shapes.ts";
import { LEAD_WORDS } from "../../locales/catalogues/lead-words.ts";
import { useTexts } from "../lib/text/text.ts";

const FILLED: Readonly<Record<Score["tier"], number>> = { hot: 9, nurture: 4.5, cold: 0 };

export function Tier({ tier }: { readonly tier: Score["tier"] }): ReactNode {
  const words = useTexts(LEAD_WORDS);
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <svg
        width="10"
        height="10"
        viewBox="0 0 10 10"
        aria-hidden="true"
        className="shrink-0 text-accent"
      >
        <path d="M.5.5h9v9h-9z" fill="none" stroke="currentColor" />
        <path d={`M.5.5h${FILLED[tier]}v9h-${FILLED[tier]}z`} fill="currentColor" />
      </svg>
      {words.tier[tier]}
    </span>
  );
}
