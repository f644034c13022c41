// Serves reports over HTTP, one operation each.
import * as contract from "../../../../contract/insight/reports.ts";
import { getFeedbackReport } from "../../../../contract/insight/feedback-report.ts";
import * as standing from "../../../../contract/insight/current-reports.ts";
import { can } from "../../../../domain/access/access.ts";
import { scopeFor } from "../../../../domain/access/scope.ts";
import type { FindPlaces } from "../../../../domain/lead/find-place.ts";
import { type Cents, centsToJson } from "../../../../domain/money/money.ts";
import { METRICS } from "../../../../domain/reports/metrics.ts";
import { ok, refuse } from "../../../../domain/result.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { FORBIDDEN } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { balancesOf } from "./balances.ts";
import { demandOf } from "./demand.ts";
import { clickGroups } from "./click-report.ts";
import { feedbackOf } from "./feedback.ts";
import { groupsOf } from "./groups.ts";
import { funnelSteps, overviewFigures } from "./overview.ts";
import { pingGroups } from "./ping-report.ts";
import { PostedPace } from "./posted-pace.ts";
import { checkMetric, openReport, presentPeriod } from "./report-call.ts";
import { seriesOf, statesOf } from "./series.ts";

export interface ReportDeps {
  readonly pool: Queryable;
  readonly now: () => number;
  readonly findPlaces: FindPlaces;
  /** The network's highest bid. */
  readonly mostBidCents: () => Cents;
}

export function registerReports(host: HttpHost, deps: ReportDeps): void {
  registerTotals(host, deps);
  registerMetrics(host, deps);
  registerGroups(host, deps);
  registerStanding(host, deps);
}

/** Figures of the whole period. */
function registerTotals(host: HttpHost, { pool }: ReportDeps): void {
  registerOperation(host, contract.getOverviewReport, async ({ actor, query }) => {
    const call = await openReport(pool, actor, query);
    return call.ok
      ? ok({ period: presentPeriod(call.value), figures: await overviewFigures(call.value) })
      : call;
  });

  registerOperation(host, contract.getFunnelReport, async ({ actor, query }) => {
    const call = await openReport(pool, actor, query);
    return call.ok
      ? ok({ period: presentPeriod(call.value), steps: await funnelSteps(call.value) })
      : call;
  });
}

/** One metric over time, and by state. */
function registerMetrics(host: HttpHost, { pool }: ReportDeps): void {
  registerOperation(
    host,
    contract.getSeriesReport,
    async ({ actor, query: { metric, bucket = "day", ...span } }) => {
      const refusal = checkMetric(actor, metric, span.campaign_id);
      if (refusal !== null) return refuse(refusal);
      const call = await openReport(pool, actor, span);
      if (!call.ok) return call;
      const series = await seriesOf(call.value, metric, bucket);
      return series.ok
        ? ok({
            period: presentPeriod(call.value),
            metric,
            unit: METRICS[metric].unit,
            bucket,
            ...series.value,
          })
        : series;
    },
  );

  registerOperation(
    host,
    contract.getStatesReport,
    async ({ actor, query: { metric, ...span } }) => {
      const refusal = checkMetric(actor, metric);
      if (refusal !== null) return refuse(refusal);
      const call = await openReport(pool, actor, span);
      return call.ok
        ? ok({
            period: presentPeriod(call.value),
            metric,
            unit: METRICS[metric].unit,
            states: await statesOf(call.value, metric),
          })
        : call;
    },
  );
}

/** Figures side by side: by campaign, source or state, of pings, of clicks; and feedback. */
function registerGroups(host: HttpHost, { pool }: ReportDeps): void {
  registerOperation(host, contract.getGroupsReport, async ({ actor, query: { by, ...span } }) => {
    const call = await openReport(pool, actor, span);
    if (!call.ok) return call;
    const groups = await groupsOf(call.value, by);
    return groups.ok ? ok({ period: presentPeriod(call.value), by, groups: groups.value }) : groups;
  });

  registerOperation(
    host,
    getFeedbackReport,
    async ({ actor, query: { source_id: sourceId = null, ...asked } }) => {
      const call = await openReport(pool, actor, asked);
      return call.ok ? feedbackOf(call.value, sourceId) : call;
    },
  );

  registerOperation(host, contract.getPingsReport, async ({ actor, query }) => {
    if (scopeFor(actor, "ping").see === "none") return refuse(FORBIDDEN);
    const call = await openReport(pool, actor, query);
    return call.ok
      ? ok({ period: presentPeriod(call.value), groups: await pingGroups(call.value) })
      : call;
  });

  registerOperation(
    host,
    contract.getClicksReport,
    async ({
      actor,
      query: { by, link_id: linkId = null, source_id: sourceId = null, ...span },
    }) => {
      if (scopeFor(actor, "link").see === "none") return refuse(FORBIDDEN);
      const call = await openReport(pool, actor, span);
      return call.ok
        ? ok({
            period: presentPeriod(call.value),
            ...(await clickGroups(call.value, { by, linkId, sourceId })),
          })
        : call;
    },
  );
}

/** Current balances, whatever the period. */
function registerStanding(
  host: HttpHost,
  { pool, now, findPlaces, mostBidCents }: ReportDeps,
): void {
  const pace = new PostedPace(pool);
  registerOperation(host, standing.getBalancesReport, async ({ actor }) =>
    balancesOf(pool, actor, now()),
  );

  registerOperation(host, standing.getDemandReport, async ({ actor }) => {
    if (!can(actor, "read", "demand", null)) return refuse(FORBIDDEN);
    const atMs = now();
    const { terms, states, orders } = await demandOf(
      { db: pool, findPlaces, pace, ceiling: mostBidCents(), atMs },
      actor,
    );
    return ok({
      at: new Date(atMs).toISOString(),
      terms: {
        kind: terms.kind,
        amount: terms.kind === "share" ? terms.share : centsToJson(terms.cents),
      },
      states: states.map(({ state, orders: count, unmet, bestPayoutCents }) => ({
        state,
        orders: count,
        unmet,
        best_payout_cents: centsToJson(bestPayoutCents),
      })),
      orders: [...orders],
    });
  });
}
