// Plans the weekly email of the saved report that is open, for the reader alone.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode } from "react";
import type {
  ReportMailingDocument,
  SavedReport,
} from "../../../../contract/insight/saved-reports.ts";
import { localeOf } from "../../../../domain/languages.ts";
import { DAY_MS } from "../../../../domain/time.ts";
import { REPORT_FORMATS } from "../../../../domain/reports/pivot/saved.ts";
import { PIVOT_TEXTS } from "../../../../locales/catalogues/pivot.ts";
import { call } from "../../../lib/api/call.ts";
import { useDisplay } from "../../../lib/display/display.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useAccountFormats } from "../../../lib/format/use-account-formats.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useDraft } from "../../../lib/use-draft.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { FORM_PANEL, Popover } from "../../../ui/popover.tsx";

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** A Monday. */
const MONDAY = Date.UTC(2026, 10, 2);
const HOUR_MINUTES = 60;
const FIRST: ReportMailingDocument = { weekday: 0, hour: 8, format: "page" };

interface MailProps {
  readonly saved: SavedReport;
}

export function WeeklyEmail({ saved }: MailProps): ReactNode {
  const texts = useTexts(PIVOT_TEXTS).saved;
  const formats = useAccountFormats();
  const dayName = useDayName();
  const { mailing } = saved;
  const label =
    mailing === null
      ? texts.email
      : texts.emailOn(
          dayName(mailing.weekday),
          formats.minuteOfDay(mailing.hour * HOUR_MINUTES, "short"),
        );
  return (
    <Popover
      label={texts.email}
      className={FORM_PANEL}
      button={(given) => <Button {...given}>{label}</Button>}
    >
      {(close) => <MailForm saved={saved} close={close} />}
    </Popover>
  );
}

/** The names of weekdays; 0 is Monday. */
function useDayName(): (weekday: number) => string {
  const { language } = useDisplay();
  const names = new Intl.DateTimeFormat(localeOf(language), { weekday: "long", timeZone: "UTC" });
  return (weekday) => names.format(MONDAY + weekday * DAY_MS);
}

function MailForm({ saved, close }: MailProps & { readonly close: () => void }): ReactNode {
  const texts = useTexts(PIVOT_TEXTS).saved;
  const formats = useAccountFormats();
  const dayName = useDayName();
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const { values: wanted, change } = useDraft<ReportMailingDocument>(saved.mailing ?? FIRST);
  const params = { id: saved.id };
  const finish = async (work: () => Promise<unknown>): Promise<void> => {
    if (await submit(work)) {
      await refresh(client, "/v1/saved-reports");
      close();
    }
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const { weekday, hour, format } = wanted;
    void finish(() =>
      call("PUT /v1/saved-reports/{id}/mailing", { params, body: { weekday, hour, format } }),
    );
  };
  return (
    <form className="grid gap-3" onSubmit={onSubmit}>
      <SelectField
        label={texts.weekday}
        value={String(wanted.weekday)}
        options={WEEKDAYS.map((weekday) => [String(weekday), dayName(weekday)] as const)}
        onChange={({ target }) => change({ weekday: Number(target.value) })}
      />
      <SelectField
        label={texts.hour}
        value={String(wanted.hour)}
        hint={formats.zoneName()}
        options={HOURS.map(
          (hour) => [String(hour), formats.minuteOfDay(hour * HOUR_MINUTES, "short")] as const,
        )}
        onChange={({ target }) => change({ hour: Number(target.value) })}
      />
      <SelectField
        label={texts.format}
        value={wanted.format}
        options={REPORT_FORMATS.map((format) => [format, texts.formats[format]] as const)}
        onChange={({ target }) =>
          change({
            format: REPORT_FORMATS.find((format) => format === target.value) ?? "page",
          })
        }
      />
      <Told saved={saved} />
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <div className="flex flex-wrap justify-end gap-2">
        {saved.mailing === null ? null : (
          <Button
            busy={isBusy}
            onClick={() =>
              void finish(() => call("DELETE /v1/saved-reports/{id}/mailing", { params }))
            }
          >
            {texts.stop}
          </Button>
        )}
        <Button kind="primary" type="submit" busy={isBusy}>
          {texts.start}
        </Button>
      </div>
    </form>
  );
}

/** When the next email comes, and what became of the last one. */
function Told({ saved: { mailing } }: MailProps): ReactNode {
  const texts = useTexts(PIVOT_TEXTS).saved;
  const formats = useAccountFormats();
  if (mailing === null) return null;
  const { next_at: next, sent_at: sent, problem } = mailing;
  const problems: Readonly<Record<string, string>> = texts.problems;
  return (
    <p className="text-label text-text-2">
      {[
        texts.next(formats.dateTime(next)),
        ...(sent === null ? [] : [texts.sent(formats.dateTime(sent))]),
        ...(problem === null ? [] : [problems[problem] ?? texts.problems.other]),
      ].join(" ")}
    </p>
  );
}
