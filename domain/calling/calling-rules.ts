// Defines when a person may be called under the rules of their state: the network's table, its
// defaults and its checks.
import { CALLING_DAYS, FEDERAL } from "./calling-days.ts";
import { US_STATES } from "../lead/us-states.ts";

/**
 * From `from` up to, not including, `until`: minutes since midnight in the called person's time
 * zone.
 */
export interface CallingSpan {
  readonly from: number;
  readonly until: number;
}

/**
 * The hours of one state, or with state `US` the federal ones, which apply to states without a
 * rule.
 */
export interface CallingRule {
  readonly state: string;
  /** Monday to Friday; null means no calls. */
  readonly weekdays: CallingSpan | null;
  readonly saturday: CallingSpan | null;
  readonly sunday: CallingSpan | null;
  /** False: no calls on federal holidays. */
  readonly holidays: boolean;
  /** Calls to one person about one matter in 24 hours; null means no limit. */
  readonly mostCalls: number | null;
  /** The source of the rule, and the day it was checked (ISO date). */
  readonly source: string;
  readonly checkedOn: string;
}

const hours = (from: number, until: number): CallingSpan => ({
  from: from * 60,
  until: until * 60,
});
const SECONDARY =
  "Secondary sources, July to November 2025. Verify with the state before you rely on it.";
const CHECKED_ON = "2025-11-30";

function stateRule(
  state: string,
  span: CallingSpan,
  apart: Partial<Pick<CallingRule, "saturday" | "sunday" | "holidays" | "mostCalls">> = {},
): CallingRule {
  return {
    state,
    weekdays: span,
    saturday: span,
    sunday: span,
    holidays: true,
    mostCalls: null,
    source: SECONDARY,
    checkedOn: CHECKED_ON,
    ...apart,
  };
}

/**
 * The defaults of a new network. The network keeps them up to date: information, not legal advice.
 */
export const DEFAULT_CALLING_RULES: readonly CallingRule[] = [
  { ...stateRule(FEDERAL, hours(8, 21)), source: "47 CFR 64.1200(c)(1)" },
  stateRule("AL", hours(8, 20), { sunday: null, holidays: false }),
  stateRule("CT", hours(9, 20)),
  stateRule("FL", hours(8, 20), { mostCalls: 3 }),
  stateRule("KY", hours(10, 21)),
  stateRule("LA", hours(8, 20), { sunday: null, holidays: false }),
  stateRule("MA", hours(8, 20)),
  stateRule("MD", hours(8, 20), { mostCalls: 3 }),
  stateRule("MI", hours(9, 21)),
  stateRule("MN", hours(9, 21)),
  stateRule("MS", hours(8, 20), { sunday: null }),
  stateRule("NM", hours(9, 21)),
  stateRule("NV", hours(9, 20)),
  stateRule("OK", hours(8, 20), { mostCalls: 3 }),
  stateRule("RI", hours(9, 18), { saturday: null, sunday: null }),
  stateRule("TX", hours(9, 21), { sunday: hours(12, 21) }),
];

/** A rule as documents store it. */
export type CallingRuleDocument = Omit<CallingRule, "mostCalls" | "checkedOn"> & {
  readonly most_calls: number | null;
  readonly checked_on: string;
};

export function toCallingRule({
  most_calls: mostCalls,
  checked_on: checkedOn,
  ...rule
}: CallingRuleDocument): CallingRule {
  return { ...rule, mostCalls, checkedOn };
}

/** The possible problems of a table of rules. */
export type CallingRuleProblem =
  | { readonly index: number; readonly problem: "unknown_state" | "twice" }
  | { readonly index: number; readonly problem: "no_hours"; readonly day: CallingDay }
  | { readonly index: null; readonly problem: "no_federal" };

export type CallingDay = (typeof CALLING_DAYS)[number];

/**
 * Every problem of a table: unknown or repeated states, spans that end before they begin, no
 * federal rule.
 */
export function callingRuleProblems(rules: readonly CallingRule[]): CallingRuleProblem[] {
  const known = new Set<string>([FEDERAL, ...US_STATES.map(({ code }) => code)]);
  const seen = new Set<string>();
  const problems = rules.flatMap((rule, index): CallingRuleProblem[] => {
    const isTwice = seen.size === seen.add(rule.state).size;
    return [
      ...(known.has(rule.state) ? [] : [{ index, problem: "unknown_state" as const }]),
      ...(isTwice ? [{ index, problem: "twice" as const }] : []),
      ...CALLING_DAYS.flatMap((day): CallingRuleProblem[] => {
        const span = rule[day];
        return span === null || span.from < span.until ? [] : [{ index, problem: "no_hours", day }];
      }),
    ];
  });
  return seen.has(FEDERAL) ? problems : [...problems, { index: null, problem: "no_federal" }];
}

/**
 * The rule for a person in `state`: the state's own or the federal one; without a known state, the
 * strictest of all.
 */
export function callingRuleFor(rules: readonly CallingRule[], state: string | null): CallingRule {
  const federal = rules.find((rule) => rule.state === FEDERAL) ?? DEFAULT_CALLING_RULES[0];
  if (federal === undefined) throw new Error("there is always a federal rule");
  if (state !== null) return rules.find((rule) => rule.state === state) ?? federal;
  return rules.reduce(strictest, federal);
}

/** What both rules allow. */
function strictest(one: CallingRule, other: CallingRule): CallingRule {
  const both = (a: CallingSpan | null, b: CallingSpan | null): CallingSpan | null => {
    if (a === null || b === null) return null;
    const span = { from: Math.max(a.from, b.from), until: Math.min(a.until, b.until) };
    return span.from < span.until ? span : null;
  };
  const caps = [one.mostCalls, other.mostCalls].filter((cap) => cap !== null);
  return {
    state: FEDERAL,
    weekdays: both(one.weekdays, other.weekdays),
    saturday: both(one.saturday, other.saturday),
    sunday: both(one.sunday, other.sunday),
    holidays: one.holidays && other.holidays,
    mostCalls: caps.length === 0 ? null : Math.min(...caps),
    source: one.source,
    checkedOn: one.checkedOn,
  };
}
