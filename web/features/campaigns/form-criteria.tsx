// Which leads: ticks for closed lists, words for places, bounds for score and price, and in words the rules that stay.
import type { ReactNode } from "react";
import { LEAD_SIDES, PROPERTY_TYPES, TIERS, TIMINGS } from "../../../domain/lead/vocabulary.ts";
import { useTexts } from "../../lib/text/text.ts";
import { CAMPAIGN_FORM_TEXTS } from "../../texts/campaign-form.ts";
import { LEAD_WORDS } from "../../texts/lead-words.ts";
import { CheckField, TextArea, TextField } from "../../ui/field.tsx";
import { Section } from "../../ui/screen.tsx";
import { CriteriaInWords } from "./campaign-criteria.tsx";
import type { FormPart } from "./campaign-form.tsx";
import { type CriteriaDraft, PLAIN_LISTS, type PlainList } from "./criteria-draft.ts";

const VALUES: Readonly<Record<PlainList, readonly string[]>> = { side: LEAD_SIDES, property_type: PROPERTY_TYPES, tier: TIERS, timing: TIMINGS };

export function FormCriteria({ draft: { criteria }, problems, change }: FormPart): ReactNode {
  const texts = useTexts(CAMPAIGN_FORM_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const names: Readonly<Record<PlainList, Readonly<Record<string, string>>>> = { side: words.side, property_type: words.property, tier: words.tier, timing: words.timing };
  const set = (part: Partial<CriteriaDraft>): void => change({ criteria: { ...criteria, ...part } });
  return (
    <Section title={texts.criteria}>
      <p className="text-text-2">{texts.criteriaHint}</p>
      {PLAIN_LISTS.map((list) => (
        <TickList
          key={list} label={texts.lists[list]} options={VALUES[list].map((value) => [value, names[list][value] ?? value])} chosen={criteria.lists[list]} problem={problems[list]}
          onChange={(chosen) => set({ lists: { ...criteria.lists, [list]: chosen } })}
        />
      ))}
      <TextField label={texts.states} hint={texts.statesHint} autoComplete="off" spellCheck={false} value={criteria.states} problem={problems.states} onChange={({ target }) => set({ states: target.value })} />
      <TextArea label={texts.zips} hint={texts.zipsHint} rows={3} spellCheck={false} value={criteria.zips} problem={problems.zips} onChange={({ target }) => set({ zips: target.value })} />
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <TextField label={texts.minScore} inputMode="decimal" autoComplete="off" className="text-right tabular-nums" value={criteria.minScore} problem={problems.minScore} onChange={({ target }) => set({ minScore: target.value })} />
        <TextField label={texts.priceMin} inputMode="decimal" autoComplete="off" className="text-right tabular-nums" value={criteria.priceMin} problem={problems.price} onChange={({ target }) => set({ priceMin: target.value })} />
        <TextField label={texts.priceMax} inputMode="decimal" autoComplete="off" className="text-right tabular-nums" value={criteria.priceMax} aria-invalid={problems.price === undefined ? undefined : true} onChange={({ target }) => set({ priceMax: target.value })} />
      </div>
      {criteria.kept.length === 0 ? null : (
        <div className="grid gap-2 rounded-panel border border-line bg-surface p-4">
          <h3 className="font-semibold">{texts.kept}</h3>
          <p className="text-text-2">{texts.keptHint}</p>
          <CriteriaInWords criteria={{ all: criteria.kept }} />
          {problems.kept === undefined ? null : <p role="alert" className="text-label text-negative">{problems.kept}</p>}
        </div>
      )}
    </Section>
  );
}

interface TickListProps {
  readonly label: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly chosen: readonly string[];
  readonly problem: string | undefined;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Values stand in the list's order, whichever was ticked first; one that the list does not know stays. */
function TickList({ label, options, chosen, problem, onChange }: TickListProps): ReactNode {
  const turn = (value: string, isOn: boolean): void => {
    const next = new Set(isOn ? [...chosen, value] : chosen.filter((one) => one !== value));
    const known = options.map(([one]) => one);
    onChange([...known.filter((one) => next.has(one)), ...[...next].filter((one) => !known.includes(one))]);
  };
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-label font-medium text-text-2">{label}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {options.map(([value, name]) => <CheckField key={value} label={name} checked={chosen.includes(value)} onChange={({ target }) => turn(value, target.checked)} />)}
      </div>
      {problem === undefined ? null : <p role="alert" className="text-label text-negative">{problem}</p>}
    </fieldset>
  );
}
