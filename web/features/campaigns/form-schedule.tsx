// When a campaign buys: its pace, its clock, and the hours of each day.
import { type ReactNode, useId } from "react";
import { useDisplay } from "../../lib/display/display.ts";
import { useTexts } from "../../lib/text/text.ts";
import { CAMPAIGN_PAGE_TEXTS } from "../../texts/campaign.ts";
import { CAMPAIGN_FORM_TEXTS } from "../../texts/campaign-form.ts";
import { Button } from "../../ui/button.tsx";
import { CONTROL, CheckField, SelectField } from "../../ui/field.tsx";
import { Section } from "../../ui/screen.tsx";
import { timeZones } from "../settings/time-zones.ts";
import { type DayDraft, WEEKDAYS, type Weekday } from "./campaign-draft.ts";
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
          label={texts.pacing} hint={texts.pacingHint} value={draft.pacing} options={PACINGS.map((pacing) => [pacing, texts.pacings[pacing]])}
          onChange={({ target }) => change({ pacing: PACINGS.find((pacing) => pacing === target.value) ?? "asap" })}
        />
        <SelectField translate="no" label={texts.zone} value={draft.zone} problem={problems.zone} options={timeZones(draft.zone).map((zone) => [zone, zone.replaceAll("_", " ")])} onChange={({ target }) => change({ zone: target.value })} />
      </div>
      <CheckField label={texts.always} checked={draft.isAlways} onChange={({ target }) => change({ isAlways: target.checked })} />
      {draft.isAlways ? null : draft.keptHours === null ? <Days {...part} /> : <KeptHours {...part} />}
      {problems.days === undefined ? null : <p role="alert" className="text-label text-negative">{problems.days}</p>}
    </Section>
  );
}

function KeptHours({ draft: { keptHours }, change }: FormPart): ReactNode {
  const texts = useTexts(CAMPAIGN_FORM_TEXTS);
  const page = useTexts(CAMPAIGN_PAGE_TEXTS);
  const { language } = useDisplay();
  return (
    <div className="grid justify-items-start gap-2 rounded-panel border border-line bg-surface p-4">
      <p>{texts.hoursKept}</p>
      <ul className="list-disc pl-5 marker:text-text-3">{scheduleLines(keptHours ?? [], page, language).map((line) => <li key={line}>{line}</li>)}</ul>
      <Button onClick={() => change({ keptHours: null })}>{texts.replaceHours}</Button>
    </div>
  );
}

function Days({ draft: { days }, problems, change }: FormPart): ReactNode {
  const texts = useTexts(CAMPAIGN_FORM_TEXTS);
  const page = useTexts(CAMPAIGN_PAGE_TEXTS);
  const set = (weekday: Weekday, part: Partial<DayDraft>): void => change({ days: { ...days, [weekday]: { ...days[weekday], ...part } } });
  return (
    <fieldset className="grid max-w-md gap-2">
      <legend className="mb-2 text-label font-medium text-text-2">{texts.days}</legend>
      {WEEKDAYS.map((weekday) => <Day key={weekday} name={capital(page.weekday[weekday])} day={days[weekday]} problem={problems[`day ${weekday}`]} onChange={(part) => set(weekday, part)} />)}
      <p className="text-label text-text-3">{texts.midnight}</p>
    </fieldset>
  );
}

interface DayProps {
  readonly name: string;
  readonly day: DayDraft;
  readonly problem: string | undefined;
  readonly onChange: (part: Partial<DayDraft>) => void;
}

function Day({ name, day: { isOpen, from, until }, problem, onChange }: DayProps): ReactNode {
  const texts = useTexts(CAMPAIGN_FORM_TEXTS);
  const id = useId();
  const about = { "aria-invalid": problem === undefined ? undefined : (true as const), "aria-describedby": problem === undefined ? undefined : id, "className": CONTROL };
  return (
    <div className="grid min-h-8 grid-cols-2 items-center gap-x-3 gap-y-1 sm:grid-cols-[8rem_1fr_1fr]">
      <div className="col-span-2 sm:col-span-1"><CheckField label={name} checked={isOpen} onChange={({ target }) => onChange({ isOpen: target.checked })} /></div>
      {isOpen ? (
        <>
          <input {...about} type="time" aria-label={texts.fromOf(name)} value={from} onChange={({ target }) => onChange({ from: target.value })} />
          <input {...about} type="time" aria-label={texts.untilOf(name)} value={until} onChange={({ target }) => onChange({ until: target.value })} />
        </>
      ) : null}
      {problem === undefined ? null : <p id={id} role="alert" className="col-span-full text-label text-negative">{problem}</p>}
    </div>
  );
}
