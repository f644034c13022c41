// A new import, all in one place: the file, its columns, its rows, what would become of the first,
// and the start.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { LeadField } from "../../../domain/lead/field-names.ts";
import { LEAD_SIDES, type LeadSide } from "../../../domain/lead/vocabulary.ts";
import type { Schemas } from "../../lib/api/client.ts";
import { saveFile } from "../../lib/csv.ts";
import { refresh } from "../../lib/documents/use-documents.ts";
import { useFormats } from "../../lib/format/format.ts";
import { useTexts } from "../../lib/text/text.ts";
import { type Submit, useSubmit } from "../../lib/use-submit.ts";
import { IMPORT_TEXTS } from "../../texts/imports.ts";
import { LEAD_WORDS } from "../../texts/lead-words.ts";
import { Button } from "../../ui/button.tsx";
import { CheckField, SelectField } from "../../ui/field.tsx";
import { Said } from "../../ui/name.tsx";
import { Notice, ProblemNotice } from "../../ui/notice.tsx";
import { Section } from "../../ui/screen.tsx";
import { toast } from "../../ui/toast.tsx";
import { ChooseFile } from "./choose-file.tsx";
import { ColumnTable } from "./column-table.tsx";
import { FirstRows } from "./first-rows.tsx";
import { allProblemWords } from "./problem-words.ts";
import { RowCheck } from "./row-check.tsx";
import { sendImport } from "./send-import.ts";
import { type ImportFile, type ImportFileHandle, useImportFile } from "./use-import-file.ts";
import { useImportSources } from "./use-import-sources.ts";
import type { CheckedRows, FoundTable } from "./worker-messages.ts";

const LONGEST_NAME = 120;

export function NewImport(): ReactNode {
  const texts = useTexts(IMPORT_TEXTS);
  const handle = useImportFile();
  const { file, choose, drop } = handle;
  if (file === null)
    return (
      <div className="grid gap-3">
        <ChooseFile onChoose={choose} />
        <p className="max-w-3xl text-label text-text-3">{texts.needs}</p>
      </div>
    );
  if (file.refused !== null) {
    return (
      <div className="grid gap-3">
        <div role="alert">
          <Notice tone="negative">
            <p className="font-medium break-words">
              <Said>{file.name}</Said>
            </p>
            <p>{texts.refused[file.refused]}</p>
          </Notice>
        </div>
        <ChooseFile onChoose={choose} />
      </div>
    );
  }
  if (file.table === null) return <Reading file={file} />;
  return (
    <TableInHand
      key={`${file.name} ${file.table.hasHeader}`}
      handle={handle}
      file={file}
      table={file.table}
      onDone={drop}
    />
  );
}

function Reading({ file: { name, bytes, done } }: { readonly file: ImportFile }): ReactNode {
  const texts = useTexts(IMPORT_TEXTS);
  const formats = useFormats();
  const share = texts.reading(
    formats.percent(bytes === 0 ? 0 : Math.round((done / bytes) * 10_000)),
  );
  return (
    <div className="grid gap-2 rounded-panel border border-line bg-surface p-4">
      <p className="font-medium break-words">
        <Said>{name}</Said>
      </p>
      <progress
        aria-label={share}
        max={Math.max(bytes, 1)}
        value={done}
        className="w-full accent-accent"
      />
      <p role="status" className="text-label text-text-2">
        {share}
      </p>
    </div>
  );
}

interface TableInHandProps {
  readonly handle: ImportFileHandle;
  readonly file: ImportFile;
  readonly table: FoundTable;
  readonly onDone: () => void;
}

function TableInHand({ handle, file, table, onDone }: TableInHandProps): ReactNode {
  const texts = useTexts(IMPORT_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
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
  // What was pressed is gone: whoever works with keys goes on here.
  useEffect(() => heading.current?.focus(), []);
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
            <Button onClick={handle.drop}>{texts.another}</Button>
          </div>
          {problem === null ? null : <ProblemNotice problem={problem} onRetry={retry} />}
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            <CheckField
              label={texts.hasHeader}
              checked={table.hasHeader}
              onChange={({ target }) => handle.readHeader(target.checked)}
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
              onChange={({ target }) =>
                setSide(LEAD_SIDES.find((one) => one === target.value) ?? null)
              }
            />
            {sources === null || sources.length < 2 ? null : (
              <SelectField
                label={texts.source}
                value={source?.id ?? ""}
                options={sources.map(({ id, name }) => [id, name] as const)}
                onChange={({ target }) => setSource(target.value)}
              />
            )}
          </div>
          {source === undefined ? null : <SourceNotice source={source} rows={checked?.good ?? 0} />}
        </div>
        <Section title={texts.columns.title}>
          <ColumnTable columns={table.columns} fields={fields} onChange={setFields} />
        </Section>
        <Section title={texts.check.title}>
          {checked === null ? (
            <Checking file={file} rows={table.rows} />
          ) : (
            <>
              <Counts checked={checked} />
              <RowCheck checked={checked} fields={fields} onMend={handle.mend} />
            </>
          )}
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

function SourceNotice({
  source: { daily_cap: cap, status },
  rows,
}: {
  readonly source: Schemas["Source"];
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

interface StartBarProps {
  readonly sending: Submit;
  readonly handle: ImportFileHandle;
  readonly checked: CheckedRows | null;
  /** All but the number of rows; null without a source. */
  readonly document: Omit<Schemas["ImportDocument"], "rows"> | null;
  readonly isPaused: boolean;
  readonly onDone: () => void;
}

function StartBar({
  sending: { isBusy, problem, submit },
  handle,
  checked,
  document,
  isPaused,
  onDone,
}: StartBarProps): ReactNode {
  const texts = useTexts(IMPORT_TEXTS);
  const formats = useFormats();
  const client = useQueryClient();
  const [sent, setSent] = useState(0);
  const attempt = useRef<{ readonly id: string; readonly text: string } | null>(null);
  const good = checked?.good ?? 0;
  const start = async (): Promise<void> => {
    if (document === null || good === 0) return;
    const text = JSON.stringify([document, good, checked]);
    // The same file sent again after a broken line goes on where it was; changed rows are another
    // import.
    if (attempt.current?.text !== text) attempt.current = { id: crypto.randomUUID(), text };
    const { id } = attempt.current;
    setSent(0);
    const isStarted = await submit(() =>
      sendImport({
        id,
        document: { ...document, rows: good },
        partFrom: handle.partFrom,
        onSent: setSent,
      }),
    );
    await refresh(client, "/v1/imports");
    if (!isStarted) return;
    toast(texts.started);
    onDone();
  };
  const saveRefused = async (): Promise<void> =>
    saveFile(
      texts.check.file,
      await handle.refusedRows(allProblemWords(texts), [texts.check.lineHead, texts.check.whyHead]),
    );
  const why =
    checked === null
      ? texts.waitForCheck
      : good === 0
        ? texts.notYet
        : document === null
          ? texts.waitForSource
          : isPaused
            ? texts.sourcePaused
            : null;
  return (
    <div className="no-print grid gap-3 border-t border-line bg-bg py-4 md:sticky md:bottom-0 md:pr-32">
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          kind="primary"
          busy={isBusy}
          disabledBecause={isBusy ? null : why}
          onClick={() => void start()}
        >
          {good === 0 ? texts.startNone : texts.start(good, formats.number(good))}
        </Button>
        {checked === null || checked.bad === 0 ? null : (
          <Button onClick={() => void saveRefused()}>
            {texts.check.saveRefused(checked.bad, formats.number(checked.bad))}
          </Button>
        )}
        <p role="status" className="text-label text-text-2">
          {isBusy ? texts.sending(formats.number(sent), formats.number(good)) : (why ?? "")}
        </p>
      </div>
      {isBusy ? (
        <progress
          aria-label={texts.start(good, formats.number(good))}
          max={good}
          value={sent}
          className="w-full accent-accent"
        />
      ) : null}
    </div>
  );
}
