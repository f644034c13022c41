// Says what buyers say about an affiliate's leads, without the buyers: counts that are too small
// are hidden, so that no one sale's outcome can be told.
import type { FeedbackReport } from "../../../../contract/insight/feedback-report.ts";
import { can } from "../../../../domain/access/access.ts";
import { maskParts } from "../../../../domain/access/mask-small-count.ts";
import { scopeFor } from "../../../../domain/access/scope.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { LOST_REASONS, PROGRESS } from "../../../../domain/sales/outcome.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import {
  type OutcomeCount,
  countOutcomes,
  countReturns,
  findSourceOwner,
} from "./feedback.store.ts";
import { type ReportCall, presentPeriod } from "./report-call.ts";

/** Refuses a buyer, and a source that the caller may not read. */
export async function feedbackOf(
  call: ReportCall,
  sourceId: string | null,
): Promise<Result<FeedbackReport, Refusal>> {
  const { db, actor, period } = call;
  if (actor.role !== "affiliate" && actor.role !== "admin") return refuse(FORBIDDEN);
  if (sourceId !== null) {
    const accountId = await findSourceOwner(db, sourceId);
    if (accountId === null || !can(actor, "read", "source", { accountId }))
      return refuse(NOT_FOUND);
  }
  const query = {
    fromMs: period.fromMs,
    toMs: period.toMs,
    scope: scopeFor(actor, "sale"),
    sourceId,
  };
  const [counts, returns] = await Promise.all([countOutcomes(db, query), countReturns(db, query)]);
  return ok({
    period: presentPeriod(call),
    sales: sumOf(counts),
    outcomes: masked(
      PROGRESS.map((outcome) => ({
        outcome,
        sales: sumOf(counts.filter((row) => row.outcome === outcome)),
      })),
    ),
    lost: masked(
      [...LOST_REASONS, null].map((reason) => ({
        reason,
        sales: sumOf(counts.filter((row) => row.outcome === "lost" && row.lost_reason === reason)),
      })),
    ),
    returns: [...returns],
  });
}

function sumOf(counts: readonly OutcomeCount[]): number {
  return counts.reduce((sum, { sales }) => sum + sales, 0);
}

/** The parts that have any, each with its count as others may read it. */
function masked<Part extends { readonly sales: number }>(
  parts: readonly Part[],
): (Omit<Part, "sales"> & { readonly sales: number | null })[] {
  const some = parts.filter(({ sales }) => sales > 0);
  const shown = maskParts(some.map(({ sales }) => sales));
  return some.map((part, at) => ({ ...part, sales: shown[at] ?? null }));
}
