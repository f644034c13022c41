// Reads sales with the lead that was sold.
import { SALES } from "../../../../contract/marketplace/sales.ts";
import type { Scope } from "../../../../domain/access/scope.ts";
import type { Result } from "../../../../domain/result.ts";
import {
  type CollectionTable,
  type Page,
  listRows,
  sumRows,
} from "../../../platform/db/list-rows.ts";
import type { ListQuery, QueryProblem } from "../../../platform/db/plan-query.ts";
import { plainArray } from "../../../platform/db/array-literal.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import {
  ASSIGNEE_FIELD,
  ASSIGNMENT_JOIN,
  BOUGHT_COLUMNS,
  CALLBACK_FIELD,
  CALLBACK_MEANINGS,
  HAS_CALLBACK_FIELD,
  type BoughtColumns,
  LEAD_COLUMNS,
  type LeadRow,
  NO_ASSIGNEE_FIELD,
  NO_CALLBACK_FIELD,
  NO_PROGRESS_FIELD,
  PROGRESS_FIELD,
  RETURN_FIELD,
  type SaleColumns,
  type SealedColumns,
  WORK_JOIN,
} from "../leads/index.ts";

interface CampaignColumns {
  /** Null when bought manually. */
  readonly campaign_id: string | null;
  readonly campaign_name: string | null;
}

/** A sale without the lead's own data. */
export type SaleRow = SaleColumns & CampaignColumns;

/** The buyer's own: the lead's columns, with the sale's beside them. */
export type BuyerSaleRow = LeadRow &
  SealedColumns &
  BoughtColumns &
  CampaignColumns & {
    readonly buyer_id: string;
    /** Degrees; null where the ZIP is unknown. */
    readonly latitude: number | null;
    readonly longitude: number | null;
  };

const FIELDS = {
  id: "s.id",
  lead_id: "s.lead_id",
  mode: "s.mode",
  status: "s.status",
  sold_at: "s.sold_at",
  price_cents: "s.price_cents",
  campaign_id: "c.id",
  source_id: "s.source_id",
  buyer_id: "s.buyer_id",
  affiliate_id: "s.affiliate_id",
  outcome: NO_PROGRESS_FIELD,
  return_status: RETURN_FIELD,
  assignee: NO_ASSIGNEE_FIELD,
  callback_at: NO_CALLBACK_FIELD,
  callback: NO_PROGRESS_FIELD,
};

const COMMON: Omit<CollectionTable, "columns" | "from"> = {
  rules: SALES,
  id: "s.id",
  fields: FIELDS,
  clocks: { sold_at: ["s.id", "s.id"] },
  // Ids are made when a lead is sold and grow with time, so their index gives the order.
  orders: {
    sold_at: { by: "s.id", type: "uuid" },
    // Only buyers have call-backs; the others' sales are ordered by their time.
    callback_at: { by: "s.id", type: "uuid" },
  },
  owner: { buyer: "s.buyer_id", affiliate: "s.affiliate_id" },
  person: "g.user_id",
};

const CAMPAIGN = "left join campaign c on c.no = s.campaign_no";
const PLAIN_SALES: CollectionTable = {
  ...COMMON,
  columns: "s.*, g.user_id as assignee_id, c.id as campaign_id, c.name as campaign_name",
  from: `sale s ${ASSIGNMENT_JOIN} ${CAMPAIGN}`,
};
const BUYER_COLUMNS = `
  ${LEAD_COLUMNS}, p.key_salt, p.sealed, ${BOUGHT_COLUMNS}, s.buyer_id,
    c.id as campaign_id, c.name as campaign_name, z.latitude, z.longitude
`;
const BUYER_FROM =
  "sale s join lead l on l.id = s.lead_id left join zip z on z.zip_code = l.zip_code and " +
  `z.state = l.state left join lead_private p on p.lead_id = l.id ${WORK_JOIN} ${CAMPAIGN}`;
const BUYER_SALES: CollectionTable = {
  ...COMMON,
  columns: BUYER_COLUMNS,
  from: BUYER_FROM,
  // Whose lead it was is not its buyer's to search.
  fields: {
    ...FIELDS,
    affiliate_id: "null::uuid",
    outcome: PROGRESS_FIELD,
    assignee: ASSIGNEE_FIELD,
    callback_at: CALLBACK_FIELD,
    callback: HAS_CALLBACK_FIELD,
  },
  meanings: { callback: CALLBACK_MEANINGS },
  orders: { ...COMMON.orders, callback_at: { by: CALLBACK_FIELD, type: "time" } },
};

/** An affiliate's sales: neither who bought, nor for how much, is its to learn by filtering. */
const AFFILIATE_SALES: CollectionTable = {
  ...PLAIN_SALES,
  fields: {
    ...FIELDS,
    buyer_id: "null::uuid",
    campaign_id: "null::uuid",
    price_cents: "null::bigint",
  },
};

/** A buyer's agents, whose scope is limited to a person, do not learn prices by filtering. */
const AGENT_SALES: CollectionTable = {
  ...BUYER_SALES,
  fields: { ...BUYER_SALES.fields, price_cents: "null::bigint" },
};

/** The table in which each caller may search. */
function tableFor(scope: Scope): CollectionTable {
  if (scope.see !== "own") return PLAIN_SALES;
  if (scope.as === "affiliate") return AFFILIATE_SALES;
  return scope.person === undefined ? BUYER_SALES : AGENT_SALES;
}

export function listSales(
  db: Queryable,
  query: ListQuery,
  scope: Scope,
): Promise<Result<Page<SaleRow>, QueryProblem[]>> {
  return listRows<SaleRow>(db, tableFor(scope), query, scope);
}

/** The totals of a list: counts and cents. */
export interface SaleSums {
  readonly sales: bigint;
  readonly returned: bigint;
  readonly spend_cents: bigint;
  readonly earned_cents: bigint;
}

const SUMS: Readonly<Record<keyof SaleSums, string>> = {
  sales: "count(*)",
  returned: "count(*) filter (where s.status = 'returned')",
  spend_cents: "sum(s.price_cents) filter (where s.status = 'sold')",
  earned_cents: "sum(s.earning_cents) filter (where s.status = 'sold')",
};

/** The totals of the sales that a query lists in the scope. */
export function sumSales(
  db: Queryable,
  query: Pick<ListQuery, "where">,
  scope: Scope,
): Promise<Result<SaleSums, QueryProblem[]>> {
  return sumRows(db, tableFor(scope), query, scope, SUMS);
}

export function listBuyerSales(
  db: Queryable,
  query: ListQuery,
  scope: Scope,
): Promise<Result<Page<BuyerSaleRow>, QueryProblem[]>> {
  return listRows<BuyerSaleRow>(db, tableFor(scope), query, scope);
}

export type LockedSale = Pick<
  SaleRow,
  "id" | "lead_id" | "buyer_id" | "affiliate_id" | "status" | "assignee_id"
> & { readonly assignee_name: string | null };

/** The sale's parties, as access checks need them. */
export function partiesOf(sale: Pick<LockedSale, "buyer_id" | "affiliate_id" | "assignee_id">) {
  return { buyerId: sale.buyer_id, affiliateId: sale.affiliate_id, assigneeId: sale.assignee_id };
}

/** Reads and locks the sale until the transaction ends, so that it cannot be returned meanwhile. */
export async function lockSale(tx: Transaction, id: string): Promise<LockedSale | null> {
  const { rows } = await tx.client.query<LockedSale>(
    `select id, lead_id, buyer_id, affiliate_id, status, null as assignee_id, null as assignee_name
     from sale
     where id = $1
     for no key update`,
    [id],
  );
  const [sale] = rows;
  if (sale === undefined) return null;
  // Read once the lock is held: no other transaction can change the assignee meanwhile.
  const {
    rows: [held],
  } = await tx.client.query<{ user_id: string; name: string | null }>(
    `select g.user_id, m.name
     from sale_assignment g
     left join member m on m.user_id = g.user_id
     where g.sale_id = $1`,
    [id],
  );
  return { ...sale, assignee_id: held?.user_id ?? null, assignee_name: held?.name ?? null };
}

/** Locks all sales of these leads, once no other transaction holds one of them. */
export async function lockSalesOf(
  { client }: Transaction,
  leadIds: readonly string[],
): Promise<void> {
  await client.query(
    "select from sale where lead_id = any($1::uuid[]) order by id for no key update",
    [plainArray(leadIds)],
  );
}

export async function findSale(db: Queryable, id: string): Promise<SaleRow | null> {
  const { rows } = await db.query<SaleRow>(
    `select ${PLAIN_SALES.columns} from ${PLAIN_SALES.from} where s.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

export async function findBuyerSale(db: Queryable, id: string): Promise<BuyerSaleRow | null> {
  const { rows } = await db.query<BuyerSaleRow>(
    `select ${BUYER_COLUMNS} from ${BUYER_FROM} where s.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}
