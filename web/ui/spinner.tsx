// Indicates that something is under way.
import type { ReactNode } from "react";
import { useTexts } from "../lib/text/text.ts";
import { UI_TEXTS } from "../../locales/catalogues/ui.ts";

export function Spinner({ size = 16 }: { readonly size?: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" className="spinner" aria-hidden="true">
      <circle
        cx="8"
        cy="8"
        r="6"
        fill="none"
        stroke="currentColor"
        strokeOpacity="0.25"
        strokeWidth="2"
      />
      <path
        d="M8 2a6 6 0 0 1 6 6"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Fills the place of a screen that is loading. */
export function ScreenSpinner(): ReactNode {
  const texts = useTexts(UI_TEXTS);
  return (
    <div
      role="status"
      aria-label={texts.loading}
      className="grid min-h-64 w-full place-items-center text-text-3"
    >
      <Spinner size={24} />
    </div>
  );
}
