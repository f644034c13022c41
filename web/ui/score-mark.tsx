// Shows a score as its total and three bars: engagement, intent, financial.
import type { ReactNode } from "react";
import type { Score } from "../../contract/marketplace/lead-shapes.ts";
import { UI_TEXTS } from "../../locales/catalogues/ui.ts";
import { useFormats } from "../lib/format/format.ts";
import { useTexts } from "../lib/text/text.ts";

const COMPONENTS = ["engagement", "intent", "financial"] as const;
/** The API counts the total in hundredths of a point. */
const PARTS_OF_POINT = 100;
const [STEP, BAR, HEIGHT] = [8, 6, 16];

export function ScoreMark({ score }: { readonly score: Score }): ReactNode {
  const texts = useTexts(UI_TEXTS);
  const formats = useFormats();
  const parts = COMPONENTS.map(
    (name) => `${texts.components[name]} ${formats.number(score[name])}`,
  ).join(", ");
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span className="min-w-5 text-right font-semibold">
        {formats.number(Math.round(score.total / PARTS_OF_POINT))}
      </span>
      <svg width="24" height={HEIGHT} viewBox={`0 0 24 ${HEIGHT}`} role="img" aria-label={parts}>
        <title>{parts}</title>
        {COMPONENTS.map((name, index) => (
          <rect
            key={name}
            x={index * STEP}
            width={BAR}
            height={(HEIGHT * score[name]) / 100}
            y={HEIGHT - (HEIGHT * score[name]) / 100}
            fill="var(--series)"
          />
        ))}
        <path d={`M0 ${HEIGHT - 0.5}h24`} stroke="var(--control)" />
      </svg>
    </span>
  );
}
