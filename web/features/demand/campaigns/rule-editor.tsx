// Edits one rule of the criteria: its field and the values it allows.
import { type ReactNode, use } from "react";
import { useTexts } from "../../../lib/text/text.ts";
import { CRITERIA_FORM_TEXTS } from "../../../../locales/catalogues/criteria-form.ts";
import { classes } from "../../../ui/classes.ts";
import { CONTROL } from "../../../ui/field.tsx";
import { CriteriaInWords } from "./campaign-criteria.tsx";
import {
  type CriteriaPart,
  type FieldRule,
  type Group,
  RANGE_FIELDS,
  type RuleField,
  TICK_FIELDS,
  withField,
} from "./criteria-nodes.ts";
import { EditingContext, type PartProps } from "./editing-context.ts";
import { Remove, GroupSwitch } from "./part-controls.tsx";
import { RuleFields } from "./rule-fields.tsx";

/** Ordered by how often each is needed. */
const FIELDS: readonly RuleField[] = [
  ...TICK_FIELDS,
  "state",
  "county_fips",
  "zip_code",
  "city",
  "radius",
  ...RANGE_FIELDS,
];

/** Edits a rule within its group. */
export function RuleEditor({
  part,
  number,
  onChange,
  onRemove,
}: PartProps<Exclude<CriteriaPart, Group>>): ReactNode {
  const { tree: texts, fields } = useTexts(CRITERIA_FORM_TEXTS);
  const { problems, added } = use(EditingContext);
  const name = texts.rule(number);
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="sr-only">{name}</legend>
      <div className="flex flex-wrap items-center gap-2">
        {part.kind === "other" ? null : (
          <select
            aria-label={texts.field}
            autoFocus={added === part.id}
            className={classes(CONTROL, "min-w-0 sm:w-auto!")}
            value={part.field}
            onChange={({ target }) =>
              onChange(
                withField(part, FIELDS.find((field) => field === target.value) ?? part.field),
              )
            }
          >
            {FIELDS.map((field) => (
              <option key={field} value={field}>
                {fields[field]}
              </option>
            ))}
          </select>
        )}
        <GroupSwitch part={part} name={name} onChange={onChange} />
        {onRemove === undefined ? null : <Remove name={name} onRemove={onRemove} />}
      </div>
      {part.kind === "other" ? (
        <OtherRule rule={part.rule} problem={problems[`rule ${part.id}`]} />
      ) : (
        <RuleFields
          rule={part}
          problems={problems}
          onChange={(rule: FieldRule) => onChange(rule)}
        />
      )}
    </fieldset>
  );
}

/** Shows a rule that no control can represent exactly: it can only be negated or removed. */
function OtherRule({
  rule,
  problem,
}: {
  readonly rule: unknown;
  readonly problem: string | undefined;
}): ReactNode {
  return (
    <>
      <CriteriaInWords criteria={rule} />
      {problem === undefined ? null : (
        <p role="alert" className="text-label text-negative">
          {problem}
        </p>
      )}
    </>
  );
}
