// Edits which leads a campaign buys in plain controls, one per field. Parts that they cannot
// represent are shown below as text.
import type { ReactNode } from "react";
import { useTexts } from "../../../lib/text/text.ts";
import { CRITERIA_FORM_TEXTS } from "../../../../locales/catalogues/criteria-form.ts";
import { TextField } from "../../../ui/field.tsx";
import { More } from "../../../ui/more.tsx";
import { CriteriaInWords } from "./campaign-criteria.tsx";
import { CircleOnMap } from "./circle-on-map.tsx";
import type { Problems } from "./check-campaign-form.ts";
import { WHOLE } from "./check-criteria.ts";
import { type CriteriaFormValues, type PlainRange, takeRule } from "./criteria-form-values.ts";
import {
  type ChosenField,
  type CriteriaPart,
  type FieldRule,
  TICK_FIELDS,
  type TickField,
  type TypedField,
  isBlank,
  writePart,
} from "./criteria-nodes.ts";
import { ChosenFields, CircleFields, RangeFields, TypedFields } from "./rule-fields.tsx";

/** Fields with a control above the fold; those of `MORE_FIELDS` are below it. */
const FIRST_FIELDS: readonly TickField[] = ["side", "property_type", "tier", "timing"];
const MORE_FIELDS = TICK_FIELDS.filter((field) => !FIRST_FIELDS.includes(field));

interface PlainCriteriaProps {
  readonly criteria: CriteriaFormValues;
  readonly problems: Problems;
  readonly onChange: (criteria: CriteriaFormValues) => void;
}

export function PlainCriteria(given: PlainCriteriaProps): ReactNode {
  const { criteria, problems } = given;
  const texts = useTexts(CRITERIA_FORM_TEXTS);
  const { chosen, typed, circle } = useControls(given);
  return (
    <>
      <p className="text-text-2">{texts.hint}</p>
      {problems[WHOLE] === undefined ? null : (
        <p role="alert" className="text-label text-negative">
          {problems[WHOLE]}
        </p>
      )}
      {FIRST_FIELDS.map(chosen)}
      <fieldset className="grid gap-3 border-t border-line pt-3">
        <legend className="float-left font-semibold">{texts.where}</legend>
        <p className="clear-both text-text-2">{texts.whereHint}</p>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {typed("state")}
          {chosen("county_fips")}
          {typed("zip_code")}
          {circle}
        </div>
      </fieldset>
      <Worth {...given} />
      <MoreCriteria {...given} />
      {criteria.kept.length === 0 ? null : <Kept kept={criteria.kept} problems={problems} />}
    </>
  );
}

/** Score and price. */
function Worth(given: PlainCriteriaProps): ReactNode {
  const {
    criteria: {
      plain: {
        ranges: { score },
      },
    },
    problems,
  } = given;
  const texts = useTexts(CRITERIA_FORM_TEXTS);
  const { range, set } = useControls(given);
  return (
    <div className="grid items-start gap-4 border-t border-line pt-3 sm:grid-cols-[1fr_2fr]">
      <TextField
        label={texts.minScore}
        inputMode="decimal"
        autoComplete="off"
        className="text-right tabular-nums"
        value={score.min}
        problem={problems[`rule ${score.id}`]}
        onChange={({ target }) => set({ ...score, min: target.value })}
      />
      {range("price_cents", texts.ends.price_cents)}
    </div>
  );
}

function MoreCriteria(given: PlainCriteriaProps): ReactNode {
  const {
    criteria: {
      plain: { chosen, typed, ranges },
    },
    problems,
  } = given;
  const texts = useTexts(CRITERIA_FORM_TEXTS);
  const control = useControls(given);
  const rules: readonly FieldRule[] = [
    ...MORE_FIELDS.map((field) => chosen[field]),
    typed.city,
    ranges.beds,
    ranges.baths_quarters,
    ranges.age_minutes,
  ];
  return (
    <More
      title={texts.more}
      isSet={rules.some((rule) => !isBlank(rule))}
      hasProblem={rules.some(({ id }) => problems[`rule ${id}`] !== undefined)}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {control.range("beds", texts.ends.beds)}
        {control.range("baths_quarters", texts.ends.baths_quarters)}
        {control.range("age_minutes", texts.ends.age_minutes)}
      </div>
      {MORE_FIELDS.map(control.chosen)}
      {control.typed("city")}
    </More>
  );
}

/** The control of each field, bound to its rule. */
function useControls({ criteria, problems, onChange }: PlainCriteriaProps) {
  const { plain } = criteria;
  const set = (rule: FieldRule): void =>
    onChange({ ...criteria, plain: takeRule(plain, rule) ?? plain });
  return {
    set,
    chosen: (field: ChosenField): ReactNode => (
      <ChosenFields key={field} rule={plain.chosen[field]} problems={problems} onChange={set} />
    ),
    typed: (field: TypedField): ReactNode => (
      <TypedFields rule={plain.typed[field]} problems={problems} onChange={set} />
    ),
    range: (
      field: PlainRange,
      labels: { readonly min: string; readonly max: string },
    ): ReactNode => (
      <RangeFields rule={plain.ranges[field]} problems={problems} onChange={set} labels={labels} />
    ),
    circle: (
      <div className="grid gap-3">
        <CircleFields rule={plain.circle} problems={problems} onChange={set} />
        <CircleOnMap rule={plain.circle} />
      </div>
    ),
  };
}

function Kept({
  kept,
  problems,
}: {
  readonly kept: readonly CriteriaPart[];
  readonly problems: Problems;
}): ReactNode {
  const texts = useTexts(CRITERIA_FORM_TEXTS);
  const found = [
    ...new Set(
      kept
        .flatMap(idsIn)
        .flatMap((id) => [problems[`rule ${id}`], problems[`miles ${id}`]])
        .filter((problem) => problem !== undefined),
    ),
  ];
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">{texts.kept}</h3>
      <p className="text-text-2">{texts.keptHint}</p>
      <CriteriaInWords criteria={{ all: kept.map(writePart).filter((rule) => rule !== null) }} />
      {found.map((problem) => (
        <p key={problem} role="alert" className="text-label text-negative">
          {problem}
        </p>
      ))}
    </div>
  );
}

function idsIn(part: CriteriaPart): readonly number[] {
  return part.kind === "group" ? [part.id, ...part.children.flatMap(idsIn)] : [part.id];
}
