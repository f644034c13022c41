// Edits the hours in which people of one state may be called, and the source of that rule.
import { type ReactNode, useState } from "react";
import { CALLING_DAYS, FEDERAL } from "../../../../domain/calling/calling-days.ts";
import { type CallingDay } from "../../../../domain/calling/calling-rules.ts";
import type { CallingRule } from "../../../../contract/network/settings.ts";
import { toEndMinute, toMinute, toTime } from "../../../lib/clock-time.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { CALLING_TEXTS } from "../../../../locales/catalogues/calling.ts";
import type { CallingTexts } from "../../../../locales/en/calling.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckField, SelectField, TextField } from "../../../ui/field.tsx";
import { type DayHours, HoursRow } from "../../../ui/hours-row.tsx";
import { Sheet } from "../../../ui/sheet.tsx";

type Rule = CallingRule;
type Span = Rule["weekdays"];

/** The state's code, or the words for the federal rule. */
export function stateName(code: string, texts: CallingTexts): string {
  return code === FEDERAL ? texts.federal : code;
}

interface RuleSheetProps {
  readonly rule: Rule;
  readonly states: readonly string[];
  readonly onKeep: (rule: Rule) => void;
  /** Null for a rule that cannot be removed. */
  readonly onRemove: (() => void) | null;
  readonly onClose: () => void;
}

type DayDrafts = Readonly<Record<CallingDay, DayHours>>;

const dayOf = (span: Span): DayHours =>
  span === null
    ? { isOpen: false, from: "09:00", until: "20:00" }
    : { isOpen: true, from: toTime(span.from), until: toTime(span.until) };
const spanOf = ({ isOpen, from, until }: DayHours): Span =>
  isOpen ? { from: toMinute(from), until: toEndMinute(until) } : null;

/** The sheet's state: typed values, errors, and the resulting rule. */
function useRuleDraft(rule: Rule) {
  const texts = useTexts(CALLING_TEXTS);
  const [draft, setDraft] = useState(rule);
  const [days, setDays] = useState<DayDrafts>({
    weekdays: dayOf(rule.weekdays),
    saturday: dayOf(rule.saturday),
    sunday: dayOf(rule.sunday),
  });
  const [most, setMost] = useState(rule.most_calls === null ? "" : String(rule.most_calls));
  const change = (part: Partial<Rule>): void => setDraft({ ...draft, ...part });
  const changeDay = (day: CallingDay, part: Partial<DayHours>): void =>
    setDays({ ...days, [day]: { ...days[day], ...part } });
  const problemOf = ({ isOpen, from, until }: DayHours): string | undefined =>
    isOpen && (from === "" || until === "" || toEndMinute(until) <= toMinute(from))
      ? texts.wrongHours
      : undefined;
  const isMostWrong = most.trim() !== "" && !/^[1-9]\d?$/.test(most.trim());
  const mistake = CALLING_DAYS.some((day) => problemOf(days[day]) !== undefined)
    ? texts.wrongHours
    : isMostWrong
      ? texts.wrongMost
      : draft.source.trim() === ""
        ? texts.sourceMissing
        : draft.checked_on === ""
          ? texts.dateMissing
          : null;
  const kept = (): Rule => ({
    ...draft,
    source: draft.source.trim(),
    most_calls: most.trim() === "" ? null : Number(most),
    weekdays: spanOf(days.weekdays),
    saturday: spanOf(days.saturday),
    sunday: spanOf(days.sunday),
  });
  return {
    draft,
    change,
    days,
    changeDay,
    problemOf,
    most,
    setMost,
    isMostWrong,
    mistake,
    kept,
  };
}

/** Edits a rule; it is saved with the rest of the form. */
export function RuleSheet({ rule, states, onKeep, onRemove, onClose }: RuleSheetProps): ReactNode {
  const texts = useTexts(CALLING_TEXTS);
  const { draft, change, days, changeDay, problemOf, most, setMost, isMostWrong, mistake, kept } =
    useRuleDraft(rule);
  return (
    <Sheet title={texts.sheet} onClose={onClose}>
      <div className="grid gap-4">
        <SelectField
          label={texts.state}
          value={draft.state}
          options={states.map((code) => [code, stateName(code, texts)])}
          onChange={({ target }) => change({ state: target.value })}
        />
        <Hours days={days} problemOf={problemOf} onChange={changeDay} />
        <CheckField
          label={texts.onHolidays}
          checked={draft.holidays}
          onChange={({ target }) => change({ holidays: target.checked })}
        />
        <TextField
          label={texts.mostIn24Hours}
          hint={texts.mostHint}
          inputMode="numeric"
          autoComplete="off"
          value={most}
          problem={isMostWrong ? texts.wrongMost : null}
          onChange={({ target }) => setMost(target.value)}
        />
        <TextField
          label={texts.source}
          hint={texts.sourceHint}
          maxLength={500}
          value={draft.source}
          onChange={({ target }) => change({ source: target.value })}
        />
        <TextField
          label={texts.checked}
          type="date"
          value={draft.checked_on}
          onChange={({ target }) => change({ checked_on: target.value })}
        />
        <p className="text-label text-text-3">{texts.savedLater}</p>
        <div className="flex flex-wrap gap-2">
          <Button kind="primary" disabledBecause={mistake} onClick={() => onKeep(kept())}>
            {texts.keep}
          </Button>
          {onRemove === null ? null : (
            <Button kind="danger" onClick={onRemove}>
              {texts.remove}
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  );
}

interface HoursProps {
  readonly days: DayDrafts;
  readonly problemOf: (day: DayHours) => string | undefined;
  readonly onChange: (day: CallingDay, part: Partial<DayHours>) => void;
}

function Hours({ days, problemOf, onChange }: HoursProps): ReactNode {
  const texts = useTexts(CALLING_TEXTS);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-label font-medium text-text-2">{texts.hours}</legend>
      {CALLING_DAYS.map((day) => (
        <HoursRow
          key={day}
          name={texts.days[day]}
          labels={{
            from: texts.fromOf(texts.days[day]),
            until: texts.untilOf(texts.days[day]),
          }}
          day={days[day]}
          problem={problemOf(days[day])}
          onChange={(part) => onChange(day, part)}
        />
      ))}
    </fieldset>
  );
}
