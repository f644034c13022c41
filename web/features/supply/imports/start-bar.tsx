// Starts an import of the valid rows, and downloads a file of the refused ones.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import type { Import, ImportDocument } from "../../../../contract/supply/import-document.ts";
import { saveFile } from "../../../lib/csv.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import type { Submit } from "../../../lib/use-submit.ts";
import type { ImportTexts } from "../../../../locales/en/imports.ts";
import { IMPORT_TEXTS } from "../../../../locales/catalogues/imports.ts";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast.tsx";
import { allProblemWords } from "./problem-words.ts";
import { sendImport } from "./send-import.ts";
import type { ImportFileHandle } from "./use-import-file.ts";
import type { CheckedRows } from "./worker-messages.ts";

interface StartBarProps {
  readonly sending: Submit;
  readonly handle: ImportFileHandle;
  readonly checked: CheckedRows | null;
  /** Everything except the number of rows; null without a source. */
  readonly document: Omit<ImportDocument, "rows"> | null;
  /** The import of the same file that stopped, which continues; null if there is none. */
  readonly unfinished: Import | null;
  /** The order of the file's dates is still to be chosen. */
  readonly lacksOrder: boolean;
  readonly isPaused: boolean;
  readonly onDone: () => void;
}

/** Sends the valid rows in chunks; the import starts once all have arrived. */
function useStart({
  submit,
  handle,
  checked,
  document,
  unfinished,
  onDone,
}: Omit<StartBarProps, "sending" | "lacksOrder" | "isPaused"> & {
  readonly submit: Submit["submit"];
}) {
  const texts = useTexts(IMPORT_TEXTS);
  const client = useQueryClient();
  const [sent, setSent] = useState(0);
  const attempt = useRef<{ readonly id: string; readonly text: string } | null>(null);
  const rows = rowsToSend(checked);
  const start = async (): Promise<void> => {
    if (document === null || rows === 0) return;
    const text = JSON.stringify([document, rows, checked]);
    // The same file sent again after a network error continues where it stopped; changed rows make
    // another import.
    if (attempt.current?.text !== text) attempt.current = { id: crypto.randomUUID(), text };
    const { id } = attempt.current;
    const makesDrafts = (checked?.drafts ?? 0) > 0;
    setSent(0);
    const isStarted = await submit(() =>
      sendImport({
        id,
        unfinishedId: unfinished?.id ?? null,
        document: { ...document, rows, ...(makesDrafts ? { makes_drafts: true } : {}) },
        partFrom: handle.partFrom,
        onSent: setSent,
      }),
    );
    await refresh(client, "/v1/imports");
    if (!isStarted) return;
    toast(texts.started);
    onDone();
  };
  return { sent, start };
}

/** The valid rows that fit in the source's days, and the drafts. */
function rowsToSend(checked: CheckedRows | null): number {
  return checked === null ? 0 : (checked.pace?.rows ?? checked.good) + checked.drafts;
}

type Obstacles = Pick<StartBarProps, "checked" | "document" | "lacksOrder" | "isPaused">;

/** Why the import cannot start; null if it can. */
function obstacleOf(
  { checked, document, lacksOrder, isPaused }: Obstacles,
  rows: number,
  texts: ImportTexts,
): string | null {
  if (checked === null) return texts.waitForCheck;
  if (lacksOrder) return texts.dates.orderMissing;
  if (rows === 0) return texts.notYet;
  if (document === null) return texts.waitForSource;
  return isPaused ? texts.sourcePaused : null;
}

/** The button that starts the import, with what blocks it and its progress. */
export function StartBar({
  sending: { isBusy, problem, submit },
  handle,
  checked,
  document,
  unfinished,
  lacksOrder,
  isPaused,
  onDone,
}: StartBarProps): ReactNode {
  const texts = useTexts(IMPORT_TEXTS);
  const formats = useFormats();
  const rows = rowsToSend(checked);
  const { sent, start } = useStart({ submit, handle, checked, document, unfinished, onDone });
  const saveRefused = async (): Promise<void> =>
    saveFile(
      texts.check.file,
      await handle.unsentRows("refused", allProblemWords(texts), [
        texts.check.lineHead,
        texts.check.whyHead,
      ]),
    );
  const why = obstacleOf({ checked, document, lacksOrder, isPaused }, rows, texts);
  return (
    <div
      className={classes(
        "no-print grid gap-3 border-t border-line bg-bg py-4",
        "md:sticky md:bottom-[var(--bar)]",
      )}
    >
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          kind="primary"
          busy={isBusy}
          disabledBecause={isBusy ? null : why}
          onClick={() => void start()}
        >
          {rows === 0 ? texts.startNone : texts.start(rows, formats.number(rows))}
        </Button>
        {checked === null || checked.bad === 0 ? null : (
          <Button onClick={() => void saveRefused()}>
            {texts.check.saveRefused(checked.bad, formats.number(checked.bad))}
          </Button>
        )}
        <p role="status" className="text-label text-text-2">
          {isBusy ? texts.sending(formats.number(sent), formats.number(rows)) : (why ?? "")}
        </p>
      </div>
      {isBusy ? (
        <progress
          aria-label={texts.start(rows, formats.number(rows))}
          max={rows}
          value={sent}
          className="w-full accent-accent"
        />
      ) : null}
    </div>
  );
}
