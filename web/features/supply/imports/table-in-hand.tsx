// Shows a file that was read: its columns and rows, a preview of the first decisions, and the
// start.
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Import } from "../../../../contract/supply/import-document.ts";
import type { Source } from "../../../../contract/supply/source-document.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { IMPORT_TEXTS } from "../../../../locales/catalogues/imports.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckField } from "../../../ui/field.tsx";
import { Said } from "../../../ui/name.tsx";
import { Notice, ProblemNotice } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { ColumnTable } from "./column-table.tsx";
import { ConsentStatement } from "./consent-statement.tsx";
import { FileChoices } from "./file-choices.tsx";
import { FirstRows } from "./first-rows.tsx";
import { SourceNotice } from "./pace-notice.tsx";
import { RowCheck } from "./row-check.tsx";
import { SameFileNotice } from "./same-file-notice.tsx";
import { StartBar } from "./start-bar.tsx";
import type { ImportFile, ImportFileHandle } from "./use-import-file.ts";
import { type FileReading, documentOfReading, useFileReading } from "./use-file-reading.ts";
import { useImportsOfFile } from "./use-imports-of-file.ts";
import { useImportSources } from "./use-import-sources.ts";
import type { CheckedRows, FoundTable } from "./worker-messages.ts";

const LONGEST_NAME = 120;

interface TableInHandProps {
  readonly handle: ImportFileHandle;
  readonly file: ImportFile;
  readonly table: FoundTable;
  readonly onDone: () => void;
}

/** The facts of a file, the choices for it, and its start. */
export function TableInHand({ handle, file, table, onDone }: TableInHandProps): ReactNode {
  const texts = useTexts(IMPORT_TEXTS);
  const imports = useImportsOfFile(file.hash);
  const { unfinished } = imports;
  const { sources, source, setSource, problem, retry } = useChosenSource(unfinished);
  const sending = useSubmit();
  const read = useFileReading(table, source?.id, unfinished);
  const { fields, reading } = read;
  const { map } = handle;
  // By value: the mapping is made anew at every change of the screen.
  const mapping = JSON.stringify({ fields, ...reading, makesDrafts: read.makesDrafts });
  useEffect(() => map(JSON.parse(mapping)), [map, mapping]);
  useStayWhile(sending.isBusy);
  const { checked } = file;
  return (
    <div className="grid gap-6">
      {/* The choices are locked while the file is being sent. */}
      <fieldset disabled={sending.isBusy} className="contents">
        <div className="grid gap-4 rounded-panel border border-line bg-surface p-4">
          <FileFacts file={file} table={table} onDrop={handle.drop} />
          {problem === null ? null : <ProblemNotice problem={problem} onRetry={retry} />}
          <FileChoices
            sheets={file.sheets}
            hasHeader={table.hasHeader}
            reading={reading}
            dates={read.dates}
            sources={sources ?? []}
            source={source}
            onSheet={handle.readSheet}
            onHeader={handle.readHeader}
            onReading={read.change}
            onSource={setSource}
          />
          <SameFileNotice imports={imports} />
          <ConsentStatement read={read} />
          {source === undefined ? null : (
            <SourceNotice source={source} handle={handle} checked={checked} />
          )}
        </div>
        <Section title={texts.columns.title}>
          <ReadingNotices read={read} />
          <ColumnTable columns={table.columns} fields={fields} onChange={read.setFields} />
        </Section>
        <Section title={texts.check.title}>
          <Rows file={file} rows={table.rows} read={read} onMend={handle.mend} />
        </Section>
        {checked === null || checked.good === 0 || source === undefined ? null : (
          <Section title={texts.preview.title}>
            <FirstRows
              rows={checked.first}
              columns={read.columns}
              reading={reading}
              sourceId={source.id}
            />
          </Section>
        )}
      </fieldset>
      <StartBar
        sending={sending}
        handle={handle}
        checked={checked}
        document={documentOf({ source, imports, read, file })}
        unfinished={unfinished}
        lacksOrder={read.lacksOrder}
        isPaused={source?.status === "paused" || (source?.network_pause ?? null) !== null}
        onDone={onDone}
      />
    </div>
  );
}

/** The source of the file: the chosen one, that of its unfinished import, or the first. */
function useChosenSource(unfinished: Import | null) {
  const [chosen, setSource] = useState<string | null>(null);
  const { sources, problem, retry } = useImportSources();
  const wanted = chosen ?? unfinished?.source_id;
  const source = sources?.find(({ id }) => id === wanted) ?? sources?.[0];
  return { sources, source, setSource, problem, retry };
}

interface DocumentParts {
  readonly source: Source | undefined;
  readonly imports: ReturnType<typeof useImportsOfFile>;
  readonly read: FileReading;
  readonly file: ImportFile;
}

/** Everything except the rows; null until the source and earlier imports are loaded. */
function documentOf({ source, imports, read, file }: DocumentParts) {
  if (source === undefined || !imports.isReady) return null;
  return {
    source_id: source.id,
    name: imports.unfinished?.name ?? nameOf(file),
    ...documentOfReading(read),
    ...(file.hash === null ? {} : { file_hash: file.hash }),
  };
}

function nameOf({ name }: ImportFile): string {
  return name.trim().slice(0, LONGEST_NAME) || "CSV";
}

/** What was read otherwise than a person might expect. */
function ReadingNotices({
  read: { recalledFrom, usesOwnAddress },
}: {
  readonly read: FileReading;
}): ReactNode {
  const texts = useTexts(IMPORT_TEXTS);
  return (
    <>
      {recalledFrom === null ? null : <p className="text-text-2">{texts.recalled(recalledFrom)}</p>}
      {usesOwnAddress ? <Notice tone="info">{texts.ownAddress}</Notice> : null}
    </>
  );
}

interface RowsProps {
  readonly file: ImportFile;
  readonly rows: number;
  readonly read: FileReading;
  readonly onMend: ImportFileHandle["mend"];
}

/** How many rows are valid, and the problems of the others. */
function Rows({ file, rows, read, onMend }: RowsProps): ReactNode {
  const { checked } = file;
  const texts = useTexts(IMPORT_TEXTS).drafts;
  if (checked === null) return <Checking file={file} rows={rows} />;
  return (
    <>
      <Counts checked={checked} />
      {checked.drafts > 0 || !read.makesDrafts ? (
        <CheckField
          label={texts.choice}
          hint={texts.choiceHint}
          checked={read.makesDrafts}
          onChange={({ target }) => read.setMakesDrafts(target.checked)}
        />
      ) : null}
      <RowCheck checked={checked} fields={read.fields} onMend={onMend} />
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
        <h2 ref={heading} tabIndex={-1} className="text-section break-words outline-none">
          <Said>{file.name}</Said>
        </h2>
        <p className="text-label text-text-2">
          {table.delimiter === null || table.encoding === null
            ? texts.sheet.facts(
                formats.number(table.rows),
                file.sheets?.names[file.sheets.at] ?? "",
              )
            : texts.facts(
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

function Counts({ checked: { good, drafts, bad } }: { readonly checked: CheckedRows }): ReactNode {
  const texts = useTexts(IMPORT_TEXTS);
  const formats = useFormats();
  return (
    <p role="status" className="text-reading">
      <span className="font-semibold">
        {good === 0 && drafts > 0
          ? texts.check.good(0, formats.number(0))
          : good === 0
            ? texts.check.none
            : texts.check.good(good, formats.number(good))}
      </span>
      {drafts === 0 ? null : <span> · {texts.drafts.count(drafts, formats.number(drafts))}</span>}
      {bad === 0 ? null : (
        <span className="text-text-2"> · {texts.check.bad(bad, formats.number(bad))}</span>
      )}
    </p>
  );
}

/** Asks before the page is left during an upload. */
function useStayWhile(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isBusy]);
}
