// Answers which leads or sales a figure of a report is made of.
import type pg from "pg";
import { MOST_PIVOT_ROWS, type PivotRow } from "../../../../contract/insight/pivot.ts";
import { type Actor, seesMoney } from "../../../../domain/access/access.ts";
import { scopeFor } from "../../../../domain/access/scope.ts";
import { centsToJson } from "../../../../domain/money/money.ts";
import { type Measure, rowsOfMeasure } from "../../../../domain/reports/pivot/measures.ts";
import { type Result, ok } from "../../../../domain/result.ts";
import type { Refusal } from "../../../platform/http/refusal.ts";
import { inSnapshot } from "../../../platform/db/snapshot.ts";
import { findBounds } from "./day-facts.store.ts";
import { keysOf, openPivot } from "./pivot-report.ts";
import * as store from "./pivot-rows.store.ts";

export interface RowsQuery {
  readonly measure: Measure;
  readonly filter?: readonly string[];
  readonly first: string;
  readonly last: string;
  readonly cursor?: string;
}

export interface PivotRows {
  readonly of: "lead" | "sale";
  readonly count: number;
  readonly items: PivotRow[];
  readonly next_cursor: string | null;
}

/** Returns a page of the rows, and how many there are in all. */
export async function pivotRows(
  pool: pg.Pool,
  actor: Actor,
  { measure, filter = [], cursor, ...days }: RowsQuery,
): Promise<Result<PivotRows, Refusal>> {
  const question = { rows: [], column: null, measures: [measure], filters: filter };
  const opened = await openPivot(pool, actor, question, days);
  if (!opened.ok) return opened;
  const {
    pivot: { filters, days: span },
    timeZone,
  } = opened.value;
  const { of, only } = rowsOfMeasure(measure);
  return inSnapshot(pool, async (db) => {
    const [first, last] = await findBounds(db, timeZone, [span.first, span.last]);
    const asked: store.RowsAsked = {
      query: { kind: of, dimensions: [], filters, scope: scopeFor(actor, of), timeZone },
      only,
      fromMs: first?.fromMs ?? 0,
      toMs: last?.toMs ?? 0,
    };
    const count = await store.countRows(db, asked);
    const rows = await store.listRows(db, asked, {
      before: cursor ?? null,
      most: MOST_PIVOT_ROWS + 1,
    });
    const shown = rows.slice(0, MOST_PIVOT_ROWS);
    const sources = await keysOf(
      db,
      actor,
      "source",
      shown.map(({ source_id: id }) => id),
    );
    return ok({
      of,
      count,
      items: shown.map((row, place) =>
        presentRow(actor, row, sources[place] ?? { value: "", name: null }),
      ),
      next_cursor: rows.length > MOST_PIVOT_ROWS ? (shown.at(-1)?.id ?? null) : null,
    });
  });
}

/** A buyer sees what it paid, an affiliate what it earned, the network both; agents no money. */
function presentRow(actor: Actor, row: store.PivotRowRow, source: PivotRow["source"]): PivotRow {
  const { role } = actor;
  const money = (amount: bigint | null, isSeen: boolean): number | null =>
    amount === null || !isSeen || !seesMoney(actor) ? null : centsToJson(amount);
  return {
    id: row.id,
    lead_id: row.lead_id,
    at: row.at.toISOString(),
    source,
    state: row.state,
    side: row.side,
    tier: row.tier,
    buyer: role === "admin" ? row.buyer_name : null,
    campaign: role === "affiliate" ? null : row.campaign_name,
    reason: row.reason,
    return_reason: row.return_reason,
    price_cents: money(row.price_cents, role !== "affiliate"),
    earned_cents: money(row.earned_cents, role !== "advertiser"),
  };
}
