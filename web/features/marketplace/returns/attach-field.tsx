// Lets the writer of a message choose files to go with it, and leave one out again.
import { Paperclip, X } from "lucide-react";
import type { ReactNode } from "react";
import { RETURN_FILE_KINDS, RETURN_FILE_LIMITS } from "../../../../domain/returns/files.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { RETURN_LIST_TEXTS } from "../../../../locales/catalogues/return-list.ts";
import { IconButton } from "../../../ui/button.tsx";
import { useFileSize } from "./file-size.ts";

/** What a file dialog offers first. The server reads what a file is from its content. */
const OFFERED = Object.values(RETURN_FILE_KINDS)
  .map(({ ending }) => `.${ending}`)
  .join(",");

/** Whether the files are more than one message takes. */
export function areTooLarge(files: readonly File[]): boolean {
  return files.reduce((sum, { size }) => sum + size, 0) > RETURN_FILE_LIMITS.messageBytes;
}

export function AttachField({
  files,
  onChange,
}: {
  readonly files: readonly File[];
  readonly onChange: (files: readonly File[]) => void;
}): ReactNode {
  const texts = useTexts(RETURN_LIST_TEXTS).messages;
  const size = useFileSize();
  const { perMessage, messageBytes } = RETURN_FILE_LIMITS;
  const add = (chosen: FileList | null): void =>
    onChange([...files, ...(chosen ?? [])].slice(0, perMessage));
  return (
    <div className="grid gap-2">
      {files.length === 0 ? null : (
        <ul className="grid gap-1">
          {files.map((file, at) => (
            <li
              key={`${at} ${file.name}`}
              className="flex items-center justify-between gap-2 rounded-control bg-sunken pl-3"
            >
              <span className="min-w-0 break-all">
                {file.name} <span className="text-text-2">({size(file.size)})</span>
              </span>
              <IconButton
                label={texts.leaveOut(file.name)}
                onClick={() => onChange(files.filter((other) => other !== file))}
              >
                <X size={16} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {files.length >= perMessage ? null : (
        <label
          className={
            "relative inline-flex min-h-9 items-center gap-2 justify-self-start rounded-control " +
            "border border-control bg-surface px-3 hover:bg-sunken has-focus-visible:outline-2 " +
            "has-focus-visible:outline-offset-2 has-focus-visible:outline-info"
          }
        >
          <Paperclip size={16} aria-hidden="true" />
          {texts.attach}
          <input
            type="file"
            multiple
            accept={OFFERED}
            aria-label={texts.attach}
            className="absolute inset-0 cursor-pointer opacity-0"
            onChange={({ target }) => {
              add(target.files);
              target.value = "";
            }}
          />
        </label>
      )}
      <p className="text-label text-text-3">{texts.attachHint(perMessage, size(messageBytes))}</p>
    </div>
  );
}
