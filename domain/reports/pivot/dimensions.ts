// Lists the dimensions of reports that people build: who may use each, and what its values are.
import type { Role } from "../../access/access.ts";
import { LEAD_SIDES, POST_REASONS, TIERS } from "../../lead/vocabulary.ts";
import { RETURN_REASON_NAMES } from "../../returns/reasons.ts";
import { BY_HAND } from "../by-hand.ts";
import { isDay } from "./days.ts";

export const DIMENSIONS = [
  "affiliate",
  "source",
  "sub1",
  "sub2",
  "sub3",
  "sub4",
  "sub5",
  "buyer",
  "campaign",
  "state",
  "side",
  "tier",
  "day",
  "week",
  "hour",
  "reason",
  "return_reason",
] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** Rows of which a figure is made: leads as they are received, sales as they are made. */
export type FactKind = "lead" | "sale";

/** The value of a row that has none: a lead without the sub id, or of an unknown state. */
export const NO_VALUE = "";

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** A source as one buyer knows it. */
const ALIAS = /^[\da-f]{16}$/;
/** Longer than any sub id that a post may carry. */
const LONGEST_VALUE = 512;
const LAST_HOUR = 23;

const EVERYONE: readonly Role[] = ["advertiser", "affiliate", "admin"];
const SUPPLY: readonly Role[] = ["affiliate", "admin"];
const DEMAND: readonly Role[] = ["advertiser", "admin"];
const NETWORK: readonly Role[] = ["admin"];

interface DimensionRule {
  /** An affiliate never sees buyers and campaigns, a buyer neither affiliates nor their sub ids. */
  readonly roles: readonly Role[];
  /** Whether the text is one of its values, as the API writes them. */
  readonly isValue: (text: string, role: Role) => boolean;
}

const isUuid = (text: string): boolean => UUID.test(text);
const isOneOf =
  (words: readonly string[]) =>
  (text: string): boolean =>
    words.includes(text);

const SUB: DimensionRule = { roles: SUPPLY, isValue: (text) => text.length <= LONGEST_VALUE };

const RULES: Readonly<Record<Dimension, DimensionRule>> = {
  affiliate: { roles: NETWORK, isValue: isUuid },
  source: {
    roles: EVERYONE,
    isValue: (text, role) => (role === "advertiser" ? ALIAS.test(text) : isUuid(text)),
  },
  sub1: SUB,
  sub2: SUB,
  sub3: SUB,
  sub4: SUB,
  sub5: SUB,
  buyer: { roles: NETWORK, isValue: isUuid },
  campaign: { roles: DEMAND, isValue: (text) => text === BY_HAND || isUuid(text) },
  state: { roles: EVERYONE, isValue: (text) => text === NO_VALUE || /^[A-Z]{2}$/.test(text) },
  side: { roles: EVERYONE, isValue: isOneOf(LEAD_SIDES) },
  tier: { roles: EVERYONE, isValue: isOneOf(TIERS) },
  day: { roles: EVERYONE, isValue: isDay },
  week: { roles: EVERYONE, isValue: isDay },
  hour: {
    roles: EVERYONE,
    isValue: (text) => /^\d{1,2}$/.test(text) && Number(text) <= LAST_HOUR,
  },
  reason: { roles: SUPPLY, isValue: isOneOf([NO_VALUE, ...POST_REASONS]) },
  return_reason: { roles: EVERYONE, isValue: isOneOf(RETURN_REASON_NAMES) },
};

/** The dimensions that a role may use, in the order of screens. */
export function dimensionsOf(role: Role): readonly Dimension[] {
  return DIMENSIONS.filter((dimension) => RULES[dimension].roles.includes(role));
}

/** Whether the text is a value of the dimension, as the role knows it. */
export function isValueOf(dimension: Dimension, text: string, role: Role): boolean {
  return RULES[dimension].isValue(text, role);
}

/** Whether the values are moments, which keep their order in a table. */
export function isTime(dimension: Dimension): boolean {
  return dimension === "day" || dimension === "week" || dimension === "hour";
}
