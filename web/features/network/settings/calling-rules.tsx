// Edits the hours in which consumers may be called, by state: a table, and a sheet for each rule.
import { type ReactNode, useState } from "react";
import { CALLING_DAYS, FEDERAL } from "../../../../domain/calling/calling-days.ts";
import { US_STATES } from "../../../../domain/lead/us-states.ts";
import type { CallingRule } from "../../../../contract/network/settings.ts";
import { type Formats, useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { CALLING_TEXTS } from "../../../../locales/catalogues/calling.ts";
import type { CallingTexts } from "../../../../locales/en/calling.ts";
import { Button } from "../../../ui/button.tsx";
import { type PlainColumn, PlainTable } from "../../../ui/plain-table.tsx";
import { RuleSheet, stateName } from "./rule-sheet.tsx";

type Rule = CallingRule;
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
        columns={columnsOf(texts, formats, setOpen)}
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

function columnsOf(
  texts: CallingTexts,
  formats: Formats,
  onOpen: (state: string) => void,
): readonly PlainColumn<Rule>[] {
  return [
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
      header: texts.mostIn24Hours,
      numeric: true,
      cell: ({ most_calls: most }) => (most === null ? "—" : formats.number(most)),
    },
    {
      id: "change",
      header: texts.change,
      cell: ({ state }) => (
        <Button aria-label={texts.changeOf(stateName(state, texts))} onClick={() => onOpen(state)}>
          {texts.change}
        </Button>
      ),
    },
  ];
}

/** A new rule begins with the federal hours; its legal source must be entered. */
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

/** Sorts by state, the federal rule first. */
function byState(a: Rule, b: Rule): number {
  return (
    Number(b.state === FEDERAL) - Number(a.state === FEDERAL) || a.state.localeCompare(b.state)
  );
}

function spanWords(span: Span, texts: CallingTexts, formats: Formats): string {
  return span === null
    ? texts.none
    : `${formats.minuteOfDay(span.from, "short")}–${formats.minuteOfDay(span.until, "short")}`;
}
