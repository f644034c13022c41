// Edits the weights of the score components, and the thresholds of the tiers.
import type { ReactNode } from "react";
import { useTexts } from "../../../lib/text/text.ts";
import { SETTINGS_TEXTS } from "../../../../locales/catalogues/settings.ts";
import { NumberField } from "./number-field.tsx";
import type { PartProps } from "./network-limits.tsx";

const WEIGHTS = ["engagement", "intent", "financial"] as const;
/** Scores are stored in hundredths of a point. */
const PARTS_OF_POINT = 100;

export function ScoreRules({ draft, defaults, onChange }: PartProps): ReactNode {
  const texts = useTexts(SETTINGS_TEXTS);
  return (
    <>
      <fieldset className="grid gap-4 sm:grid-cols-3">
        <legend className="mb-2 font-semibold">{texts.network.weights}</legend>
        {WEIGHTS.map((weight) => (
          <NumberField
            key={weight}
            label={texts.network.weightNames[weight]}
            value={draft.score_weights[weight]}
            usual={defaults?.score_weights[weight]}
            onChange={(value) =>
              onChange({ score_weights: { ...draft.score_weights, [weight]: value } })
            }
          />
        ))}
      </fieldset>
      <fieldset className="grid gap-4 sm:grid-cols-3">
        <legend className="mb-2 font-semibold">{texts.network.thresholds}</legend>
        <NumberField
          label={texts.network.hot}
          scale={PARTS_OF_POINT}
          value={draft.tier_thresholds.hot}
          usual={defaults?.tier_thresholds.hot}
          onChange={(value) =>
            onChange({ tier_thresholds: { ...draft.tier_thresholds, hot: value } })
          }
        />
        <NumberField
          label={texts.network.nurture}
          scale={PARTS_OF_POINT}
          value={draft.tier_thresholds.nurture}
          usual={defaults?.tier_thresholds.nurture}
          onChange={(value) =>
            onChange({ tier_thresholds: { ...draft.tier_thresholds, nurture: value } })
          }
        />
      </fieldset>
    </>
  );
}
