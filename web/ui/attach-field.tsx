// Lets a person choose files to attach, and leave one out again.
import { Paperclip, X } from "lucide-react";
import type { ReactNode } from "react";
import { ATTACHED_FILE_KINDS } from "../../domain/files/attached-file.ts";
import { useFileSize } from "../lib/file-size.ts";
import { IconButton } from "./button.tsx";

/** What a file dialog offers first. The server reads what a file is from its content. */
const OFFERED = Object.values(ATTACHED_FILE_KINDS)
  .map(({ ending }) => `.${ending}`)
  .join(",");

/** Whether the files are larger together than `most` bytes. */
export function areTooLarge(files: readonly File[], most: number): boolean {
  return files.reduce((sum, { size }) => sum + size, 0) > most;
}

interface AttachFieldProps {
  readonly files: readonly File[];
  readonly onChange: (files: readonly File[]) => void;
  /** How many files go together. */
  readonly most: number;
  /** The button's words. */
  readonly label: string;
  readonly hint: string;
  readonly leaveOut: (file: string) => string;
}

export function AttachField({
  files,
  onChange,
  most,
  label,
  hint,
  leaveOut,
}: AttachFieldProps): ReactNode {
  const size = useFileSize();
  const add = (chosen: FileList | null): void =>
    onChange([...files, ...(chosen ?? [])].slice(0, most));
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
                label={leaveOut(file.name)}
                onClick={() => onChange(files.filter((other) => other !== file))}
              >
                <X size={16} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {files.length >= most ? null : (
        <label
          className={
            "relative inline-flex min-h-9 items-center gap-2 justify-self-start rounded-control " +
            "border border-control bg-surface px-3 hover:bg-sunken has-focus-visible:outline-2 " +
            "has-focus-visible:outline-offset-2 has-focus-visible:outline-info"
          }
        >
          <Paperclip size={16} aria-hidden="true" />
          {label}
          <input
            type="file"
            multiple={most > 1}
            accept={OFFERED}
            aria-label={label}
            className="absolute inset-0 cursor-pointer opacity-0"
            onChange={({ target }) => {
              add(target.files);
              target.value = "";
            }}
          />
        </label>
      )}
      <p className="text-label text-text-3">{hint}</p>
    </div>
  );
}
