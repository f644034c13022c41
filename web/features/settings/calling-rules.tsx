// The hours in which people may be called, state by state, as the operator keeps them: a table, and
// a sheet for each rule.
import { type ReactNode, useState } from "react";
import { CALLING_DAYS, type CallingDay, FEDERAL } from "../../../domain/calling/calling-rules.ts";
import { US_STATES } from "../../../domain/lead/us-states.ts";
import type { Schemas } from "../../lib/api/client.ts";
import { toEndMinute, toMinute, toTime } from "../../lib/clock-time.ts";
import { type Formats, useFormats } from "../../lib/format/format.ts";
import { useTexts } from "../../lib/text/text.ts";
import { CALLING_TEXTS, type CallingTexts } from "../../texts/calling.ts";
import { Button } from "../../ui/button.tsx";
import { CheckField, SelectField, TextField } from "../../ui/field.tsx";
import { type DayHours, HoursRow } from "../../ui/hours-row.tsx";
import { PlainTable } from "../../ui/plain-table.tsx";
import { Sheet } from "../../ui/sheet.tsx";

type Rule = Schemas["CallingRule"];
type Span = Rule["weekdays"];

interface CallingRulesProps {
  readonly rules: readonly Rule[];
  readonly onChange: (rules: Rule[]) => void;
}

export function CallingRules({ rules, onChange }: CallingRulesProps): ReactNode {
  const texts = useTexts(CALLING_TEXTS);
  const formats = useFormats();
  // The state whose rule is open; empty for a new one.
  const [open, setOpen] = useState<string | null>(null);
  const free = US_STATES.filter(({ code }) => rules.every(({ state }) => state !== code));
  const shown = rules.find(({ state }) => state === open);
  const keep = (rule: Rule): void => {
    onChange(
      [...rules.filter(({ state }) => state !== rule.state && state !== open), rule].toSorted(
        byState,
      ),
    );
    setOpen(null);
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{texts.title}</legend>
      <p className="text-text-2">{texts.about}</p>
      <PlainTable
        label={texts.title}
        rows={rules}
        idOf={({ state }) => state}
        columns={[
          { id: "state", header: texts.state, cell: ({ state }) => stateName(state, texts) },
          ...CALLING_DAYS.map((day) => ({
            id: day,
            header: texts.days[day],
            cell: (rule: Rule) => (
              <span className="whitespace-nowrap">{spanWords(rule[day], texts, formats)}</span>
            ),
          })),
          {
            id: "holidays",
            header: texts.holidays,
            cell: ({ holidays }) => (holidays ? texts.yes : texts.no),
          },
          {
            id: "most",
            header: texts.most,
            numeric: true,
            cell: ({ most_calls: most }) => (most === null ? "–" : formats.number(most)),
          },
          {
            id: "change",
            header: texts.change,
            cell: ({ state }) => (
              <Button
                aria-label={texts.changeOf(stateName(state, texts))}
                onClick={() => setOpen(state)}
              >
                {texts.change}
              </Button>
            ),
          },
        ]}
      />
      <div>
        <Button
          disabledBecause={free.length === 0 ? texts.allThere : null}
          onClick={() => setOpen("")}
        >
          {texts.add}
        </Button>
      </div>
      {open === null ? null : (
        <RuleSheet
          key={open}
          rule={shown ?? newRule(rules, free[0]?.code ?? "")}
          states={shown === undefined ? free.map(({ code }) => code) : [shown.state]}
          onKeep={keep}
          onClose={() => setOpen(null)}
          onRemove={
            shown === undefined || shown.state === FEDERAL
              ? null
              : () => {
                  onChange(rules.filter(({ state }) => state !== shown.state));
                  setOpen(null);
                }
          }
        />
      )}
    </fieldset>
  );
}

/** A new state begins with the federal hours; where they were read has to be said. */
function newRule(rules: readonly Rule[], state: string): Rule {
  const federal = rules.find((rule) => rule.state === FEDERAL);
  const span = federal?.weekdays ?? null;
  return {
    state,
    weekdays: span,
    saturday: span,
    sunday: span,
    holidays: true,
    most_calls: null,
    source: "",
    checked_on: new Date().toISOString().slice(0, 10),
  };
}

/** The federal rule first. */
function byState(a: Rule, b: Rule): number {
  return (
    Number(b.state === FEDERAL) - Number(a.state === FEDERAL) || a.state.localeCompare(b.state)
  );
}

function stateName(code: string, texts: CallingTexts): string {
  return code === FEDERAL ? texts.federal : code;
}

function spanWords(span: Span, texts: CallingTexts, formats: Formats): string {
  return span === null
    ? texts.none
    : `${formats.minuteOfDay(span.from, "short")}–${formats.minuteOfDay(span.until, "short")}`;
}

interface RuleSheetProps {
  readonly rule: Rule;
  readonly states: readonly string[];
  readonly onKeep: (rule: Rule) => void;
  /** Null where it has to stay. */
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

function RuleSheet({ rule, states, onKeep, onRemove, onClose }: RuleSheetProps): ReactNode {
  const texts = useTexts(CALLING_TEXTS);
  const [draft, setDraft] = useState(rule);
  const [days, setDays] = useState<DayDrafts>({
    weekdays: dayOf(rule.weekdays),
    saturday: dayOf(rule.saturday),
    sunday: dayOf(rule.sunday),
  });
  const [most, setMost] = useState(rule.most_calls === null ? "" : String(rule.most_calls));
  const change = (part: Partial<Rule>): void => setDraft({ ...draft, ...part });
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
  const keep = (): void =>
    onKeep({
      ...draft,
      source: draft.source.trim(),
      most_calls: most.trim() === "" ? null : Number(most),
      weekdays: spanOf(days.weekdays),
      saturday: spanOf(days.saturday),
      sunday: spanOf(days.sunday),
    });
  return (
    <Sheet title={texts.sheet} onClose={onClose}>
      <div className="grid gap-4">
        <SelectField
          label={texts.state}
          value={draft.state}
          options={states.map((code) => [code, stateName(code, texts)])}
          onChange={({ target }) => change({ state: target.value })}
        />
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
              onChange={(part) => setDays({ ...days, [day]: { ...days[day], ...part } })}
            />
          ))}
        </fieldset>
        <CheckField
          label={texts.onHolidays}
          checked={draft.holidays}
          onChange={({ target }) => change({ holidays: target.checked })}
        />
        <TextField
          label={texts.most}
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
          <Button kind="primary" disabledBecause={mistake} onClick={keep}>
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
