// Shows the problems of a file's rows: counts by reason, and the first rows to correct cell by
// cell.
import { type ReactNode, useState } from "react";
import type { LeadField } from "../../../../domain/lead/field-names.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { IMPORT_TEXTS } from "../../../../locales/catalogues/imports.ts";
import { CONTROL } from "../../../ui/field.tsx";
import { More } from "../../../ui/more.tsx";
import { PlainTable } from "../../../ui/plain-table.tsx";
import { Status } from "../../../ui/status.tsx";
import { problemWords } from "./problem-words.ts";
import {
  type CheckedRows,
  type RowProblem,
  type ShownRow,
  nameOfProblem,
} from "./worker-messages.ts";

/** Fields that can replace each other: if the first is missing, any of them fixes the problem. */
const STANDS_FOR: Partial<Record<LeadField, readonly LeadField[]>> = {
  first_name: ["first_name", "last_name"],
  phone: ["phone", "email"],
  ip_address: ["ip_address", "trustedform_cert_url", "jornaya_leadid"],
};

interface RowCheckProps {
  readonly checked: CheckedRows;
  readonly fields: readonly (LeadField | null)[];
  readonly onMend: (index: number, column: number, text: string) => void;
}

export function RowCheck({ checked, fields, onMend }: RowCheckProps): ReactNode {
  const texts = useTexts(IMPORT_TEXTS);
  const formats = useFormats();
  const { problems, toMend } = checked;
  // Problems without a column are fixed in the mapping above, or in the file.
  const isHeld = (problem: RowProblem): boolean => columnsOf(problem, fields).length > 0;
  const mendable = toMend.filter((row) => row.problems.length === 0 || row.problems.some(isHeld));
  return (
    <div className="grid gap-4">
      {problems.length === 0 ? null : (
        <PlainTable
          label={texts.check.why}
          rows={problems}
          idOf={({ problem }) => nameOfProblem(problem)}
          columns={[
            {
              id: "why",
              header: texts.check.why,
              cell: ({ problem }) => (
                <>
                  {problemWords(problem, texts)}
                  {problem.field === null || isHeld(problem) ? null : (
                    <span className="block text-label text-text-3">{texts.check.noColumn}</span>
                  )}
                </>
              ),
            },
            {
              id: "rows",
              header: texts.check.rows,
              numeric: true,
              cell: ({ count }) => formats.number(count),
            },
          ]}
        />
      )}
      {mendable.length === 0 ? null : (
        <More title={texts.check.mend} isSet={false} hasProblem={false}>
          <p className="text-text-2">{texts.check.mendAbout(formats.number(mendable.length))}</p>
          <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
            {mendable.map((row) => (
              <li key={row.index} className="px-4 py-3">
                <RowToMend row={row} fields={fields} onMend={onMend} />
              </li>
            ))}
          </ul>
        </More>
      )}
    </div>
  );
}

/** The columns in which the problem can be fixed. */
function columnsOf({ field }: RowProblem, fields: readonly (LeadField | null)[]): number[] {
  if (field === null) return [];
  return (STANDS_FOR[field] ?? [field]).flatMap((one) =>
    fields.includes(one) ? [fields.indexOf(one)] : [],
  );
}

function RowToMend({
  row,
  fields,
  onMend,
}: {
  readonly row: ShownRow;
  readonly fields: readonly (LeadField | null)[];
  readonly onMend: RowCheckProps["onMend"];
}): ReactNode {
  const texts = useTexts(IMPORT_TEXTS);
  const formats = useFormats();
  const line = formats.number(row.line);
  // Cells that had a problem stay editable after they are corrected.
  const [opened] = useState(
    () => new Set(row.problems.flatMap((problem) => columnsOf(problem, fields))),
  );
  const columns = [
    ...new Set([...opened, ...row.problems.flatMap((problem) => columnsOf(problem, fields))]),
  ].toSorted((a, b) => a - b);
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-2 text-label">
        <span className="font-medium">
          {texts.check.line} {line}
        </span>
        {row.problems.length === 0 ? <Status tone="good">{texts.check.fine}</Status> : null}
      </p>
      {row.problems.length === 0 ? null : (
        <ul className="grid gap-0.5 text-label text-negative">
          {row.problems.map((problem) => (
            <li key={nameOfProblem(problem)}>{problemWords(problem, texts)}</li>
          ))}
        </ul>
      )}
      {columns.length === 0 ? (
        <p className="text-label text-text-3">{texts.check.notHere}</p>
      ) : (
        <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {columns.map((column) => {
            const field = fields[column];
            return field === null || field === undefined ? null : (
              <MendCell
                key={column}
                label={texts.fields[field]}
                name={texts.check.cell(texts.fields[field], line)}
                value={row.cells[column] ?? ""}
                onChange={(text) => onMend(row.index, column, text)}
              />
            );
          })}
        </div>
      )}
    </div>
  );
}

function MendCell({
  label,
  name,
  value,
  onChange,
}: {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}): ReactNode {
  const [text, setText] = useState(value);
  return (
    <label className="grid gap-1 text-label text-text-2">
      {label}
      <input
        aria-label={name}
        value={text}
        autoComplete="off"
        spellCheck={false}
        className={CONTROL}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => {
          if (text !== value) onChange(text);
        }}
        onKeyDown={({ key }) => {
          if (key === "Enter" && text !== value) onChange(text);
        }}
      />
    </label>
  );
}
