// A term that opens its meaning where it stands.
import type { ReactNode } from "react";
import { TERM_TEXTS } from "../../locales/catalogues/terms.ts";
import type { TermTexts } from "../../locales/en/terms.ts";
import { useTexts } from "../lib/text/text.ts";
import { FORM_PANEL, Popover } from "./popover.tsx";

interface TermProps {
  readonly name: keyof TermTexts;
  /** The words on the screen; the term's own name when absent. */
  readonly children?: string;
  /** Inside a sheet, which covers what is rendered at the end of the page. */
  readonly isInSheet?: boolean;
}

/** Esc or a press elsewhere closes it, and the focus returns to the term. */
export function Term({ name, children, isInSheet = false }: TermProps): ReactNode {
  const term = useTexts(TERM_TEXTS)[name];
  return (
    <Popover
      label={term.name}
      className={FORM_PANEL}
      isApart={!isInSheet}
      button={(given) => (
        <button
          type="button"
          {...given}
          className={
            "inline-flex min-h-6 cursor-help items-center text-left underline " +
            "decoration-dotted decoration-from-font underline-offset-4 hover:text-accent"
          }
        >
          {children ?? term.name}
        </button>
      )}
    >
      {() => (
        <div className="grid gap-1 text-body font-normal text-text">
          <p className="font-semibold">{term.name}</p>
          <p>{term.meaning}</p>
        </div>
      )}
    </Popover>
  );
}
