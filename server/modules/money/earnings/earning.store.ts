// What affiliates earned: the affiliate's part of each sale, as it was split when the sale was
// booked.
import { EARNINGS } from "../../../../contract/money/money.ts";
import type { Scope } from "../../../../domain/access/scope.ts";
import type { Result } from "../../../../domain/result.ts";
import {
  type CollectionTable,
  type Page,
  listRows,
  sumRows,
} from "../../../platform/db/list-rows.ts";
import type { ListQuery, QueryProblem } from "../../../platform/db/plan-query.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";

export interface EarningRow {
  readonly id: string;
  readonly lead_id: string;
  readonly source_id: string;
  readonly affiliate_id: string;
  readonly mode: "exclusive" | "shared";
  readonly earning_cents: bigint;
  readonly earning_status: "pending" | "payable" | "paid" | "reversed";
  readonly sold_at: Date;
  readonly delivered_at: Date;
  /** As the lead brought them: a JSON list, null for none. */
  readonly sub_ids: string | null;
  readonly click_id: string | null;
  readonly vendor_lead_id: string | null;
  readonly payout_id: string | null;
  readonly return_days: number;
  readonly hold_days: number;
  /** A return of it is filed and not decided. */
  readonly disputed: boolean;
}

const COLUMNS = `
  s.id, s.lead_id, s.source_id, s.affiliate_id, s.mode, s.earning_cents, s.earning_status,
    s.sold_at, s.delivered_at, l.sub_ids, l.click_id, l.vendor_lead_id, o.payout_id,
    s.return_days, s.hold_days,
    s.earning_status = 'pending'
    and exists (select from lead_return r where r.sale_id = s.id and r.status = 'filed') as disputed
`;
const FROM = "sale s join lead l on l.id = s.lead_id left join payout_line o on o.sale_id = s.id";

const EARNING_TABLE: CollectionTable = {
  rules: EARNINGS,
  columns: COLUMNS,
  from: FROM,
  id: "s.id",
  fields: {
    id: "s.id",
    lead_id: "s.lead_id",
    source_id: "s.source_id",
    affiliate_id: "s.affiliate_id",
    mode: "s.mode",
    side: "l.side",
    state: "l.state",
    status: "s.earning_status",
    earned_at: "s.sold_at",
    amount_cents: "s.earning_cents",
    payout_id: "o.payout_id",
    ...Object.fromEntries(
      ["sub1", "sub2", "sub3", "sub4", "sub5"].map((field, index) => [
        field,
        `(l.sub_ids::jsonb ->> ${index})`,
      ]),
    ),
    click_id: "l.click_id",
    vendor_lead_id: "l.vendor_lead_id",
    text: "concat_ws(' ', s.id, l.id, l.vendor_lead_id, l.click_id, l.sub_ids)",
  },
  clocks: { earned_at: ["s.id", "s.id"] },
  // Ids are made when a lead is sold and grow with time, so the indexes on them give the order.
  orders: { earned_at: { by: "s.id", type: "uuid" } },
  owner: { affiliate: "s.affiliate_id" },
};

export function listEarnings(
  db: Queryable,
  query: ListQuery,
  scope: Scope,
): Promise<Result<Page<EarningRow>, QueryProblem[]>> {
  return listRows<EarningRow>(db, EARNING_TABLE, query, scope);
}

/** The totals of a list: counts and cents. */
export interface EarningSums {
  readonly earnings: bigint;
  readonly reversed: bigint;
  readonly amount_cents: bigint;
  readonly reversed_cents: bigint;
}

const SUMS: Readonly<Record<keyof EarningSums, string>> = {
  earnings: "count(*)",
  reversed: "count(*) filter (where s.earning_status = 'reversed')",
  amount_cents: "sum(s.earning_cents) filter (where s.earning_status <> 'reversed')",
  reversed_cents: "sum(s.earning_cents) filter (where s.earning_status = 'reversed')",
};

/** The totals of the earnings that a query lists in the scope. */
export function sumEarnings(
  db: Queryable,
  query: Pick<ListQuery, "where">,
  scope: Scope,
): Promise<Result<EarningSums, QueryProblem[]>> {
  return sumRows(db, EARNING_TABLE, query, scope, SUMS);
}

export async function findEarning(db: Queryable, id: string): Promise<EarningRow | null> {
  const { rows } = await db.query<EarningRow>(`select ${COLUMNS} from ${FROM} where s.id = $1`, [
    id,
  ]);
  return rows[0] ?? null;
}
