// The columns of a file beside what each is taken for, with values to judge by; a wrong one is put right in its place.
import type { ReactNode } from "react";
import { type Confidence, type SampledColumn, confidenceOf } from "../../../domain/csv/match-columns.ts";
import { LEAD_FIELDS, type LeadField } from "../../../domain/lead/field-names.ts";
import { useTexts } from "../../lib/text/text.ts";
import { IMPORT_TEXTS } from "../../texts/imports.ts";
import { CONTROL } from "../../ui/field.tsx";
import { Said } from "../../ui/name.tsx";
import { type PlainColumn, PlainTable } from "../../ui/plain-table.tsx";
import { Status, type StatusTone } from "../../ui/status.tsx";

const SHOWN = 3;
const TONES: Readonly<Record<Confidence, StatusTone>> = { sure: "good", name: "info", content: "info", doubt: "warning" };

interface ColumnTableProps {
  readonly columns: readonly SampledColumn[];
  readonly fields: readonly (LeadField | null)[];
  readonly onChange: (fields: readonly (LeadField | null)[]) => void;
}

export function ColumnTable({ columns, fields, onChange }: ColumnTableProps): ReactNode {
  const texts = useTexts(IMPORT_TEXTS);
  const heads = texts.columns;
  const nameOf = (column: SampledColumn, index: number): string => (column.name === "" ? heads.unnamed(String(index + 1)) : column.name);
  // A field belongs to one column: given to another, it leaves the first.
  const give = (at: number, field: LeadField | null): void => onChange(fields.map((one, index) => (index === at ? field : one === field ? null : one)));
  const rows = columns.map((column, index) => ({ column, index }));
  const shown: readonly PlainColumn<(typeof rows)[number]>[] = [
    { id: "column", header: heads.column, cell: ({ column, index }) => (
      <span className="grid max-w-56 break-words"><Said className="font-medium">{nameOf(column, index)}</Said><span className="md:hidden"><Samples column={column} /></span></span>
    ) },
    { id: "samples", header: heads.samples, isWide: true, cell: ({ column }) => <Samples column={column} /> },
    { id: "field", header: heads.field, cell: ({ column, index }) => (
      <select aria-label={heads.fieldOf(nameOf(column, index))} value={fields[index] ?? ""} className={`${CONTROL} max-w-64 min-w-32`} onChange={({ target }) => give(index, LEAD_FIELDS.find((field) => field === target.value) ?? null)}>
        <option value="">{heads.leftOut}</option>
        {LEAD_FIELDS.map((field) => <option key={field} value={field}>{texts.fields[field]}</option>)}
      </select>
    ) },
    { id: "look", header: heads.look, isWide: true, cell: ({ column, index }) => <Look column={column} field={fields[index] ?? null} /> },
  ];
  return <PlainTable label={heads.title} columns={shown} rows={rows} idOf={({ index }) => String(index)} />;
}

function Samples({ column: { samples } }: { readonly column: SampledColumn }): ReactNode {
  const texts = useTexts(IMPORT_TEXTS);
  if (samples.length === 0) return <span className="text-text-3">{texts.columns.noSamples}</span>;
  return <span className="line-clamp-2 max-w-md text-label break-words text-text-2"><Said>{[...new Set(samples)].slice(0, SHOWN).join(" · ")}</Said></span>;
}

function Look({ column, field }: { readonly column: SampledColumn; readonly field: LeadField | null }): ReactNode {
  const { confidence: words } = useTexts(IMPORT_TEXTS);
  if (field === null) return <Status tone="neutral">{words.leftOut}</Status>;
  const confidence = confidenceOf(field, column);
  return <Status tone={TONES[confidence]}>{words[confidence]}</Status>;
}
