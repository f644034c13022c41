// By how much the bids are raised or lowered for leads of a tier, a timing or a county.
import { X } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { TIERS, TIMINGS } from "../../../../domain/lead/vocabulary.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { CAMPAIGN_FORM_TEXTS } from "../../../../locales/catalogues/campaign-form.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { Section } from "../../../ui/screen.tsx";
import type { AdjustmentFormValues } from "./campaign-form-values.ts";
import type { FormPart } from "./campaign-form.tsx";
import type { Problems } from "./check-campaign-form.ts";
import { OneCountyField } from "./county-fields.tsx";

const KINDS = ["tier", "timing", "county_fips"] as const;
type Kind = (typeof KINDS)[number];
const VALUES: Readonly<Record<Kind, readonly string[]>> = {
  tier: TIERS,
  timing: TIMINGS,
  county_fips: [],
};

/** A row on a wide screen; on a phone the value takes a line of its own. */
const ROW = classes(
  "grid grid-cols-[1fr_auto] items-start gap-x-3 gap-y-2",
  "sm:grid-cols-[8rem_minmax(0,1fr)_8rem_auto]",
);

export function FormAdjustments({ draft: { adjustments }, problems, change }: FormPart): ReactNode {
  const texts = useTexts(CAMPAIGN_FORM_TEXTS);
  const [added, setAdded] = useState<string | null>(null);
  const addId = useId();
  const set = (next: readonly AdjustmentFormValues[]): void => change({ adjustments: next });
  const add = (): void => {
    const id = crypto.randomUUID();
    set([
      ...adjustments,
      { id, by: "tier", value: freeValue("tier", adjustments), sought: null, share: "" },
    ]);
    setAdded(id);
  };
  const drop = (index: number): void => {
    set(adjustments.toSpliced(index, 1));
    // The button goes with its row; where one would add another is near.
    document.getElementById(addId)?.focus();
  };
  return (
    <Section title={texts.adjustments}>
      <p className="text-text-2">{texts.adjustmentsHint}</p>
      {adjustments.map((adjustment, index) => (
        <AdjustmentRow
          key={adjustment.id}
          adjustment={adjustment}
          number={index + 1}
          isNew={adjustment.id === added}
          problems={problems}
          onRemove={() => drop(index)}
          onChange={(next) =>
            set(
              adjustments.with(
                index,
                next.by === adjustment.by
                  ? next
                  : { ...next, value: freeValue(next.by, adjustments), sought: null },
              ),
            )
          }
        />
      ))}
      <div>
        <Button id={addId} onClick={add}>
          {texts.addAdjustment}
        </Button>
      </div>
    </Section>
  );
}

/** The first value without an adjustment; the user chooses a county. */
function freeValue(by: Kind, adjustments: readonly AdjustmentFormValues[]): string {
  const values = VALUES[by];
  return (
    values.find((value) => !adjustments.some((one) => one.by === by && one.value === value)) ??
    values[0] ??
    ""
  );
}

interface AdjustmentRowProps {
  readonly adjustment: AdjustmentFormValues;
  readonly number: number;
  /** Was just added: it takes the focus. */
  readonly isNew: boolean;
  readonly problems: Problems;
  readonly onChange: (adjustment: AdjustmentFormValues) => void;
  readonly onRemove: () => void;
}

function AdjustmentRow({
  adjustment,
  number,
  isNew,
  problems,
  onChange,
  onRemove,
}: AdjustmentRowProps): ReactNode {
  const texts = useTexts(CAMPAIGN_FORM_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const { id, by, value, sought, share } = adjustment;
  const options =
    by === "tier"
      ? TIERS.map((tier) => [tier, words.tier[tier]] as const)
      : TIMINGS.map((timing) => [timing, words.timing[timing]] as const);
  const problem = problems[`adjusted ${id}`];
  return (
    <fieldset className="border-b border-line pb-3">
      <legend className="sr-only">{texts.adjustment(number)}</legend>
      <div className={ROW}>
        <div className="max-sm:col-span-2">
          <SelectField
            label={texts.by}
            autoFocus={isNew}
            value={by}
            options={KINDS.map((kind) => [kind, texts.bys[kind]])}
            onChange={({ target }) =>
              onChange({ ...adjustment, by: KINDS.find((kind) => kind === target.value) ?? by })
            }
          />
        </div>
        <div className="max-sm:col-span-2">
          {by === "county_fips" ? (
            <OneCountyField
              label={texts.value}
              chosen={value}
              sought={sought}
              problem={problem}
              onChange={(fips, typed) => onChange({ ...adjustment, value: fips, sought: typed })}
            />
          ) : (
            <SelectField
              label={texts.value}
              value={value}
              options={options}
              problem={problem}
              onChange={({ target }) => onChange({ ...adjustment, value: target.value })}
            />
          )}
        </div>
        <TextField
          label={texts.share}
          hint={texts.shareHint}
          autoComplete="off"
          className="text-right tabular-nums"
          value={share}
          problem={problems[`share ${id}`]}
          onChange={({ target }) => onChange({ ...adjustment, share: target.value })}
        />
        <IconButton label={texts.removeAdjustment(number)} className="mt-5" onClick={onRemove}>
          <X size={16} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      </div>
    </fieldset>
  );
}
