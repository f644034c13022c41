// Lists and counts the leads or sales behind a figure of a report.
import type { RowsOfMeasure } from "../../../../domain/reports/pivot/measures.ts";
import type { LeadSide, PostReason, Tier } from "../../../../domain/lead/vocabulary.ts";
import type { ReturnReason } from "../../../../domain/returns/reasons.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { lowestUuidv7 } from "../../../platform/ids/uuid.ts";
import {
  type FactQuery,
  LEAD_JOIN,
  ROWS,
  conditionsOf,
  rowColumns,
  rowLimits,
  usedBy,
} from "./fact-keys.store.ts";

const ID_SLACK_MS = 3_600_000;

export interface PivotRowRow {
  readonly id: string;
  readonly lead_id: string;
  readonly at: Date;
  readonly source_id: string;
  readonly source_name: string;
  readonly state: string | null;
  readonly side: LeadSide;
  readonly tier: Tier;
  readonly buyer_name: string | null;
  readonly campaign_name: string | null;
  readonly reason: PostReason | null;
  readonly return_reason: ReturnReason | null;
  readonly price_cents: bigint | null;
  readonly earned_cents: bigint | null;
}

export interface RowsAsked {
  /** Without dimensions: filters name the values of the figure's line and column. */
  readonly query: FactQuery;
  readonly only: RowsOfMeasure["only"];
  readonly fromMs: number;
  readonly toMs: number;
}

const ONLY: Readonly<Record<RowsOfMeasure["only"], string>> = {
  all: "true",
  accepted: "l.answer_status = 'accepted'",
  refused: "l.answer_status <> 'accepted'",
  sold: "l.sold_slots > 0",
  kept: "s.status = 'sold'",
  returned: "s.status = 'returned'",
};

const COLUMNS = {
  lead: `
    l.id, l.id as lead_id, l.received_at as at, l.source_id, o.name as source_name, l.state, l.side,
    l.tier, null as buyer_name, null as campaign_name,
    case when l.answer_status <> 'accepted' then l.reason_code end as reason,
    null as return_reason, null::bigint as price_cents, null::bigint as earned_cents
  `,
  sale: `
    s.id, s.lead_id, s.sold_at as at, s.source_id, o.name as source_name, l.state, l.side, l.tier,
    b.name as buyer_name, c.name as campaign_name, null as reason, r.reason as return_reason,
    s.price_cents, s.earning_cents as earned_cents
  `,
} as const;

const NAMES = {
  lead: "left join source o on o.id = l.source_id",
  sale: `
    left join source o on o.id = s.source_id
    left join account b on b.id = s.buyer_id
    left join campaign c on c.no = s.campaign_no
  `,
} as const;

const FROM = {
  lead: "lead l",
  sale: `sale s ${LEAD_JOIN} left join lead_return r on r.sale_id = s.id and r.status = 'approved'`,
} as const;

/** The rows before the cursor, the newest first. */
export async function listRows(
  db: Queryable,
  asked: RowsAsked,
  { before, most }: { readonly before: string | null; readonly most: number },
): Promise<PivotRowRow[]> {
  const { kind } = asked.query;
  const { values, conditions } = narrow(asked);
  const { id } = ROWS[kind];
  if (before !== null) conditions.push(`${id} < $${values.push(before)}`);
  const { rows } = await db.query<PivotRowRow>(
    `select ${COLUMNS[kind]}
     from ${FROM[kind]} ${NAMES[kind]}
     where ${conditions.join(" and ")}
     order by ${id} desc
     limit $${values.push(most)}`,
    values,
  );
  return rows;
}

/** Counts all rows behind the figure. */
export async function countRows(db: Queryable, asked: RowsAsked): Promise<number> {
  const { values, conditions } = narrow(asked);
  const { rows } = await db.query<{ count: string }>(
    `select count(*) as count
     from ${FROM[asked.query.kind]}
     where ${conditions.join(" and ")}`,
    values,
  );
  return Number(rows[0]?.count ?? 0);
}

function narrow({ query, only, fromMs, toMs }: RowsAsked): {
  readonly values: unknown[];
  readonly conditions: string[];
} {
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const { id, at } = ROWS[query.kind];
  let zone: string | null = null;
  const columns = rowColumns(query.kind, () => (zone ??= bind(query.timeZone)));
  const conditions = [
    `${id} >= ${bind(lowestUuidv7(fromMs - ID_SLACK_MS))}`,
    `${id} < ${bind(lowestUuidv7(toMs + ID_SLACK_MS))}`,
    `${at} >= ${bind(new Date(fromMs))}`,
    `${at} < ${bind(new Date(toMs))}`,
    ONLY[only],
    ...rowLimits(usedBy(query)),
    ...conditionsOf({ query, columns, shift: 0, bind }),
  ];
  return { values, conditions };
}
