// Draws the controls of a rule of any kind: checkboxes, words, range ends, a circle. The plain
// controls and the tree share them.
import type { ReactNode } from "react";
import { useTexts } from "../../../lib/text/text.ts";
import { CRITERIA_FORM_TEXTS } from "../../../../locales/catalogues/criteria-form.ts";
import { TextArea, TextField } from "../../../ui/field.tsx";
import { TickList } from "../../../ui/tick-list.tsx";
import type { Problems } from "./check-campaign-form.ts";
import { CountiesField } from "./county-fields.tsx";
import type { ChosenRule, CircleRule, FieldRule, RangeRule, TypedRule } from "./criteria-nodes.ts";
import { useTickOptions } from "./use-tick-options.ts";

interface RuleFieldsProps<Rule extends FieldRule> {
  readonly rule: Rule;
  readonly problems: Problems;
  /** A visible label next to it already names the field. */
  readonly isNamed?: boolean;
  readonly onChange: (rule: Rule) => void;
}

const NUMBER = {
  inputMode: "decimal",
  autoComplete: "off",
  className: "text-right tabular-nums",
} as const;

export function ChosenFields({
  rule,
  problems,
  isNamed = false,
  onChange,
}: RuleFieldsProps<ChosenRule>): ReactNode {
  const { fields, hints } = useTexts(CRITERIA_FORM_TEXTS);
  const options = useTickOptions();
  const given = {
    label: fields[rule.field],
    isLabelHidden: isNamed,
    chosen: rule.values,
    problem: problems[`rule ${rule.id}`],
    onChange: (values: readonly string[]) => onChange({ ...rule, values }),
  };
  if (rule.field === "county_fips")
    return (
      <CountiesField
        {...given}
        hint={hints.county_fips}
        sought={rule.sought}
        onChange={(values, sought) => onChange({ ...rule, values, sought })}
      />
    );
  return (
    <TickList
      {...given}
      options={options[rule.field]}
      hint={rule.field === "consent_channel" ? hints.consent_channel : undefined}
    />
  );
}

export function TypedFields({
  rule,
  problems,
  isNamed = false,
  onChange,
}: RuleFieldsProps<TypedRule>): ReactNode {
  const { fields, hints } = useTexts(CRITERIA_FORM_TEXTS);
  const given = {
    label: fields[rule.field],
    isLabelHidden: isNamed,
    hint: hints[rule.field],
    spellCheck: false,
    value: rule.typed,
    problem: problems[`rule ${rule.id}`],
  };
  const type = (typed: string): void => onChange({ ...rule, typed });
  if (rule.field === "state")
    return (
      <TextField {...given} autoComplete="off" onChange={({ target }) => type(target.value)} />
    );
  return <TextArea {...given} rows={2} onChange={({ target }) => type(target.value)} />;
}

/** `labels` where the fields stand alone; else the group's label names them. */
export function RangeFields({
  rule,
  problems,
  onChange,
  labels,
}: RuleFieldsProps<RangeRule> & {
  readonly labels?: { readonly min: string; readonly max: string };
}): ReactNode {
  const texts = useTexts(CRITERIA_FORM_TEXTS);
  const problem = problems[`rule ${rule.id}`];
  return (
    <div className="grid grid-cols-2 items-start gap-x-4 gap-y-1">
      <TextField
        {...NUMBER}
        label={labels?.min ?? texts.from}
        value={rule.min}
        problem={problem}
        onChange={({ target }) => onChange({ ...rule, min: target.value })}
      />
      <TextField
        {...NUMBER}
        label={labels?.max ?? texts.to}
        value={rule.max}
        aria-invalid={problem === undefined ? undefined : true}
        onChange={({ target }) => onChange({ ...rule, max: target.value })}
      />
    </div>
  );
}

export function CircleFields({ rule, problems, onChange }: RuleFieldsProps<CircleRule>): ReactNode {
  const texts = useTexts(CRITERIA_FORM_TEXTS);
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      <TextField
        {...NUMBER}
        inputMode="numeric"
        label={texts.centre}
        maxLength={10}
        value={rule.zip}
        problem={problems[`rule ${rule.id}`]}
        onChange={({ target }) => onChange({ ...rule, zip: target.value })}
      />
      <TextField
        {...NUMBER}
        label={texts.miles}
        value={rule.miles}
        problem={problems[`miles ${rule.id}`]}
        onChange={({ target }) => onChange({ ...rule, miles: target.value })}
      />
    </div>
  );
}

/** The controls of any rule whose field is named next to it. */
export function RuleFields({ rule, problems, onChange }: RuleFieldsProps<FieldRule>): ReactNode {
  switch (rule.kind) {
    case "chosen":
      return <ChosenFields isNamed rule={rule} problems={problems} onChange={onChange} />;
    case "typed":
      return <TypedFields isNamed rule={rule} problems={problems} onChange={onChange} />;
    case "range":
      return <RangeFields rule={rule} problems={problems} onChange={onChange} />;
    case "circle":
      return <CircleFields rule={rule} problems={problems} onChange={onChange} />;
  }
}
