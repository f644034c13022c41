// A campaign as its form holds it, all as typed, and what is sent of it: of one that exists only the members that were changed.
import type { Schemas } from "../../lib/api/client.ts";
import { toEndMinute, toMinute, toTime } from "../../lib/clock-time.ts";
import type { DayHours } from "../../ui/hours-row.tsx";
import { type CriteriaDraft, EMPTY_CRITERIA, criteriaRules, readNumber, toCriteriaDraft } from "./criteria-draft.ts";
import { LIMIT_WINDOWS, type LimitWindow } from "./periods.ts";
import type { Span } from "./schedule-words.ts";

export type CampaignDocument = Schemas["CampaignDocument"];
type Campaign = Schemas["Campaign"];

export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;
export type Weekday = (typeof WEEKDAYS)[number];
export const UNITS = ["leads", "cents"] as const;
export type Unit = (typeof UNITS)[number];

export interface CampaignDraft {
  readonly name: string;
  /** Dollars. */
  readonly exclusive: string;
  readonly shared: string;
  readonly criteria: CriteriaDraft;
  /** Leads, and dollars. */
  readonly limits: Readonly<Record<Unit, Readonly<Record<LimitWindow, string>>>>;
  readonly pacing: Campaign["pacing"];
  readonly zone: string;
  readonly isAlways: boolean;
  readonly days: Readonly<Record<Weekday, DayHours>>;
  /** Hours that the controls cannot say, with several spans on a day; null where they can. */
  readonly keptHours: readonly Span[] | null;
}

type Terms = Pick<Campaign, "name" | "criteria" | "exclusive_bid_cents" | "shared_bid_cents" | "limits" | "schedule" | "pacing">;

const CENTS = 100;
const OFFICE: DayHours = { isOpen: true, from: "09:00", until: "18:00" };
const CLOSED: DayHours = { ...OFFICE, isOpen: false };
const WORKDAYS = 5;

/** A new campaign's form. Its hours are those of an office, for whoever does not buy always. */
export function emptyDraft(zone: string): CampaignDraft {
  const none = { hour: "", day: "", week: "", month: "", total: "" };
  return {
    name: "", exclusive: "", shared: "", criteria: EMPTY_CRITERIA, limits: { leads: none, cents: none }, pacing: "asap", zone, isAlways: true, days: byWeekday((day) => (day < WORKDAYS ? OFFICE : CLOSED)), keptHours: null,
  };
}

export function toDraft(terms: Terms): CampaignDraft {
  const { schedule: { time_zone: zone, hours } } = terms;
  const empty = emptyDraft(zone);
  const typed = (unit: Unit, scale: number) => ({ ...empty.limits[unit], ...Object.fromEntries(LIMIT_WINDOWS.flatMap((window) => { const limit = terms.limits[unit][window]; return limit === undefined ? [] : [[window, dollars(limit, scale)]]; })) });
  const isPlain = new Set(hours.map(({ weekday }) => weekday)).size === hours.length;
  return {
    ...empty, name: terms.name, exclusive: terms.exclusive_bid_cents === null ? "" : dollars(terms.exclusive_bid_cents, CENTS), shared: terms.shared_bid_cents === null ? "" : dollars(terms.shared_bid_cents, CENTS),
    criteria: toCriteriaDraft(terms.criteria), limits: { leads: typed("leads", 1), cents: typed("cents", CENTS) }, pacing: terms.pacing, isAlways: hours.length === 0, keptHours: isPlain ? null : hours,
    days: hours.length === 0 || !isPlain ? empty.days : byWeekday((weekday) => {
      const span = hours.find((one) => one.weekday === weekday);
      return span === undefined ? CLOSED : { isOpen: true, from: toTime(span.open_minute), until: toTime(span.close_minute) };
    }),
  };
}

/** What the form says, as the API takes it. The form must have been found right. */
export function toTerms(draft: CampaignDraft): Terms {
  return {
    name: draft.name.trim(), criteria: { all: criteriaRules(draft.criteria).map(({ rule }) => rule) }, exclusive_bid_cents: centsOf(draft.exclusive), shared_bid_cents: centsOf(draft.shared),
    limits: { leads: limitsOf(draft, "leads", 1), cents: limitsOf(draft, "cents", CENTS) }, pacing: draft.pacing, schedule: { time_zone: draft.zone, hours: hoursOf(draft) },
  };
}

/** What differs from the form as it was opened: members that nobody touched are not sent, so they stay as they are. Null takes a limit away. */
export function toPatch(draft: CampaignDraft, opened: CampaignDraft): Readonly<Record<string, unknown>> {
  const [now, before] = [toTerms(draft), toTerms(opened)];
  const changed = (name: keyof Terms): boolean => JSON.stringify(now[name]) !== JSON.stringify(before[name]);
  const names = ["name", "criteria", "exclusive_bid_cents", "shared_bid_cents", "pacing", "schedule"] as const;
  const limits = Object.fromEntries(UNITS.flatMap((unit) => {
    const members = LIMIT_WINDOWS.flatMap((window) => (now.limits[unit][window] === before.limits[unit][window] ? [] : [[window, now.limits[unit][window] ?? null] as const]));
    return members.length === 0 ? [] : [[unit, Object.fromEntries(members)] as const];
  }));
  return { ...Object.fromEntries(names.filter(changed).map((name) => [name, now[name]])), ...(Object.keys(limits).length === 0 ? {} : { limits }) };
}

/** The hours in the order in which they are sent. */
export function hoursOf({ isAlways, keptHours, days }: CampaignDraft): Span[] {
  if (isAlways) return [];
  if (keptHours !== null) return [...keptHours];
  return WEEKDAYS.flatMap((weekday) => {
    const { isOpen, from, until } = days[weekday];
    return isOpen ? [{ weekday, open_minute: toMinute(from), close_minute: toEndMinute(until) }] : [];
  });
}

/** Whole cents of dollars as typed; null where nothing, or no amount, was typed. */
export function centsOf(typed: string): number | null {
  const value = readNumber(typed);
  return value === null ? null : Math.round(value * CENTS);
}

function limitsOf(draft: CampaignDraft, unit: Unit, scale: number): Record<string, number> {
  return Object.fromEntries(LIMIT_WINDOWS.flatMap((window) => {
    const value = readNumber(draft.limits[unit][window]);
    return value === null ? [] : [[window, Math.round(value * scale)]];
  }));
}

function dollars(value: number, scale: number): string {
  return value % scale === 0 ? String(value / scale) : (value / scale).toFixed(2);
}

function byWeekday(make: (day: Weekday) => DayHours): Record<Weekday, DayHours> {
  return { 0: make(0), 1: make(1), 2: make(2), 3: make(3), 4: make(4), 5: make(5), 6: make(6) };
}
