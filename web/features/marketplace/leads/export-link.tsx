// Makes the server export purchased leads to a file: the selected ones, or all that match the
// list's filters.
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { confirmDownload } from "../../../lib/auth/confirmed-download.ts";
import type { Query } from "../../../lib/documents/collections.ts";
import { addressOf } from "../../../lib/documents/documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { HANDS_TEXTS } from "../../../../locales/catalogues/hands.ts";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";

/** The maximum number of ids in one condition. */
const MOST_IDS = 100;

export function ExportLink({
  asked,
  most = 0,
}: {
  readonly asked: Pick<Query, "where" | "order">;
  readonly most?: number;
}): ReactNode {
  const texts = useTexts(HANDS_TEXTS);
  if (most > MOST_IDS) return <Button disabledBecause={texts.tooMany}>{texts.bulkExport}</Button>;
  return (
    <a
      href={addressOf("leads", asked).replace("/v1/leads", "/v1/leads/export")}
      download="leads.csv"
      onClick={confirmDownload}
      className={classes(
        "no-print inline-flex min-h-8 items-center gap-2 rounded-control border",
        "border-control bg-surface px-3 font-medium hover:bg-sunken pointer-coarse:min-h-11",
      )}
    >
      <Download size={16} strokeWidth={1.5} aria-hidden="true" />
      {texts.bulkExport}
    </a>
  );
}
