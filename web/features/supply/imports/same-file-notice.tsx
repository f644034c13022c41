// Says that a file has been imported before, or that its import continues.
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { IMPORT_TEXTS } from "../../../../locales/catalogues/imports.ts";
import { Notice } from "../../../ui/notice.tsx";
import type { useImportsOfFile } from "./use-imports-of-file.ts";

export function SameFileNotice({
  imports: { unfinished, running, done },
}: {
  readonly imports: ReturnType<typeof useImportsOfFile>;
}): ReactNode {
  const texts = useTexts(IMPORT_TEXTS).again;
  const formats = useFormats();
  if (running !== null)
    return (
      <Notice tone="warning">
        <p>{texts.running(formats.number(running.decided), formats.number(running.rows))}</p>
        <Link
          to={{ search: `?part=imports&import=${running.id}` }}
          className="text-accent underline underline-offset-4"
        >
          {texts.show}
        </Link>
      </Notice>
    );
  if (unfinished !== null)
    return (
      <Notice tone="info">
        {texts.unfinished(formats.number(unfinished.received), formats.number(unfinished.rows))}
      </Notice>
    );
  return done === null ? null : (
    <Notice tone="info">{texts.done(formats.date(done.created_at))}</Notice>
  );
}
