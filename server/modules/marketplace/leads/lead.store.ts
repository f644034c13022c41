// Reads leads for their affiliate, their buyers and the operator.
import type { Selectable } from "kysely";
import { LEADS } from "../../../../contract/marketplace/leads.ts";
import type { Scope } from "../../../../domain/access/scope.ts";
import type { PlainColumns, WordFact } from "../../../../domain/lead/plain-facts.ts";
import type { LeadSide, LeadStatus, PostReason, Tier } from "../../../../domain/lead/vocabulary.ts";
import { type Result, ok } from "../../../../domain/result.ts";
import {
  type CollectionTable,
  type Page,
  countRows,
  listRows,
} from "../../../platform/db/list-rows.ts";
import type { ListQuery, QueryProblem } from "../../../platform/db/plan-query.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import {
  ASSIGNEE_FIELD,
  ASSIGNMENT_JOIN,
  BOUGHT_COLUMNS,
  type BoughtColumns,
  NO_ASSIGNEE_FIELD,
  NO_PROGRESS_FIELD,
  PROGRESS_FIELD,
  RETURN_FIELD,
  WORK_JOIN,
} from "./bought-columns.store.ts";
import type { Lead, LeadPrivate, Sale, Zip } from "../../../platform/db/schema.d.ts";

type LeadColumns = Omit<
  Selectable<Lead>,
  WordFact | "status" | "side" | "tier" | "reason_code" | "answer_status" | "answer_sale"
>;

/** A lead with its place; enums have the values that the intake accepts. */
export type LeadRow = LeadColumns &
  Pick<PlainColumns, WordFact> & {
    readonly status: LeadStatus;
    readonly side: LeadSide;
    readonly tier: Tier;
    readonly reason_code: PostReason | null;
    readonly answer_status: "accepted" | "rejected" | "duplicate";
    readonly answer_sale: "none" | "shared" | "exclusive";
    readonly county_name: Selectable<Zip>["county_name"];
    readonly time_zone: Selectable<Zip>["time_zone"] | null;
  };

/** A lead's sealed contact and consent; null where nothing is stored. */
export type SealedColumns = {
  readonly [Column in "key_salt" | "sealed"]: Selectable<LeadPrivate>[Column] | null;
};

export type SaleColumns = Omit<Selectable<Sale>, "mode" | "status" | "earning_status"> & {
  readonly mode: "exclusive" | "shared";
  readonly status: "sold" | "returned";
  readonly earning_status: "pending" | "payable" | "paid" | "reversed";
  /** The member of the buyer that works it; null while there is none. */
  readonly assignee_id: string | null;
};

/** A lead of an affiliate's list, with its source's name. */
export type ListedOwnRow = OwnLeadRow & { readonly source_name: string | null };
/** A lead of a buyer's list, with the campaign that bought it; null where it was bought by hand. */
export type ListedBoughtRow = BoughtLeadRow & {
  readonly campaign_id: string | null;
  readonly campaign_name: string | null;
};
export type OwnLeadRow = LeadRow &
  SealedColumns & { readonly earned_cents: bigint; readonly sold_exclusively: boolean };
export type BoughtLeadRow = LeadRow & SealedColumns & BoughtColumns;

/** A lead with its place. */
export const LEAD_COLUMNS = "l.*, z.county_name, z.time_zone";
const PLACE = "left join zip z on z.zip_code = l.zip_code and z.state = l.state";
const PRIVATE = "left join lead_private p on p.lead_id = l.id";
const OWN_SALES = `
  coalesce(
    (select sum(s.earning_cents) from sale s where s.lead_id = l.id and s.status = 'sold'), 0
  )::bigint as earned_cents,
    exists (
      select 1
      from sale s
      where s.lead_id = l.id and s.mode = 'exclusive' and s.status = 'sold'
    ) as sold_exclusively
`;
const FIELDS = {
  id: "l.id",
  received_at: "l.received_at",
  status: "l.status",
  reason_code: "l.reason_code",
  side: "l.side",
  property_type: "l.property_type",
  state: "l.state",
  county_fips: "l.county_fips",
  zip_code: "l.zip_code",
  timing: "l.timing",
  tier: "l.tier",
  score_total: "l.score_total",
  source_id: "l.source_id",
  affiliate_id: "l.affiliate_id",
  ...Object.fromEntries(
    ["sub1", "sub2", "sub3", "sub4", "sub5"].map((field, index) => [
      field,
      `(l.sub_ids::jsonb ->> ${index})`,
    ]),
  ),
  click_id: "l.click_id",
  vendor_lead_id: "l.vendor_lead_id",
  text:
    "concat_ws(' ', l.id, l.vendor_lead_id, l.click_id, l.sub_ids, l.city, l.state, " +
    "l.zip_code)",
  outcome: NO_PROGRESS_FIELD,
  return_status: NO_PROGRESS_FIELD,
  assignee: NO_ASSIGNEE_FIELD,
};

const COMMON: Omit<CollectionTable, "columns" | "from" | "owner"> = {
  rules: LEADS,
  id: "l.id",
  fields: FIELDS,
  // Ids are made when a lead is received and grow with time, so their index gives the order.
  orders: {
    received_at: { by: "l.id", type: "uuid" },
    score_total: { by: "l.score_total", type: "integer" },
  },
};

const ALL_LEADS: CollectionTable = {
  ...COMMON,
  columns: LEAD_COLUMNS,
  from: `lead l ${PLACE}`,
  owner: {},
};
const OWN_LEADS: CollectionTable = {
  ...COMMON,
  columns: `
    ${LEAD_COLUMNS}, p.key_salt, p.sealed,
    (select o.name from source o where o.id = l.source_id) as source_name, ${OWN_SALES}`,
  from: `lead l ${PLACE} ${PRIVATE}`,
  owner: { affiliate: "l.affiliate_id" },
};
const BOUGHT_LEADS: CollectionTable = {
  ...COMMON,
  columns: `
    ${LEAD_COLUMNS}, p.key_salt, p.sealed, c.id as campaign_id, c.name as campaign_name,
    ${BOUGHT_COLUMNS}`,
  from: `
    sale s join lead l on l.id = s.lead_id ${PLACE} ${PRIVATE} ${WORK_JOIN}
    left join campaign c on c.no = s.campaign_no`,
  // An affiliate's own references are not its buyers' to search.
  fields: {
    ...FIELDS,
    click_id: "null::text",
    vendor_lead_id: "null::text",
    text: "concat_ws(' ', l.id, l.city, l.state, l.zip_code)",
    outcome: PROGRESS_FIELD,
    return_status: RETURN_FIELD,
    assignee: ASSIGNEE_FIELD,
  },
  always: "s.status = 'sold'",
  owner: { buyer: "s.buyer_id" },
  person: "g.user_id",
};

/** A page in the form that the scope has a right to. */
export type LeadPage =
  | {
      readonly kind: "all";
      readonly page: Page<LeadRow>;
      readonly sales: ReadonlyMap<string, readonly SaleColumns[]>;
    }
  | { readonly kind: "own"; readonly page: Page<ListedOwnRow> }
  | { readonly kind: "bought"; readonly page: Page<ListedBoughtRow> };

export async function listLeads(
  db: Queryable,
  query: ListQuery,
  scope: Scope,
): Promise<Result<LeadPage, QueryProblem[]>> {
  if (scope.see === "own" && scope.as === "buyer") {
    const bought = await listRows<ListedBoughtRow>(db, BOUGHT_LEADS, query, scope);
    return bought.ok ? ok({ kind: "bought", page: bought.value }) : bought;
  }
  if (scope.see === "own" && scope.as === "affiliate") {
    const own = await listRows<ListedOwnRow>(db, OWN_LEADS, query, scope);
    return own.ok ? ok({ kind: "own", page: own.value }) : own;
  }
  const all = await listRows<LeadRow>(
    db,
    ALL_LEADS,
    query,
    scope.see === "all" ? scope : { see: "none" },
  );
  if (!all.ok) return all;
  return ok({
    kind: "all",
    page: all.value,
    sales: await loadSales(
      db,
      all.value.rows.map((row) => row.id),
    ),
  });
}

/** How many of a buyer's or an affiliate's leads match the query. */
export function countOwn(
  db: Queryable,
  query: Pick<ListQuery, "where" | "order">,
  scope: Scope,
): Promise<Result<number, QueryProblem[]>> {
  const isAffiliate = scope.see === "own" && scope.as === "affiliate";
  return countRows(db, isAffiliate ? OWN_LEADS : BOUGHT_LEADS, query, scope);
}

/** The lead as the buyer of a sale has it; null where there is no such sale. */
export async function findBoughtLead(db: Queryable, saleId: string): Promise<BoughtLeadRow | null> {
  const { rows } = await db.query<BoughtLeadRow>(
    `select ${BOUGHT_LEADS.columns} from ${BOUGHT_LEADS.from} where s.id = $1`,
    [saleId],
  );
  return rows[0] ?? null;
}

/** The sales of each of the leads, by slot. */
export async function loadSales(
  db: Queryable,
  leadIds: readonly string[],
): Promise<Map<string, SaleColumns[]>> {
  const { rows } = await db.query<SaleColumns>(
    `select s.*, g.user_id as assignee_id
     from sale s ${ASSIGNMENT_JOIN}
     where s.lead_id = any($1::uuid[])
     order by s.slot`,
    [leadIds],
  );
  const byLead = new Map<string, SaleColumns[]>();
  for (const row of rows) byLead.set(row.lead_id, [...(byLead.get(row.lead_id) ?? []), row]);
  return byLead;
}

export interface FullLead {
  readonly row: OwnLeadRow;
  readonly sales: readonly SaleColumns[];
  /** When its listing ends or ended; null where it is not for sale. */
  readonly listedUntil: Date | null;
}

/** One lead with everything that decides who may see which part of it. */
export async function findLead(db: Queryable, id: string): Promise<FullLead | null> {
  const { rows } = await db.query<OwnLeadRow & { readonly listed_until: Date | null }>(
    `select ${LEAD_COLUMNS}, p.key_salt, p.sealed, ${OWN_SALES},
       (select t.ends_at from listing t where t.lead_id = l.id and l.status = 'available')
         as listed_until
     from lead l ${PLACE} ${PRIVATE}
     where l.id = $1`,
    [id],
  );
  const [row] = rows;
  if (row === undefined) return null;
  return { row, sales: (await loadSales(db, [id])).get(id) ?? [], listedUntil: row.listed_until };
}
