// A filter's options of which one is chosen, after "all".
import type { ReactNode } from "react";
import { useTexts } from "../../lib/text/text.ts";
import { UI_TEXTS } from "../../../locales/catalogues/ui.ts";
import { classes } from "../classes.ts";

interface OptionListProps {
  /** Empty for all. */
  readonly chosen: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChoose: (value: string) => void;
  /** In two columns, because something else follows below. */
  readonly isDense?: boolean;
}

export function OptionList({
  chosen,
  options,
  onChoose,
  isDense = false,
}: OptionListProps): ReactNode {
  const texts = useTexts(UI_TEXTS);
  const row =
    "flex min-h-8 w-full items-center rounded-control px-2.5 text-left hover:bg-sunken " +
    "pointer-coarse:min-h-11 aria-pressed:bg-accent-soft aria-pressed:font-semibold";
  return (
    <ul className={classes("grid gap-0.5", isDense && "grid-cols-2")}>
      {[["", texts.all] as const, ...options].map(([value, label]) => (
        <li key={value}>
          <button
            type="button"
            aria-pressed={value === chosen}
            className={row}
            onClick={() => onChoose(value)}
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
