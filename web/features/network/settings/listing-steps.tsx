// Edits when the prices of listings fall, and when a listing ends.
import type { ReactNode } from "react";
import { SETTINGS_VERSIONS_TEXTS } from "../../../../locales/catalogues/settings-versions.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Button } from "../../../ui/button.tsx";
import { NumberField } from "./number-field.tsx";
import type { PartProps } from "./network-limits.tsx";

const MINUTES_PER_HOUR = 60;
/** Basis points in a percent. */
const PARTS = 100;
const MOST_STEPS = 20;

export default function ListingSteps({ draft, defaults, onChange }: PartProps): ReactNode {
  const texts = useTexts(SETTINGS_VERSIONS_TEXTS).steps;
  const formats = useFormats();
  const steps = draft.listing_steps;
  const write = (next: typeof steps): void => onChange({ listing_steps: next });
  const changeStep = (index: number, part: Partial<(typeof steps)[number]>): void =>
    write(steps.map((step, at) => (at === index ? { ...step, ...part } : step)));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-semibold">{texts.title}</legend>
      <p className="text-text-2">{steps.length === 0 ? texts.none : texts.about}</p>
      {steps.map((step, index) => {
        const hours = formats.number(step.after_minutes / MINUTES_PER_HOUR);
        return (
          <div key={index} className="grid gap-3 sm:grid-cols-[1fr_1fr_auto] sm:items-end">
            <NumberField
              label={texts.after}
              scale={MINUTES_PER_HOUR}
              value={step.after_minutes}
              onChange={(minutes) => changeStep(index, { after_minutes: minutes })}
            />
            <NumberField
              label={texts.share}
              scale={PARTS}
              value={step.basis_points}
              onChange={(share) => changeStep(index, { basis_points: share })}
            />
            <Button kind="quiet" onClick={() => write(steps.filter((_, at) => at !== index))}>
              {texts.remove(hours)}
            </Button>
          </div>
        );
      })}
      {steps.length >= MOST_STEPS ? null : (
        <div>
          <Button onClick={() => write([...steps, nextStep(steps)])}>{texts.add}</Button>
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label={texts.ends}
          scale={MINUTES_PER_HOUR}
          value={draft.listing_ends_after_minutes}
          usual={defaults?.listing_ends_after_minutes}
          onChange={(minutes) => onChange({ listing_ends_after_minutes: minutes })}
        />
      </div>
    </fieldset>
  );
}

type Steps = PartProps["draft"]["listing_steps"];

/** Later and lower than the last one. */
function nextStep(steps: Steps): Steps[number] {
  const last = steps.at(-1);
  return last === undefined
    ? { after_minutes: MINUTES_PER_HOUR, basis_points: 90 * PARTS }
    : {
        after_minutes: last.after_minutes * 2,
        basis_points: Math.max(1, last.basis_points - 10 * PARTS),
      };
}
