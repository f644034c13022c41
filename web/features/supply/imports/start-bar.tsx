// Starts an import of the valid rows, and downloads a file of the refused ones.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import type { ImportDocument } from "../../../../contract/supply/import-document.ts";
import { saveFile } from "../../../lib/csv.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import type { Submit } from "../../../lib/use-submit.ts";
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
  onDone,
}: Omit<StartBarProps, "sending" | "lacksOrder" | "isPaused"> & {
  readonly submit: Submit["submit"];
}) {
  const texts = useTexts(IMPORT_TEXTS);
  const client = useQueryClient();
  const [sent, setSent] = useState(0);
  const attempt = useRef<{ readonly id: string; readonly text: string } | null>(null);
  const good = checked?.good ?? 0;
  const start = async (): Promise<void> => {
    if (document === null || good === 0) return;
    const text = JSON.stringify([document, good, checked]);
    // The same file sent again after a network error continues where it stopped; changed rows make
    // another import.
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
  return { sent, start };
}

/** The button that starts the import, with what blocks it and its progress. */
export function StartBar({
  sending: { isBusy, problem, submit },
  handle,
  checked,
  document,
  lacksOrder,
  isPaused,
  onDone,
}: StartBarProps): ReactNode {
  const texts = useTexts(IMPORT_TEXTS);
  const formats = useFormats();
  const good = checked?.good ?? 0;
  const { sent, start } = useStart({ submit, handle, checked, document, onDone });
  const saveRefused = async (): Promise<void> =>
    saveFile(
      texts.check.file,
      await handle.refusedRows(allProblemWords(texts), [texts.check.lineHead, texts.check.whyHead]),
    );
  const why =
    checked === null
      ? texts.waitForCheck
      : lacksOrder
        ? texts.dates.orderMissing
        : good === 0
          ? texts.notYet
          : document === null
            ? texts.waitForSource
            : isPaused
              ? texts.sourcePaused
              : null;
  return (
    <div
      className={classes(
        "no-print grid gap-3 border-t border-line bg-bg py-4",
        "md:sticky md:bottom-0 md:pr-32",
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
