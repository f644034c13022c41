// What affiliates earned: the affiliate's part of each sale, as it was split when the sale was booked.
import { EARNINGS } from "../../../contract/money.ts";
import type { Scope } from "../../../domain/access/access.ts";
import type { Result } from "../../../domain/result.ts";
import { type CollectionTable, type Page, listRows } from "../../platform/db/list-rows.ts";
import type { ListQuery, QueryProblem } from "../../platform/db/plan-query.ts";
import type { Queryable } from "../../platform/db/queryable.ts";

export interface EarningRow {
  readonly id: string;
  readonly lead_id: string;
  readonly source_id: string;
  readonly affiliate_id: string;
  readonly mode: "exclusive" | "shared";
  readonly earning_cents: bigint;
  readonly earning_status: "pending" | "payable" | "paid" | "reversed";
  readonly sold_at: Date;
}

const COLUMNS = "s.id, s.lead_id, s.source_id, s.affiliate_id, s.mode, s.earning_cents, s.earning_status, s.sold_at";

const EARNING_TABLE: CollectionTable = {
  rules: EARNINGS,
  columns: COLUMNS,
  from: "sale s",
  id: "s.id",
  fields: {
    id: "s.id", lead_id: "s.lead_id", source_id: "s.source_id", affiliate_id: "s.affiliate_id", mode: "s.mode", status: "s.earning_status", earned_at: "s.sold_at",
    amount_cents: "s.earning_cents",
  },
  // Ids are made when a lead is sold and grow with time, so the indexes on them give the order.
  orders: { earned_at: { by: "s.id", type: "uuid" } },
  owner: { affiliate: "s.affiliate_id" },
};

export function listEarnings(db: Queryable, query: ListQuery, scope: Scope): Promise<Result<Page<EarningRow>, QueryProblem[]>> {
  return listRows<EarningRow>(db, EARNING_TABLE, query, scope);
}

export async function findEarning(db: Queryable, id: string): Promise<EarningRow | null> {
  const { rows } = await db.query<EarningRow>(`select ${COLUMNS} from sale s where s.id = $1`, [id]);
  return rows[0] ?? null;
}
