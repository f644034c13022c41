// Shows a score as bars: the three components with the tier, or one number with its bar in a table.
import type { ReactNode } from "react";
import type { Score } from "../../contract/marketplace/lead-shapes.ts";
import { useFormats } from "../lib/format/format.ts";
import { useTexts } from "../lib/text/text.ts";
import { LEAD_WORDS } from "../../locales/catalogues/lead-words.ts";
import { UI_TEXTS } from "../../locales/catalogues/ui.ts";
import { Status, type StatusTone } from "./status.tsx";

const TONES: Readonly<Record<Score["tier"], StatusTone>> = {
  hot: "good",
  nurture: "warning",
  cold: "neutral",
};
const COMPONENTS = ["engagement", "intent", "financial"] as const;
/** The API counts the total in hundredths of a point. */
const PARTS_OF_POINT = 100;

/** A number from 0 to 100 with its bar. */
export function ScoreBar({ value }: { readonly value: number }): ReactNode {
  const formats = useFormats();
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className="min-w-7 text-right">{formats.number(Math.round(value))}</span>
      <Bar value={value} className="w-9" />
    </span>
  );
}

/** The whole score: tier, total, and each component. */
export function ScoreBars({ score }: { readonly score: Score }): ReactNode {
  const texts = useTexts(UI_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  return (
    <div className="grid gap-3">
      <p className="flex items-baseline gap-2">
        <span className="text-section font-semibold">
          {formats.number(Math.round(score.total / PARTS_OF_POINT))}
        </span>{" "}
        <span className="text-text-2">{texts.ofHundred}</span>{" "}
        <Status tone={TONES[score.tier]}>{words.tier[score.tier]}</Status>
      </p>
      <dl className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-2">
        {COMPONENTS.map((name) => (
          <div key={name} className="col-span-3 grid grid-cols-subgrid items-center">
            <dt className="text-text-2">{texts.components[name]}</dt>
            <dd className="col-span-2 grid grid-cols-subgrid items-center">
              <Bar value={score[name]} className="w-full" />
              <span className="text-right">{formats.number(score[name])}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A bar alone, from 0 to 100: the number is beside it. */
export function Bar({
  value,
  className,
}: {
  readonly value: number;
  readonly className: string;
}): ReactNode {
  return (
    <svg
      aria-hidden="true"
      className={`h-1 rounded-full bg-line ${className}`}
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
    >
      <rect width={Math.min(100, Math.max(0, value))} height="4" fill="var(--chart-1)" />
    </svg>
  );
}
