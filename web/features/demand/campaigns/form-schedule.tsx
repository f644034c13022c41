// Edits when a campaign buys: its pacing, its time zone, and the hours of each day.
import { Term } from "../../../ui/term.tsx";
import type { ReactNode } from "react";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { CAMPAIGN_PAGE_TEXTS } from "../../../../locales/catalogues/campaign.ts";
import { CAMPAIGN_FORM_TEXTS } from "../../../../locales/catalogues/campaign-form.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckField, SelectField } from "../../../ui/field.tsx";
import { type DayHours, HoursRow } from "../../../ui/hours-row.tsx";
import { Section } from "../../../ui/screen.tsx";
import { timeZones } from "../../../lib/time-zones.ts";
import { WEEKDAYS, type Weekday } from "./campaign-form-values.ts";
import type { FormPart } from "./campaign-form.tsx";
import { capital, scheduleLines } from "./schedule-words.ts";

const PACINGS = ["asap", "even"] as const;

export function FormSchedule(part: FormPart): ReactNode {
  const { draft, problems, change } = part;
  const texts = useTexts(CAMPAIGN_FORM_TEXTS);
  return (
    <Section title={texts.schedule}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label={texts.pacing}
          hint={
            <>
              {texts.pacingHint} <Term name="pacing" />
            </>
          }
          value={draft.pacing}
          options={PACINGS.map((pacing) => [pacing, texts.pacings[pacing]])}
          onChange={({ target }) =>
            change({ pacing: PACINGS.find((pacing) => pacing === target.value) ?? "asap" })
          }
        />
        <SelectField
          translate="no"
          label={texts.zone}
          value={draft.zone}
          problem={problems.zone}
          options={timeZones(draft.zone).map((zone) => [zone, zone.replaceAll("_", " ")])}
          onChange={({ target }) => change({ zone: target.value })}
        />
      </div>
      <CheckField
        label={texts.always}
        checked={draft.isAlways}
        onChange={({ target }) => change({ isAlways: target.checked })}
      />
      {draft.isAlways ? null : draft.keptHours === null ? (
        <Days {...part} />
      ) : (
        <KeptHours {...part} />
      )}
      {problems.days === undefined ? null : (
        <p role="alert" className="text-label text-negative">
          {problems.days}
        </p>
      )}
    </Section>
  );
}

function KeptHours({ draft: { keptHours }, change }: FormPart): ReactNode {
  const texts = useTexts(CAMPAIGN_FORM_TEXTS);
  const page = useTexts(CAMPAIGN_PAGE_TEXTS);
  const formats = useFormats();
  return (
    <div className="grid justify-items-start gap-2 rounded-panel border border-line bg-surface p-4">
      <p>{texts.hoursKept}</p>
      <ul className="list-disc pl-5 marker:text-text-3">
        {scheduleLines(keptHours ?? [], page, formats).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button onClick={() => change({ keptHours: null })}>{texts.replaceHours}</Button>
    </div>
  );
}

function Days({ draft: { days }, problems, change }: FormPart): ReactNode {
  const texts = useTexts(CAMPAIGN_FORM_TEXTS);
  const page = useTexts(CAMPAIGN_PAGE_TEXTS);
  const set = (weekday: Weekday, part: Partial<DayHours>): void =>
    change({ days: { ...days, [weekday]: { ...days[weekday], ...part } } });
  return (
    <fieldset className="grid max-w-md gap-2">
      <legend className="mb-2 text-label font-medium text-text-2">{texts.days}</legend>
      {WEEKDAYS.map((weekday) => (
        <HoursRow
          key={weekday}
          name={capital(page.weekday[weekday])}
          labels={{
            from: texts.fromOf(capital(page.weekday[weekday])),
            until: texts.untilOf(capital(page.weekday[weekday])),
          }}
          day={days[weekday]}
          problem={problems[`day ${weekday}`]}
          onChange={(part) => set(weekday, part)}
        />
      ))}
      <p className="text-label text-text-3">{texts.midnight}</p>
    </fieldset>
  );
}
