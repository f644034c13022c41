// Defines what a rule of the network's alerts is: one record per rule, each in its own file in
// kinds/.
import type { Role } from "../access/actor.ts";

/** What an alert is about. */
export const ALERT_SUBJECTS = [
  "source",
  "account",
  "destination",
  "webhook",
  "postback",
  "queue",
  "process",
] as const;
export type AlertSubject = (typeof ALERT_SUBJECTS)[number];

/** What a rule measures in. A rate is in hundredths of a percent. */
export const ALERT_UNITS = ["basis_points", "minutes", "tenths_of_days"] as const;
export type AlertUnit = (typeof ALERT_UNITS)[number];

/** What a limit of a rule counts. `deviations` are standard deviations. */
export const LIMIT_UNITS = ["minutes", "days", "leads", "sales", "points", "deviations"] as const;
export type LimitUnit = (typeof LIMIT_UNITS)[number];

/** One limit of a rule: its bounds, and what holds where the network has set nothing. */
export interface LimitRule {
  readonly unit: LimitUnit;
  readonly least: number;
  readonly most: number;
  readonly usual: number;
}

export type LimitRules = Readonly<Record<string, LimitRule>>;
/** Whole numbers in the units of the limits. */
export type Limits<Rules extends LimitRules> = { readonly [Name in keyof Rules]: number };

/** What an alert rests on. Counts and times only: no names, no contact data. */
export interface Evidence {
  /** What was measured, in the rule's unit. */
  readonly value: number;
  /** The expected band or the limit, in the same unit; null where that side has none. */
  readonly low: number | null;
  readonly high: number | null;
  /** A rate is `count` of `of`. Otherwise what the rule says; null for none. */
  readonly count: number | null;
  readonly of: number | null;
  /** The same counts of the time that is compared with; null without one. */
  readonly usualCount: number | null;
  readonly usualOf: number | null;
  /** Whole cents: what a wallet can spend, and what was spent in the period. */
  readonly availableCents: number | null;
  readonly spentCents: number | null;
  /** The period of the measurement, and the begin of the time that it is compared with. */
  readonly fromMs: number;
  readonly untilMs: number;
  readonly usualFromMs: number | null;
}

/**
 * `alarm` opens an alert and keeps it open. `between` keeps an open one open and opens none, so
 * that a figure at its limit does not flap. `well` closes it.
 */
export type Judgment =
  | { readonly state: "alarm" | "between"; readonly evidence: Evidence }
  | { readonly state: "well" };

export const WELL: Judgment = { state: "well" };

export interface AlertRule<Figures, Rules extends LimitRules> {
  readonly unit: AlertUnit;
  readonly limits: Rules;
  /**
   * An alert that arises again within this time of its closing goes on, and its messages wait until
   * the time is over. Milliseconds.
   */
  readonly settleMs: number;
  /** The role whose accounts are told of their own alert too; null: the network alone. */
  readonly tellsOwner: Role | null;
  /** The judgment of one subject; null where there is too little to judge it. */
  readonly judge: (figures: Figures, limits: Limits<Rules>, atMs: number) => Judgment | null;
}

/** Defines a rule; the types of its figures and limits are inferred. */
export const defineAlertRule = <Figures, const Rules extends LimitRules>(
  rule: AlertRule<Figures, Rules>,
): AlertRule<Figures, Rules> => rule;

/** Evidence without what a rule does not have. */
export const NO_EVIDENCE = {
  low: null,
  high: null,
  count: null,
  of: null,
  usualCount: null,
  usualOf: null,
  availableCents: null,
  spentCents: null,
  usualFromMs: null,
} as const;
