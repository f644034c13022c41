// Lists the fields of a post that were left out, or not read to the letter.
import type { ReactNode } from "react";
import { useTexts } from "../lib/text/text.ts";
import { UI_TEXTS } from "../../locales/catalogues/ui.ts";
import { Code } from "./name.tsx";

export interface ShownNote {
  readonly field: string;
  /** The value as it came; null where it is not shown. */
  readonly came?: string | null;
  /** Null if the field was left out, or if its value is not shown. */
  readonly read_as: string | null;
  /** How to send the field, in English. */
  readonly advice: string;
}

/** Nothing without notes. */
export function ReadingNotes({ notes }: { readonly notes: readonly ShownNote[] }): ReactNode {
  if (notes.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {notes.map((note, index) => (
        <li key={`${note.field}-${index}`} className="text-label text-text-2">
          <Code className="font-semibold">{note.field}</Code> <Reading note={note} />{" "}
          <span lang="en">{note.advice}</span>
        </li>
      ))}
    </ul>
  );
}

function Reading({ note: { came, read_as: readAs } }: { readonly note: ShownNote }): ReactNode {
  const texts = useTexts(UI_TEXTS).notes;
  const isShown = came !== null && came !== undefined;
  if (!isShown) return readAs === null ? texts.notAsCame : texts.readAs(readAs);
  return (
    <>
      <span aria-hidden="true" className="whitespace-pre-wrap text-text">
        <Code>{came}</Code> → {readAs === null ? texts.leftOut : <Code>{readAs}</Code>}
      </span>
      <span className="sr-only">
        {readAs === null ? texts.cameLeftOut(came) : texts.cameReadAs(came, readAs)}
      </span>
    </>
  );
}
