// Counts what buyers say about leads: outcomes and reasons of sales, and returns by reason.
import type { Scope } from "../../../../domain/access/scope.ts";
import type { ReturnReason } from "../../../../domain/returns/reasons.ts";
import type { LostReason, Progress } from "../../../../domain/sales/outcome.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { lowestUuidv7 } from "../../../platform/ids/uuid.ts";

/** Ids grow with time; the clock may have been set back in between. */
const ID_SLACK_MS = 3_600_000;

export interface FeedbackQuery {
  readonly fromMs: number;
  readonly toMs: number;
  readonly scope: Scope;
  /** Null for all sources in the scope. */
  readonly sourceId: string | null;
}

export interface OutcomeCount {
  readonly outcome: Progress;
  readonly lost_reason: LostReason | null;
  readonly sales: number;
}

/** Of the sales made in the period that were not returned; none for a scope of a buyer. */
export async function countOutcomes(
  db: Queryable,
  query: FeedbackQuery,
): Promise<readonly OutcomeCount[]> {
  if (isOutside(query.scope)) return [];
  const { rows } = await db.query<OutcomeCount>(
    `select coalesce(w.outcome, 'new') as outcome, w.lost_reason, count(*)::int as sales
     from sale s
     left join sale_progress w on w.sale_id = s.id
     where s.id >= $5
       and s.id < $6
       and s.sold_at >= $1
       and s.sold_at < $2
       and s.status = 'sold'
       and ${inScope("s")}
     group by 1, 2`,
    [
      ...valuesOf(query),
      lowestUuidv7(query.fromMs - ID_SLACK_MS),
      lowestUuidv7(query.toMs + ID_SLACK_MS),
    ],
  );
  return rows;
}

export interface ReturnCount {
  readonly reason: ReturnReason;
  readonly returns: number;
  readonly approved: number;
  readonly filed: number;
  readonly declined: number;
}

/** Of the returns requested in the period, without those that were withdrawn; most first. */
export async function countReturns(
  db: Queryable,
  query: FeedbackQuery,
): Promise<readonly ReturnCount[]> {
  if (isOutside(query.scope)) return [];
  const { rows } = await db.query<ReturnCount>(
    `select r.reason, count(*)::int as returns,
       count(*) filter (where r.status = 'approved')::int as approved,
       count(*) filter (where r.status = 'filed')::int as filed,
       count(*) filter (where r.status = 'declined')::int as declined
     from lead_return r
     join sale s on s.id = r.sale_id
     where r.filed_at >= $1
       and r.filed_at < $2
       and r.status <> 'withdrawn'
       and ${inScope("s")}
     group by r.reason
     order by 2 desc, 1`,
    valuesOf(query),
  );
  return rows;
}

/** The affiliate of a source; null if there is no such source. */
export async function findSourceOwner(db: Queryable, id: string): Promise<string | null> {
  const { rows } = await db.query<{ account_id: string }>(
    "select account_id from source where id = $1",
    [id],
  );
  return rows[0]?.account_id ?? null;
}

function isOutside(scope: Scope): boolean {
  return scope.see === "none" || (scope.see === "own" && scope.as !== "affiliate");
}

/** A sale of the affiliate ($3) and the source ($4); null for any. */
function inScope(sale: string): string {
  return (
    `($3::uuid is null or ${sale}.affiliate_id = $3) ` +
    `and ($4::uuid is null or ${sale}.source_id = $4)`
  );
}

function valuesOf({ fromMs, toMs, scope, sourceId }: FeedbackQuery): unknown[] {
  const affiliateId = scope.see === "own" ? scope.accountId : null;
  return [new Date(fromMs).toISOString(), new Date(toMs).toISOString(), affiliateId, sourceId];
}
