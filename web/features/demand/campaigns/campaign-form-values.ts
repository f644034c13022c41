// A campaign as its form holds it, all as typed, and what is sent of it: of one that exists only
// the members that were changed.
import { CONSENT_CHANNELS } from "../../../../domain/lead/vocabulary.ts";
import type { CampaignDocument } from "../../../../contract/demand/campaign-document.ts";
import type { Campaign } from "../../../../contract/demand/campaigns.ts";
import { toEndMinute, toMinute, toTime } from "../../../lib/clock-time.ts";
import type { DayHours } from "../../../ui/hours-row.tsx";
import {
  type CriteriaFormValues,
  criteriaOf,
  emptyCriteria,
  toCriteriaFormValues,
} from "./criteria-form-values.ts";
import { LIMIT_WINDOWS, type LimitWindow } from "./periods.ts";
import { readNumber, readShare, writeShare } from "./read-typed.ts";
import type { Span } from "./schedule-words.ts";
import { CENTS_PER_DOLLAR } from "../../../../domain/money/money.ts";

export type { CampaignDocument };

export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;
export type Weekday = (typeof WEEKDAYS)[number];
export const UNITS = ["leads", "cents"] as const;
export type Unit = (typeof UNITS)[number];

/** Caps of all that a campaign buys, and of what it buys from one source. */
export const LIMIT_KINDS = ["limits", "source_limits"] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];
/** Leads, and dollars. */
export type LimitsFormValues = Readonly<Record<Unit, Readonly<Record<LimitWindow, string>>>>;
export type Adjustment = Campaign["adjustments"][number];
export type Channel = Campaign["contact_channels"][number];

export interface AdjustmentFormValues {
  /** Names it as long as the form is open. */
  readonly id: string;
  readonly by: Adjustment["by"];
  readonly value: string;
  /** What was typed to find a county, and not chosen yet. */
  readonly sought: string | null;
  /** Percent: "+15". */
  readonly share: string;
}

export interface CampaignFormValues {
  readonly name: string;
  /** Dollars. */
  readonly exclusive: string;
  readonly shared: string;
  readonly criteria: CriteriaFormValues;
  readonly limits: LimitsFormValues;
  readonly source_limits: LimitsFormValues;
  readonly adjustments: readonly AdjustmentFormValues[];
  readonly channels: readonly Channel[];
  readonly pacing: Campaign["pacing"];
  readonly zone: string;
  readonly isAlways: boolean;
  readonly days: Readonly<Record<Weekday, DayHours>>;
  /** Hours that the controls cannot say, with several spans on a day; null where they can. */
  readonly keptHours: readonly Span[] | null;
}

type Terms = Pick<
  Campaign,
  | "name"
  | "criteria"
  | "exclusive_bid_cents"
  | "shared_bid_cents"
  | "limits"
  | "source_limits"
  | "adjustments"
  | "contact_channels"
  | "schedule"
  | "pacing"
>;

const ROOT_MEMBERS = [
  "all",
  "any",
  "not",
  "field",
  "in",
  "min",
  "max",
  "zip_code",
  "miles",
  "latitude",
  "longitude",
] as const;
const SCALES: Readonly<Record<Unit, number>> = { leads: 1, cents: CENTS_PER_DOLLAR };
const OFFICE: DayHours = { isOpen: true, from: "09:00", until: "18:00" };
const CLOSED: DayHours = { ...OFFICE, isOpen: false };
const WORKDAYS = 5;

/** A new campaign's form. Its hours are office hours, for campaigns that do not always buy. */
export function emptyCampaignForm(zone: string): CampaignFormValues {
  const none = { hour: "", day: "", week: "", month: "", total: "" };
  return {
    name: "",
    exclusive: "",
    shared: "",
    criteria: emptyCriteria(),
    limits: { leads: none, cents: none },
    source_limits: { leads: none, cents: none },
    adjustments: [],
    channels: CONSENT_CHANNELS,
    pacing: "asap",
    zone,
    isAlways: true,
    days: byWeekday((day) => (day < WORKDAYS ? OFFICE : CLOSED)),
    keptHours: null,
  };
}

export function toDraft(terms: Terms): CampaignFormValues {
  const {
    schedule: { time_zone: zone, hours },
  } = terms;
  const empty = emptyCampaignForm(zone);
  const isPlain = new Set(hours.map(({ weekday }) => weekday)).size === hours.length;
  return {
    ...empty,
    name: terms.name,
    exclusive:
      terms.exclusive_bid_cents === null
        ? ""
        : dollars(terms.exclusive_bid_cents, CENTS_PER_DOLLAR),
    shared:
      terms.shared_bid_cents === null ? "" : dollars(terms.shared_bid_cents, CENTS_PER_DOLLAR),
    criteria: toCriteriaFormValues(terms.criteria),
    limits: typedLimits(terms.limits, empty.limits),
    source_limits: typedLimits(terms.source_limits, empty.source_limits),
    adjustments: terms.adjustments.map(
      ({ by, value, basis_points: share }): AdjustmentFormValues => ({
        id: `${by} ${value}`,
        by,
        value,
        sought: null,
        share: writeShare(share),
      }),
    ),
    channels: terms.contact_channels,
    pacing: terms.pacing,
    isAlways: hours.length === 0,
    keptHours: isPlain ? null : hours,
    days:
      hours.length === 0 || !isPlain
        ? empty.days
        : byWeekday((weekday) => {
            const span = hours.find((one) => one.weekday === weekday);
            return span === undefined
              ? CLOSED
              : { isOpen: true, from: toTime(span.open_minute), until: toTime(span.close_minute) };
          }),
  };
}

/** What the form says, as the API takes it. The form must have been found right. */
export function toTerms(draft: CampaignFormValues): Terms {
  return {
    name: draft.name.trim(),
    criteria: criteriaOf(draft.criteria),
    exclusive_bid_cents: centsOf(draft.exclusive),
    shared_bid_cents: centsOf(draft.shared),
    limits: limitsOf(draft.limits),
    source_limits: limitsOf(draft.source_limits),
    adjustments: draft.adjustments.map(({ by, value, share }) => ({
      by,
      value,
      basis_points: readShare(share) ?? 0,
    })),
    contact_channels: [...draft.channels],
    pacing: draft.pacing,
    schedule: { time_zone: draft.zone, hours: hoursOf(draft) },
  };
}

/**
 * The differences from the form as opened: untouched members are not sent, so they keep their
 * values. Null removes a limit.
 */
export function toPatch(
  draft: CampaignFormValues,
  opened: CampaignFormValues,
): Readonly<Record<string, unknown>> {
  const [now, before] = [toTerms(draft), toTerms(opened)];
  const changed = (name: keyof Terms): boolean =>
    JSON.stringify(now[name]) !== JSON.stringify(before[name]);
  const names = [
    "name",
    "criteria",
    "exclusive_bid_cents",
    "shared_bid_cents",
    "adjustments",
    "contact_channels",
    "pacing",
    "schedule",
  ] as const;
  const limits = LIMIT_KINDS.flatMap((kind) => {
    const members = changedLimits(now[kind], before[kind]);
    return Object.keys(members).length === 0 ? [] : [[kind, members] as const];
  });
  return {
    ...Object.fromEntries(
      names
        .filter(changed)
        .map((name) => [name, name === "criteria" ? inPlaceOf(now.criteria) : now[name]]),
    ),
    ...Object.fromEntries(limits),
  };
}

/**
 * A merge patch adds members to those that are there: whatever another root may have had is taken
 * away.
 */
function inPlaceOf(criteria: Terms["criteria"]): Readonly<Record<string, unknown>> {
  return { ...Object.fromEntries(ROOT_MEMBERS.map((name) => [name, null])), ...criteria };
}

function changedLimits(
  now: Terms["limits"],
  before: Terms["limits"],
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    UNITS.flatMap((unit) => {
      const members = LIMIT_WINDOWS.flatMap((window) =>
        now[unit][window] === before[unit][window]
          ? []
          : [[window, now[unit][window] ?? null] as const],
      );
      return members.length === 0 ? [] : [[unit, Object.fromEntries(members)] as const];
    }),
  );
}

/** The hours in the order in which they are sent. */
export function hoursOf({ isAlways, keptHours, days }: CampaignFormValues): Span[] {
  if (isAlways) return [];
  if (keptHours !== null) return [...keptHours];
  return WEEKDAYS.flatMap((weekday) => {
    const { isOpen, from, until } = days[weekday];
    return isOpen
      ? [{ weekday, open_minute: toMinute(from), close_minute: toEndMinute(until) }]
      : [];
  });
}

/** Whole cents of dollars as typed; null where nothing, or no amount, was typed. */
export function centsOf(typed: string): number | null {
  const value = readNumber(typed);
  return value === null ? null : Math.round(value * CENTS_PER_DOLLAR);
}

/** Leads and whole cents of limits as typed. */
export function limitsOf(typed: LimitsFormValues): Terms["limits"] {
  return {
    leads: numbersOf(typed.leads, SCALES.leads),
    cents: numbersOf(typed.cents, SCALES.cents),
  };
}

function numbersOf(typed: LimitsFormValues[Unit], scale: number): Record<string, number> {
  return Object.fromEntries(
    LIMIT_WINDOWS.flatMap((window) => {
      const value = readNumber(typed[window]);
      return value === null ? [] : [[window, Math.round(value * scale)]];
    }),
  );
}

function typedLimits(limits: Terms["limits"], empty: LimitsFormValues): LimitsFormValues {
  const typed = (unit: Unit): LimitsFormValues[Unit] => ({
    ...empty[unit],
    ...Object.fromEntries(
      LIMIT_WINDOWS.flatMap((window) => {
        const limit = limits[unit][window];
        return limit === undefined ? [] : [[window, dollars(limit, SCALES[unit])]];
      }),
    ),
  });
  return { leads: typed("leads"), cents: typed("cents") };
}

function dollars(value: number, scale: number): string {
  return value % scale === 0 ? String(value / scale) : (value / scale).toFixed(2);
}

function byWeekday(make: (day: Weekday) => DayHours): Record<Weekday, DayHours> {
  return { 0: make(0), 1: make(1), 2: make(2), 3: make(3), 4: make(4), 5: make(5), 6: make(6) };
}
