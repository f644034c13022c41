// Shows the columns of a file with the field that each maps to and sample values; the mapping can
// be corrected in place.
import type { ReactNode } from "react";
import {
  type Confidence,
  REPEATABLE_FIELDS,
  type SampledColumn,
  confidenceOf,
} from "../../../../domain/csv/match-columns.ts";
import { LEAD_FIELDS, type LeadField } from "../../../../domain/lead/field-names.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { IMPORT_TEXTS } from "../../../../locales/catalogues/imports.ts";
import { CONTROL } from "../../../ui/field.tsx";
import { Said } from "../../../ui/name.tsx";
import { Status, type StatusTone } from "../../../ui/status.tsx";

const SHOWN = 3;
const TONES: Readonly<Record<Confidence, StatusTone>> = {
  sure: "good",
  name: "info",
  content: "info",
  doubt: "warning",
};

interface ColumnTableProps {
  readonly columns: readonly SampledColumn[];
  readonly fields: readonly (LeadField | null)[];
  readonly onChange: (fields: readonly (LeadField | null)[]) => void;
}

/** One row per column; on a phone its cells are stacked. */
const LINE =
  "grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5 px-4 " +
  "md:grid-cols-[minmax(8rem,1fr)_2fr_14rem_8rem]";

export function ColumnTable({ columns, fields, onChange }: ColumnTableProps): ReactNode {
  const texts = useTexts(IMPORT_TEXTS);
  const heads = texts.columns;
  const nameOf = (column: SampledColumn, index: number): string =>
    column.name === "" ? heads.unnamed(String(index + 1)) : column.name;
  // Most fields map to one column: choosing it for another removes it from the first.
  const give = (at: number, field: LeadField | null): void => {
    const isMoved = field !== null && !REPEATABLE_FIELDS.has(field);
    onChange(
      fields.map((one, index) => (index === at ? field : isMoved && one === field ? null : one)),
    );
  };
  return (
    <div className="overflow-hidden border border-line bg-surface">
      <div
        aria-hidden="true"
        className={
          `${LINE} h-8 border-b border-line bg-sunken text-label font-medium text-text-2 ` +
          "max-md:hidden!"
        }
      >
        <span>{heads.column}</span>
        <span>{heads.samples}</span>
        <span>{heads.field}</span>
        <span>{heads.look}</span>
      </div>
      <ul aria-label={heads.title} className="divide-y divide-line">
        {columns.map((column, index) => (
          <li key={index} className={`${LINE} py-1.5`}>
            <Said className="min-w-0 font-medium break-words max-md:col-span-2">
              {nameOf(column, index)}
            </Said>
            <span className="min-w-0 max-md:col-span-2">
              <Samples column={column} />
            </span>
            <select
              aria-label={heads.fieldOf(nameOf(column, index))}
              value={fields[index] ?? ""}
              className={`${CONTROL} min-w-0`}
              onChange={({ target }) =>
                give(index, LEAD_FIELDS.find((field) => field === target.value) ?? null)
              }
            >
              <option value="">{heads.leftOut}</option>
              {LEAD_FIELDS.map((field) => (
                <option key={field} value={field}>
                  {texts.fields[field]}
                </option>
              ))}
            </select>
            <span>
              <Look column={column} field={fields[index] ?? null} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Samples({ column: { samples } }: { readonly column: SampledColumn }): ReactNode {
  const texts = useTexts(IMPORT_TEXTS);
  if (samples.length === 0) return <span className="text-text-3">{texts.columns.noSamples}</span>;
  return (
    <span className="line-clamp-2 text-label break-words text-text-2">
      <Said>{[...new Set(samples)].slice(0, SHOWN).join(" · ")}</Said>
    </span>
  );
}

function Look({
  column,
  field,
}: {
  readonly column: SampledColumn;
  readonly field: LeadField | null;
}): ReactNode {
  const { confidence: words } = useTexts(IMPORT_TEXTS);
  if (field === null) return <Status tone="neutral">{words.leftOut}</Status>;
  const confidence = confidenceOf(field, column);
  return <Status tone={TONES[confidence]}>{words[confidence]}</Status>;
}
