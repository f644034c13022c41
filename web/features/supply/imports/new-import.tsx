// Creates an import on one page: the file, its columns and rows, a preview of the first decisions,
// and the start.
import type { ReactNode } from "react";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { IMPORT_TEXTS } from "../../../../locales/catalogues/imports.ts";
import { Said } from "../../../ui/name.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ChooseFile } from "./choose-file.tsx";
import { SheetField } from "./sheet-field.tsx";
import { TableInHand } from "./table-in-hand.tsx";
import { type ImportFile, useImportFile } from "./use-import-file.ts";

export function NewImport(): ReactNode {
  const texts = useTexts(IMPORT_TEXTS);
  const handle = useImportFile();
  const { file, choose, readSheet, drop } = handle;
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
        {file.sheets === null ? null : (
          <div className="max-w-sm">
            <SheetField sheets={file.sheets} onSheet={readSheet} />
          </div>
        )}
        <ChooseFile onChoose={choose} />
      </div>
    );
  }
  if (file.table === null) return <Reading file={file} />;
  return (
    <TableInHand
      key={`${file.name} ${file.sheets?.at} ${file.table.hasHeader}`}
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
