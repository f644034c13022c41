// Shows "Within calling hours (8:00 AM–8:00 PM, AL)": a fact about the clock, never a permission.
import type { ReactNode } from "react";
import { FEDERAL } from "../../../../domain/calling/calling-days.ts";
import { type Formats, useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { WORK_TEXTS } from "../../../../locales/catalogues/work.ts";
import type { WorkTexts } from "../../../../locales/en/work.ts";
import { Status } from "../../../ui/status.tsx";
import type { Calling } from "./use-calling.ts";

interface CallingMarkProps {
  readonly calling: Calling;
  readonly nowMs: number;
}

/** The hours and the state, for a lead's page. */
export function CallingHours({ calling, nowMs }: CallingMarkProps): ReactNode {
  const texts = useTexts(WORK_TEXTS);
  const formats = useFormats();
  const { isWithin, changesAtMs } = calling.momentAt(nowMs);
  const change = changesAtMs === null ? null : formats.duration(changesAtMs - nowMs);
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Status tone={isWithin ? "good" : "warning"}>
        {isWithin ? texts.within : texts.outside}
      </Status>
      <span>({hoursWords(calling, nowMs, texts, formats)})</span>
      {change === null ? null : (
        <span className="text-text-2">
          {isWithin ? texts.closesIn(change) : texts.opensIn(change)}
        </span>
      )}
    </span>
  );
}

function hoursWords(
  { rule, momentAt }: Calling,
  nowMs: number,
  texts: WorkTexts,
  formats: Formats,
): string {
  const state = rule.state === FEDERAL ? texts.federal : rule.state;
  const { today } = momentAt(nowMs);
  return today === null
    ? texts.closedToday(state)
    : texts.hours(formats.minuteOfDay(today.from), formats.minuteOfDay(today.until), state);
}
