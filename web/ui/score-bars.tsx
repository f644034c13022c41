// Shows a score with its tier, and its three components as bars.
import type { ReactNode } from "react";
import type { Score } from "../../contract/marketplace/lead-shapes.ts";
import { useFormats } from "../lib/format/format.ts";
import { useTexts } from "../lib/text/text.ts";
import { UI_TEXTS } from "../../locales/catalogues/ui.ts";
import { Tier } from "./tier.tsx";

const COMPONENTS = ["engagement", "intent", "financial"] as const;
/** The API counts the total in hundredths of a point. */
const PARTS_OF_POINT = 100;

/** The whole score: tier, total, and each component. */
export function ScoreBars({ score }: { readonly score: Score }): ReactNode {
  const texts = useTexts(UI_TEXTS);
  const formats = useFormats();
  return (
    <div className="grid gap-3">
      <p className="flex items-baseline gap-2">
        <span className="text-section">
          {formats.number(Math.round(score.total / PARTS_OF_POINT))}
        </span>{" "}
        <span className="text-text-2">{texts.ofHundred}</span> <Tier tier={score.tier} />
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
      <rect width={Math.min(100, Math.max(0, value))} height="4" fill="var(--series)" />
    </svg>
  );
}
