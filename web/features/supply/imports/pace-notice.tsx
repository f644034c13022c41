// Says before the start over how many days the source takes the rows, and which of them do not fit.
import { type ReactNode, useEffect } from "react";
import type { Source } from "../../../../contract/supply/source-document.ts";
import { DAY_MS } from "../../../../domain/time.ts";
import { saveFile } from "../../../lib/csv.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { IMPORT_TEXTS } from "../../../../locales/catalogues/imports.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { ImportFileHandle } from "./use-import-file.ts";
import { type CheckedRows, LATE, type PlannedPace } from "./worker-messages.ts";

interface SourceNoticeProps {
  readonly source: Source;
  readonly handle: ImportFileHandle;
  readonly checked: CheckedRows | null;
}

/** What the source says about the start: paused, or a daily cap that spreads the rows. */
export function SourceNotice({ source, handle, checked }: SourceNoticeProps): ReactNode {
  const texts = useTexts(IMPORT_TEXTS);
  const { giveRoom } = handle;
  const cap = useSourceCap(source.id, giveRoom);
  if (source.network_pause !== null)
    return <Notice tone="warning">{texts.waits.paused_by_network}</Notice>;
  if (source.status === "paused") return <Notice tone="warning">{texts.sourcePaused}</Notice>;
  const pace = checked?.pace ?? null;
  return pace === null || cap === null ? null : (
    <Pace cap={cap} pace={pace} unsentRows={handle.unsentRows} />
  );
}

/** The source's daily cap; tells the worker how much room it has. */
function useSourceCap(id: string, giveRoom: ImportFileHandle["giveRoom"]): number | null {
  const { value } = useAnswer("GET /v1/sources/{id}/room", { params: { id } });
  const cap = value?.daily_cap ?? null;
  const left = value?.left_today ?? null;
  useEffect(() => {
    giveRoom(cap === null || left === null ? null : { cap, left });
  }, [cap, left, giveRoom]);
  return cap;
}

interface PaceProps {
  readonly cap: number;
  readonly pace: PlannedPace;
  readonly unsentRows: ImportFileHandle["unsentRows"];
}

function Pace({ cap, pace, unsentRows }: PaceProps): ReactNode {
  const all = useTexts(IMPORT_TEXTS);
  const texts = all.pace;
  const formats = useFormats();
  const save = async (): Promise<void> =>
    saveFile(
      texts.file,
      await unsentRows("late", { [LATE]: texts.why }, [all.check.lineHead, all.check.whyHead]),
    );
  const last = new Date(Date.now() + pace.lastDay * DAY_MS).toISOString();
  return (
    <Notice tone={pace.late === 0 ? "info" : "warning"}>
      {pace.rows === 0 ? null : (
        <p>
          {texts.plan(
            formats.number(cap),
            formats.number(pace.rows),
            pace.days,
            formats.number(pace.days),
            formats.date(last),
          )}
        </p>
      )}
      {pace.late === 0 ? null : (
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <p className="min-w-0 basis-full">
            {texts.late(pace.late, formats.number(pace.late))} {texts.raise}
          </p>
          <Button onClick={() => void save()}>
            {texts.saveLate(pace.late, formats.number(pace.late))}
          </Button>
        </div>
      )}
    </Notice>
  );
}
