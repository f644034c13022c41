// Defines the metrics of reports, and which of them each role may see.
import { AD_PARAMS, UTM_PARAMS } from "../lead/ad-params.ts";
import { type Actor, type Role, ofRole, seesMoney } from "../access/access.ts";

/** The unit of a figure. */
export const FIGURE_UNITS = ["cents", "count", "basis_points", "seconds"] as const;
export type FigureUnit = (typeof FIGURE_UNITS)[number];

/**
 * Each metric with its rows, its measure of them, and its unit. Leads count at the time they were
 * received, sales at the time they were made; money from returned sales does not count.
 */
export const METRICS = {
  leads: { of: "lead", measure: "leads", unit: "count" },
  posted: { of: "lead", measure: "leads", unit: "count" },
  sold: { of: "lead", measure: "sold", unit: "count" },
  bought: { of: "sale", measure: "sales", unit: "count" },
  spend: { of: "sale", measure: "spend_cents", unit: "cents" },
  volume: { of: "sale", measure: "spend_cents", unit: "cents" },
  earned: { of: "sale", measure: "earned_cents", unit: "cents" },
  revenue: { of: "sale", measure: "revenue_cents", unit: "cents" },
} as const satisfies Readonly<
  Record<
    string,
    { readonly of: "lead" | "sale"; readonly measure: string; readonly unit: FigureUnit }
  >
>;

export type Metric = keyof typeof METRICS;
export const METRIC_NAMES = Object.keys(METRICS) as Metric[];

/** The metrics that a role may request, the most important one first. */
export const METRICS_OF_ROLE: Readonly<Record<Role, readonly Metric[]>> = {
  advertiser: ["spend", "bought"],
  affiliate: ["earned", "posted", "sold"],
  admin: ["volume", "leads", "sold", "revenue"],
};

/** The metrics that an actor may request: agents none of money. */
export function metricsOf(actor: Actor): readonly Metric[] {
  const ofItsRole = ofRole(METRICS_OF_ROLE, actor.role) ?? [];
  return seesMoney(actor)
    ? ofItsRole
    : ofItsRole.filter((metric) => METRICS[metric].unit !== "cents");
}

/** What marks where a lead came from, and tables can be grouped by. */
export const SUB_GROUPINGS = ["sub1", "sub2", "sub3", "sub4", "sub5"] as const;
export const ORIGIN_GROUPINGS = [...SUB_GROUPINGS, ...AD_PARAMS] as const;
export type OriginGrouping = (typeof ORIGIN_GROUPINGS)[number];
export const GROUPINGS = [
  "campaign",
  "source",
  "state",
  "affiliate",
  "buyer",
  "reason",
  ...ORIGIN_GROUPINGS,
] as const;
export type Grouping = (typeof GROUPINGS)[number];

export const GROUPINGS_OF_ROLE: Readonly<Record<Role, readonly Grouping[]>> = {
  advertiser: ["campaign", "source", "state"],
  affiliate: ["source", "state", "reason", ...ORIGIN_GROUPINGS],
  admin: GROUPINGS,
};

/**
 * The groupings of click reports. A click keeps no platform's click id, which would name its
 * visitor.
 */
export const CLICK_GROUPINGS = ["source", "link", ...SUB_GROUPINGS, ...UTM_PARAMS, "day"] as const;
export type ClickGrouping = (typeof CLICK_GROUPINGS)[number];

const WHOLE = 10_000n;

/** `part` of `whole` in basis points, rounded half up; null if `whole` is 0. */
export function basisPointsOf(part: bigint, whole: bigint): number | null {
  return whole === 0n ? null : Number((part * WHOLE * 2n + whole) / (whole * 2n));
}

/** Average cents, rounded half up; null if `count` is 0. */
export function averageCents(total: bigint, count: bigint): bigint | null {
  return count === 0n ? null : (total * 2n + count) / (count * 2n);
}
