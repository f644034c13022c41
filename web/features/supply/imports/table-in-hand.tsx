// Shows a file that was read: its columns, its rows, what would become of the first, and the start.
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { LeadField } from "../../../../domain/lead/field-names.ts";
import { LEAD_SIDES, type LeadSide } from "../../../../domain/lead/vocabulary.ts";
import type { Source } from "../../../../contract/supply/source-document.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { IMPORT_TEXTS } from "../../../../locales/catalogues/imports.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckField, SelectField } from "../../../ui/field.tsx";
import { Said } from "../../../ui/name.tsx";
import { Notice, ProblemNotice } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { ColumnTable } from "./column-table.tsx";
import { FirstRows } from "./first-rows.tsx";
import { RowCheck } from "./row-check.tsx";
import { StartBar } from "./start-bar.tsx";
import type { ImportFile, ImportFileHandle } from "./use-import-file.ts";
import { useImportSources } from "./use-import-sources.ts";
import type { CheckedRows, FoundTable } from "./worker-messages.ts";

const LONGEST_NAME = 120;

interface TableInHandProps {
  readonly handle: ImportFileHandle;
  readonly file: ImportFile;
  readonly table: FoundTable;
  readonly onDone: () => void;
}

/** What is known of a file, what is chosen for it, and its start. */
export function TableInHand({ handle, file, table, onDone }: TableInHandProps): ReactNode {
  const texts = useTexts(IMPORT_TEXTS);
  const [fields, setFields] = useState<readonly (LeadField | null)[]>(() =>
    table.matches.map((match) => match?.field ?? null),
  );
  const [side, setSide] = useState<LeadSide | null>(null);
  const [chosen, setSource] = useState<string | null>(null);
  const { sources, problem, retry } = useImportSources();
  const source = sources?.find(({ id }) => id === chosen) ?? sources?.[0];
  const sending = useSubmit();
  const { map } = handle;
  useEffect(() => map({ fields, side }), [map, fields, side]);
  useStayWhile(sending.isBusy);
  const columns = table.columns.flatMap(({ name }, index) => {
    const field = fields[index] ?? null;
    return field === null ? [] : [{ name: name.slice(0, 200), field }];
  });
  const { checked } = file;
  return (
    <div className="grid gap-6">
      {/* What is being sent stays as it is. */}
      <fieldset disabled={sending.isBusy} className="contents">
        <div className="grid gap-4 rounded-panel border border-line bg-surface p-4">
          <FileFacts file={file} table={table} onDrop={handle.drop} />
          {problem === null ? null : <ProblemNotice problem={problem} onRetry={retry} />}
          <Choices
            hasHeader={table.hasHeader}
            side={side}
            sources={sources ?? []}
            source={source}
            onHeader={handle.readHeader}
            onSide={setSide}
            onSource={setSource}
          />
          {source === undefined ? null : <SourceNotice source={source} rows={checked?.good ?? 0} />}
        </div>
        <Section title={texts.columns.title}>
          <ColumnTable columns={table.columns} fields={fields} onChange={setFields} />
        </Section>
        <Section title={texts.check.title}>
          <Rows file={file} rows={table.rows} fields={fields} onMend={handle.mend} />
        </Section>
        {checked === null || checked.good === 0 || source === undefined ? null : (
          <Section title={texts.preview.title}>
            <FirstRows rows={checked.first} columns={columns} side={side} sourceId={source.id} />
          </Section>
        )}
      </fieldset>
      <StartBar
        sending={sending}
        handle={handle}
        checked={checked}
        document={
          source === undefined
            ? null
            : {
                source_id: source.id,
                name: file.name.trim().slice(0, LONGEST_NAME) || "CSV",
                columns,
                ...(side === null ? {} : { side }),
              }
        }
        isPaused={source?.status === "paused"}
        onDone={onDone}
      />
    </div>
  );
}

interface RowsProps {
  readonly file: ImportFile;
  readonly rows: number;
  readonly fields: readonly (LeadField | null)[];
  readonly onMend: ImportFileHandle["mend"];
}

/** How many rows can be sent, and what is wrong with the others. */
function Rows({ file, rows, fields, onMend }: RowsProps): ReactNode {
  const { checked } = file;
  if (checked === null) return <Checking file={file} rows={rows} />;
  return (
    <>
      <Counts checked={checked} />
      <RowCheck checked={checked} fields={fields} onMend={onMend} />
    </>
  );
}

interface FileFactsProps {
  readonly file: ImportFile;
  readonly table: FoundTable;
  readonly onDrop: () => void;
}

function FileFacts({ file, table, onDrop }: FileFactsProps): ReactNode {
  const texts = useTexts(IMPORT_TEXTS);
  const formats = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone: keyboard users continue here.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0">
        <h2
          ref={heading}
          tabIndex={-1}
          className="text-section font-semibold break-words outline-none"
        >
          <Said>{file.name}</Said>
        </h2>
        <p className="text-label text-text-2">
          {texts.facts(
            formats.number(table.rows),
            texts.delimiters[table.delimiter],
            texts.encodings[table.encoding],
          )}
        </p>
      </div>
      <Button onClick={onDrop}>{texts.another}</Button>
    </div>
  );
}

interface ChoicesProps {
  readonly hasHeader: boolean;
  readonly side: LeadSide | null;
  readonly sources: readonly Source[];
  /** The one that is chosen. */
  readonly source: Source | undefined;
  readonly onHeader: (hasHeader: boolean) => void;
  readonly onSide: (side: LeadSide | null) => void;
  readonly onSource: (id: string) => void;
}

/** Whether the first row names the columns, who the people are, and whose leads they become. */
function Choices({
  hasHeader,
  side,
  sources,
  source,
  onHeader,
  onSide,
  onSource,
}: ChoicesProps): ReactNode {
  const texts = useTexts(IMPORT_TEXTS);
  const words = useTexts(LEAD_WORDS);
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <CheckField
        label={texts.hasHeader}
        checked={hasHeader}
        onChange={({ target }) => onHeader(target.checked)}
      />
      <SelectField
        label={texts.side}
        hint={texts.sideHint}
        value={side ?? ""}
        options={[
          ["", texts.sideUnset],
          ...LEAD_SIDES.filter((one) => one !== "unknown").map(
            (one) => [one, words.side[one]] as const,
          ),
        ]}
        onChange={({ target }) => onSide(LEAD_SIDES.find((one) => one === target.value) ?? null)}
      />
      {sources.length < 2 ? null : (
        <SelectField
          label={texts.source}
          value={source?.id ?? ""}
          options={sources.map(({ id, name }) => [id, name] as const)}
          onChange={({ target }) => onSource(target.value)}
        />
      )}
    </div>
  );
}

function SourceNotice({
  source: { daily_cap: cap, status },
  rows,
}: {
  readonly source: Source;
  readonly rows: number;
}): ReactNode {
  const texts = useTexts(IMPORT_TEXTS);
  const formats = useFormats();
  if (status === "paused") return <Notice tone="warning">{texts.sourcePaused}</Notice>;
  return cap === null || cap >= rows ? null : (
    <Notice tone="warning">{texts.cap(formats.number(cap))}</Notice>
  );
}

function Checking({
  file: { done },
  rows,
}: {
  readonly file: ImportFile;
  readonly rows: number;
}): ReactNode {
  const texts = useTexts(IMPORT_TEXTS);
  const formats = useFormats();
  return (
    <progress
      aria-label={texts.checking(formats.number(done), formats.number(rows))}
      max={rows}
      value={done}
      className="w-full accent-accent"
    />
  );
}

function Counts({ checked: { good, bad } }: { readonly checked: CheckedRows }): ReactNode {
  const texts = useTexts(IMPORT_TEXTS);
  const formats = useFormats();
  return (
    <p role="status" className="text-reading">
      <span className="font-semibold">
        {good === 0 ? texts.check.none : texts.check.good(good, formats.number(good))}
      </span>
      {bad === 0 ? null : (
        <span className="text-text-2"> · {texts.check.bad(bad, formats.number(bad))}</span>
      )}
    </p>
  );
}

/** Asks before the page is left in the middle of something. */
function useStayWhile(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isBusy]);
}
