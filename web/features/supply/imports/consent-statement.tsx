// Lets the affiliate state the consent text and its page once, for a file whose form is its own.
import type { ReactNode } from "react";
import { useTexts } from "../../../lib/text/text.ts";
import { IMPORT_TEXTS } from "../../../../locales/catalogues/imports.ts";
import { CheckField, TextArea, TextField } from "../../../ui/field.tsx";
import { More } from "../../../ui/more.tsx";
import type { FileReading } from "./use-file-reading.ts";

/** Shown only where no column has the text or the page. */
export function ConsentStatement({
  read: { columns, statement, state },
}: {
  readonly read: FileReading;
}): ReactNode {
  const texts = useTexts(IMPORT_TEXTS).consent;
  const has = (field: string): boolean => columns.some((column) => column.field === field);
  if (has("tcpa_text") && has("landing_page_url")) return null;
  return (
    <More title={texts.title} isSet={statement.isStated} hasProblem={false}>
      <p className="max-w-3xl text-text-2">{texts.about}</p>
      <TextArea
        label={texts.text}
        hint={texts.textHint}
        value={statement.text}
        onChange={({ target }) => state({ text: target.value })}
      />
      <TextField
        label={texts.page}
        type="url"
        placeholder="https://"
        value={statement.pageUrl}
        onChange={({ target }) => state({ pageUrl: target.value })}
      />
      <CheckField
        label={texts.state}
        checked={statement.isStated}
        onChange={({ target }) => state({ isStated: target.checked })}
      />
    </More>
  );
}
