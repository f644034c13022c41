// Exports the activity as a file, and shows the network the newest link of its chain.
import { Download, Link2 } from "lucide-react";
import type { ReactNode } from "react";
import { ACTIVITY_TEXTS } from "../../../../locales/catalogues/activity.ts";
import { confirmDownload } from "../../../lib/auth/confirmed-download.ts";
import type { Where } from "../../../lib/documents/collections.ts";
import { addressOf } from "../../../lib/documents/documents.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Code } from "../../../ui/name.tsx";
import { classes } from "../../../ui/classes.ts";

const FORMATS = ["csv", "jsonl"] as const;

/** A file of what the list shows with its filters. */
export function ExportLinks({
  where,
}: {
  readonly where: readonly Where[] | undefined;
}): ReactNode {
  const texts = useTexts(ACTIVITY_TEXTS);
  return FORMATS.map((format) => (
    <a
      key={format}
      href={fileOf(where, format)}
      download={`activity.${format}`}
      onClick={confirmDownload}
      className={classes(
        "no-print inline-flex min-h-8 items-center gap-2 rounded-control border",
        "border-control bg-surface px-3 font-medium hover:bg-sunken pointer-coarse:min-h-11",
      )}
    >
      <Download size={16} strokeWidth={1.5} aria-hidden="true" />
      {texts[format]}
    </a>
  ));
}

function fileOf(where: readonly Where[] | undefined, format: (typeof FORMATS)[number]): string {
  const list = addressOf("activity", where === undefined ? {} : { where });
  const [path = "", query = ""] = list.split("?");
  return `${path}/export?${query === "" ? "" : `${query}&`}format=${format}`;
}

/** The newest link of the chain, to be kept elsewhere. */
export function ChainHead(): ReactNode {
  const texts = useTexts(ACTIVITY_TEXTS).chain;
  const formats = useFormats();
  const { value } = useAnswer("GET /v1/activity-chain");
  if (value === undefined) return null;
  return (
    <details className="no-print text-label text-text-2">
      <summary className="flex min-h-8 w-fit items-center gap-1.5 hover:text-text">
        <Link2 size={14} strokeWidth={1.5} aria-hidden="true" />
        {texts.title}
        {value.hash === null ? null : ` · ${texts.newest(formats.number(value.no))}`}
      </summary>
      <div className="grid max-w-3xl gap-1 pt-1">
        <p>{texts.about}</p>
        {value.hash === null ? (
          <p>{texts.none}</p>
        ) : (
          <Code className="break-all">{`${value.no}:${value.hash}`}</Code>
        )}
      </div>
    </details>
  );
}
