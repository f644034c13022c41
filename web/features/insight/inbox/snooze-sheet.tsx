// Asks until when an item of the inbox is put aside.
import { type FormEvent, type ReactNode, useState } from "react";
import type { InboxItem } from "../../../../contract/insight/inbox.ts";
import { localMoment } from "../../../../domain/distribution/calendar.ts";
import { DAY_MS, HOUR_MS } from "../../../../domain/time.ts";
import { INBOX_TEXTS } from "../../../../locales/catalogues/inbox.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { momentOf } from "../../../lib/typed-moment.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { useMarks } from "./use-marks.ts";

const SOON_HOURS = 3;
/** The hour of the morning at which an item returns on a later day. */
const MORNING_MS = 9 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

interface SnoozeSheetProps {
  readonly item: InboxItem;
  readonly onClose: () => void;
}

export function SnoozeSheet({ item, onClose }: SnoozeSheetProps): ReactNode {
  const texts = useTexts(INBOX_TEXTS).snooze;
  const formats = useFormats();
  const { isBusy, problem, snooze } = useMarks(item);
  const [nowMs] = useState(Date.now);
  const [typed, type] = useState("");
  const [isMissing, beMissing] = useState(false);
  const morningAfter = (ms: number): number =>
    localMoment(formats.timeZone, ms).nextDayMs + MORNING_MS;
  const written = (ms: number): string => formats.dateTime(new Date(ms).toISOString());
  const choices = [
    [nowMs + SOON_HOURS * HOUR_MS, (time: string) => texts.hours(SOON_HOURS, time)],
    [morningAfter(nowMs), texts.tomorrow],
    [morningAfter(nowMs + WEEK_MS - DAY_MS), texts.week],
  ] as const;
  const until = async (ms: number): Promise<void> => {
    if (await snooze(ms)) onClose();
  };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const ms = momentOf(typed, formats.timeZone);
    if (ms === null) beMissing(true);
    else void until(ms);
  };
  return (
    <Sheet title={texts.title} place="middle" onClose={onClose}>
      <form className="grid gap-3" noValidate onSubmit={save}>
        <p className="text-text-2">{texts.help}</p>
        {problem === null ? null : <ProblemNotice problem={problem} />}
        <ul className="grid gap-1">
          {choices.map(([ms, words], index) => (
            <li key={ms} className="grid">
              <Button
                busy={isBusy}
                data-first={index === 0 ? true : undefined}
                onClick={() => void until(ms)}
              >
                {words(written(ms))}
              </Button>
            </li>
          ))}
        </ul>
        <TextField
          type="datetime-local"
          label={texts.own}
          hint={formats.zoneName()}
          problem={isMissing ? texts.missing : undefined}
          value={typed}
          onChange={({ target }) => {
            type(target.value);
            beMissing(false);
          }}
        />
        <div>
          <Button type="submit" kind="primary" busy={isBusy}>
            {texts.ownAction}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
