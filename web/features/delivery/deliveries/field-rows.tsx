// The mapping: another system's names, what stands there, and as what. What is wrong is said at its
// row.
import type { ReactNode } from "react";
import {
  LONGEST_TEMPLATE,
  MOST_FIELDS,
  VALUE_TYPES,
} from "../../../../domain/deliveries/destination.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { DELIVERY_TEXTS } from "../../../../locales/catalogues/deliveries.ts";
import { Button } from "../../../ui/button.tsx";
import { LABEL, SelectField, TextField } from "../../../ui/field.tsx";
import { type FieldRow, PRESETS, newField, withPreset } from "./draft-rows.ts";
import type { SharedDraft } from "./kind-form.ts";
import type { PartProps } from "./part-props.ts";
import { MacroText } from "./macro-text.tsx";
import { RowButtons } from "./row-buttons.tsx";
import { useRows } from "./use-rows.ts";

const GRID =
  "grid gap-2 md:grid-cols-[minmax(8rem,2fr)_minmax(10rem,3fr)_7.5rem_auto] md:items-start";
const PRESET_NAMES = ["all", "contact"] as const satisfies readonly (keyof typeof PRESETS)[];

interface FieldRowsProps extends PartProps<Pick<SharedDraft, "fields">> {
  readonly label: string;
  /** Whether several fields can be added together. */
  readonly hasPresets?: boolean;
}

export function FieldRows({
  draft,
  change,
  at,
  label,
  hasPresets = false,
}: FieldRowsProps): ReactNode {
  const texts = useTexts(DELIVERY_TEXTS);
  const rows = useRows(draft.fields, (fields) => change({ fields }));
  const problem = at("/to/fields");
  return (
    <div ref={rows.frame} role="group" aria-label={label} className="grid gap-3">
      <p className={LABEL} aria-hidden="true">
        {label}
      </p>
      <p className="text-label text-text-3">{texts.fieldsAbout}</p>
      {hasPresets ? (
        <div className="flex flex-wrap gap-2">
          {PRESET_NAMES.map((name) => (
            <Button key={name} onClick={() => change({ fields: withPreset(draft.fields, name) })}>
              {texts.presets[name]}
            </Button>
          ))}
        </div>
      ) : null}
      {draft.fields.length === 0 ? null : (
        <>
          <div aria-hidden="true" className={`${GRID} ${LABEL} max-md:hidden`}>
            <span>{texts.columns.name}</span>
            <span>{texts.columns.value}</span>
            <span>{texts.columns.type}</span>
            <span className="w-24" />
          </div>
          <ol className="grid gap-2 max-md:gap-4">
            {draft.fields.map((field, index) => (
              <OneField
                key={field.key}
                field={field}
                index={index}
                count={draft.fields.length}
                rows={rows}
                problems={[
                  at(`/to/fields/${index}/name`) ?? at(`/to/fields/${index}`),
                  at(`/to/fields/${index}/value`) ?? at(`/to/fields/${index}/type`),
                ]}
              />
            ))}
          </ol>
        </>
      )}
      {problem === undefined ? null : (
        <p role="alert" className="text-label text-negative">
          {problem}
        </p>
      )}
      <div>
        <Button
          data-part="add"
          disabledBecause={draft.fields.length < MOST_FIELDS ? null : String(MOST_FIELDS)}
          onClick={() => rows.add(newField())}
        >
          {texts.addField}
        </Button>
      </div>
    </div>
  );
}

interface OneFieldProps {
  readonly field: FieldRow;
  readonly index: number;
  readonly count: number;
  readonly rows: ReturnType<typeof useRows<FieldRow>>;
  readonly problems: readonly [name: string | undefined, value: string | undefined];
}

function OneField({
  field,
  index,
  count,
  rows,
  problems: [nameProblem, valueProblem],
}: OneFieldProps): ReactNode {
  const texts = useTexts(DELIVERY_TEXTS);
  const row = index + 1;
  return (
    <li data-row={field.key} aria-label={texts.field(row)} className={GRID}>
      <TextField
        data-part="first"
        label={texts.fieldName(row)}
        isLabelHidden
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="font-mono text-label"
        placeholder="person.phone"
        value={field.name}
        problem={nameProblem}
        onChange={({ target }) => rows.change(index, { name: target.value })}
      />
      <MacroText
        label={texts.fieldValue(row)}
        isLabelHidden
        maxLength={LONGEST_TEMPLATE}
        placeholder="{phone}"
        value={field.value}
        problem={valueProblem}
        onChange={(value) => rows.change(index, { value })}
      />
      <SelectField
        label={texts.fieldType(row)}
        isLabelHidden
        value={field.type}
        options={VALUE_TYPES.map((type) => [type, texts.types[type]])}
        onChange={({ target }) =>
          rows.change(index, { type: VALUE_TYPES.find((type) => type === target.value) ?? "text" })
        }
      />
      <RowButtons
        what={texts.field(row)}
        index={index}
        count={count}
        onMove={(by) => rows.move(index, by)}
        onRemove={() => rows.remove(index)}
      />
    </li>
  );
}
