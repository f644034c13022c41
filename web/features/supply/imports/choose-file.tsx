// Lets the person choose or drop a file.
import { Upload } from "lucide-react";
import { type ReactNode, useState } from "react";
import { FILE_LIMITS } from "../../../../domain/csv/limits.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { IMPORT_TEXTS } from "../../../../locales/catalogues/imports.ts";
import { classes } from "../../../ui/classes.ts";

/** What a file dialog offers first; any file can be dropped, and its bytes decide. */
const ACCEPTED =
  ".csv,.tsv,.txt,.xlsx,.xlsm,text/csv,text/tab-separated-values,text/plain," +
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const BYTES_PER_MB = 1_048_576;

export function ChooseFile({ onChoose }: { readonly onChoose: (file: File) => void }): ReactNode {
  const texts = useTexts(IMPORT_TEXTS);
  const formats = useFormats();
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null): void => {
    const file = files?.[0];
    if (file !== undefined) onChoose(file);
  };
  // The whole box labels its file input, which serves the keyboard and screen readers.
  return (
    <label
      className={classes(
        "relative grid justify-items-center gap-2 rounded-panel border border-dashed px-6 " +
          "py-10 text-center has-focus-visible:outline-2 has-focus-visible:outline-offset-2 " +
          "has-focus-visible:outline-info",
        isOver ? "border-accent bg-accent-soft" : "border-control bg-surface hover:bg-sunken",
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <Upload size={24} strokeWidth={1.5} aria-hidden="true" className="text-accent" />
      <span className="text-reading font-semibold">
        <span className="text-accent underline underline-offset-4">{texts.choose}</span>{" "}
        <span className="font-normal text-text-2">{texts.dropHere}</span>
      </span>
      <span className="text-label text-text-3">
        {texts.limits(
          formats.number(FILE_LIMITS.bytes / BYTES_PER_MB),
          formats.number(FILE_LIMITS.rows),
        )}
      </span>
      <input
        type="file"
        accept={ACCEPTED}
        aria-label={texts.choose}
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={({ target }) => {
          take(target.files);
          target.value = "";
        }}
      />
    </label>
  );
}
