// A campaign as its form holds it, all as typed, and what is sent of it: of one that exists only the members that were changed.
import type { Schemas } from "../../lib/api/client.ts";
import { type CriteriaDraft, EMPTY_CRITERIA, criteriaRules, readNumber, toCriteriaDraft } from "./criteria-draft.ts";
import { LIMIT_WINDOWS, type LimitWindow } from "./periods.ts";
import type { Span } from "./schedule-words.ts";

export type CampaignDocument = Schemas["CampaignDocument"];
type Campaign = Schemas["Campaign"];

export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;
export type Weekday = (typeof WEEKDAYS)[number];
export const UNITS = ["leads", "cents"] as const;
export type Unit = (typeof UNITS)[number];

export interface DayDraft {
  readonly isOpen: boolean;
  /** HH:MM */
  readonly from: string;
  /** HH:MM; 00:00 is midnight. */
  readonly until: string;
}

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
  readonly days: Readonly<Record<Weekday, DayDraft>>;
  /** Hours that the controls cannot say, with several spans on a day; null where they can. */
  readonly keptHours: readonly Span[] | null;
}

type Terms = Pick<Campaign, "name" | "criteria" | "exclusive_bid_cents" | "shared_bid_cents" | "limits" | "schedule" | "pacing">;

const CENTS = 100;
const MINUTES_AN_HOUR = 60;
const MINUTES_A_DAY = 1_440;
const OFFICE: DayDraft = { isOpen: true, from: "09:00", until: "18:00" };
const CLOSED: DayDraft = { ...OFFICE, isOpen: false };
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
    return isOpen ? [{ weekday, open_minute: toMinute(from), close_minute: toMinute(until) || MINUTES_A_DAY }] : [];
  });
}

export function toMinute(time: string): number {
  const [hour = "", minute = ""] = time.split(":");
  return Number(hour) * MINUTES_AN_HOUR + Number(minute);
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

function toTime(minute: number): string {
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${two(Math.floor((minute % MINUTES_A_DAY) / MINUTES_AN_HOUR))}:${two(minute % MINUTES_AN_HOUR)}`;
}

function byWeekday(make: (day: Weekday) => DayDraft): Record<Weekday, DayDraft> {
  return { 0: make(0), 1: make(1), 2: make(2), 3: make(3), 4: make(4), 5: make(5), 6: make(6) };
}
