// Resolves what every report of a period needs first: the span, the zone, and the caller's right to
// request it.
import { type Actor, can } from "../../../../domain/access/access.ts";
import { isTimeZone } from "../../../../domain/distribution/calendar.ts";
import { METRICS, type Metric, metricsOf } from "../../../../domain/reports/metrics.ts";
import { type Period, readPeriod } from "../../../../domain/reports/period.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { NOT_FOUND, type Refusal, invalid } from "../../../platform/http/refusal.ts";
import { findCampaign, findZone } from "./names.store.ts";

export interface ReportCall {
  readonly db: Queryable;
  readonly actor: Actor;
  readonly period: Period;
  readonly timeZone: string;
  /** The one campaign whose purchases count; null means all campaigns and manual purchases. */
  readonly campaignNo: number | null;
}

export interface ReportQuery {
  readonly from: string;
  readonly to: string;
  readonly time_zone?: string;
  readonly campaign_id?: string;
}

/**
 * Reads the period, the zone of its days (the requested one, or else that of the caller's account),
 * and the requested campaign.
 */
export async function openReport(
  db: Queryable,
  actor: Actor,
  query: ReportQuery,
): Promise<Result<ReportCall, Refusal>> {
  const period = readPeriod(query.from, query.to);
  if (!period.ok) return refuse(invalid([{ ...period.error, code: "invalid" }]));
  if (query.time_zone !== undefined && !isTimeZone(query.time_zone))
    return refuse(
      invalid([
        {
          field: "time_zone",
          code: "invalid",
          message: "Choose an IANA time zone, for example America/Los_Angeles.",
        },
      ]),
    );
  const timeZone = query.time_zone ?? (await findZone(db, actor.accountId));
  if (timeZone === null) return refuse(NOT_FOUND);
  if (query.campaign_id === undefined)
    return ok({ db, actor, period: period.value, timeZone, campaignNo: null });
  const campaign = await findCampaign(db, query.campaign_id);
  if (campaign === null || !can(actor, "read", "campaign", { accountId: campaign.account_id }))
    return refuse(NOT_FOUND);
  return ok({ db, actor, period: period.value, timeZone, campaignNo: campaign.no });
}

/**
 * Refuses a metric of another role, one of money for an agent, and, for one campaign, metrics that
 * campaigns lack: they make sales, and receive no leads.
 */
export function checkMetric(actor: Actor, metric: Metric, campaignId?: string): Refusal | null {
  const allowed = metricsOf(actor).filter(
    (name) => campaignId === undefined || METRICS[name].of === "sale",
  );
  return allowed.includes(metric)
    ? null
    : invalid([
        { field: "metric", code: "invalid", message: `Choose one of ${allowed.join(", ")}.` },
      ]);
}

/** The two spans that are compared: the previous one is the first. */
export function comparedSpans({ period }: ReportCall): {
  readonly startsMs: readonly number[];
  readonly toMs: number;
} {
  return { startsMs: [period.previousFromMs, period.fromMs], toMs: period.toMs };
}

/** The period as the API returns it. */
export function presentPeriod({ period, timeZone }: ReportCall): {
  readonly from: string;
  readonly to: string;
  readonly previous_from: string;
  readonly time_zone: string;
} {
  const iso = (ms: number): string => new Date(ms).toISOString();
  return {
    from: iso(period.fromMs),
    to: iso(period.toMs),
    previous_from: iso(period.previousFromMs),
    time_zone: timeZone,
  };
}
