// Reads leads for their affiliate, their buyers and the operator.
import type { Selectable } from "kysely";
import type { Scope } from "../../../../domain/access/scope.ts";
import type { PlainColumns, WordFact } from "../../../../domain/lead/plain-facts.ts";
import type { LeadSide, LeadStatus, PostReason, Tier } from "../../../../domain/lead/vocabulary.ts";
import { type Result, ok } from "../../../../domain/result.ts";
import { type Page, countRows, listRows } from "../../../platform/db/list-rows.ts";
import type { ListQuery, QueryProblem } from "../../../platform/db/plan-query.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { IS_LISTED, IS_OFFERED } from "../../selling/distribution/index.ts";
import { ASSIGNMENT_JOIN, type BoughtColumns } from "./bought-columns.store.ts";
import {
  ALL_LEADS,
  BOUGHT_LEADS,
  KEPT_LEADS,
  LEAD_COLUMNS,
  OWN_LEADS,
  OWN_SALES,
  PLACE,
  PRIVATE,
} from "./lead-tables.store.ts";
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
    /** Null unless its person must not be contacted. */
    readonly no_contact_since: Date | null;
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
  SealedColumns &
  ListedColumn & { readonly earned_cents: bigint; readonly sold_exclusively: boolean };
/** Whether a buyer could buy the lead now. */
export interface ListedColumn {
  readonly is_listed: boolean;
}
export type BoughtLeadRow = LeadRow & SealedColumns & BoughtColumns;

/** A page in the form that the scope has a right to. */
export type LeadPage =
  | {
      readonly kind: "all";
      readonly page: Page<LeadRow & ListedColumn>;
      readonly sales: ReadonlyMap<string, readonly SaleColumns[]>;
    }
  | { readonly kind: "own"; readonly page: Page<ListedOwnRow> }
  | { readonly kind: "bought"; readonly page: Page<ListedBoughtRow> };

/** Lists leads in the scope; a buyer's `kept` ones are those that it did not give back. */
export async function listLeads(
  db: Queryable,
  query: ListQuery,
  scope: Scope,
  which: "all" | "kept" = "all",
): Promise<Result<LeadPage, QueryProblem[]>> {
  if (scope.see === "own" && scope.as === "buyer") {
    const table = which === "kept" ? KEPT_LEADS : BOUGHT_LEADS;
    const bought = await listRows<ListedBoughtRow>(db, table, query, scope);
    return bought.ok ? ok({ kind: "bought", page: bought.value }) : bought;
  }
  if (scope.see === "own" && (scope.as === "affiliate" || scope.as === "source")) {
    const own = await listRows<ListedOwnRow>(db, OWN_LEADS, query, scope);
    return own.ok ? ok({ kind: "own", page: own.value }) : own;
  }
  const all = await listRows<LeadRow & ListedColumn>(
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

/** How many leads an export of a buyer's or an affiliate's would hold. */
export function countOwn(
  db: Queryable,
  query: Pick<ListQuery, "where" | "order">,
  scope: Scope,
): Promise<Result<number, QueryProblem[]>> {
  const isAffiliate = scope.see === "own" && scope.as === "affiliate";
  return countRows(db, isAffiliate ? OWN_LEADS : KEPT_LEADS, query, scope);
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
    `select ${LEAD_COLUMNS}, p.key_salt, p.sealed, ${OWN_SALES}, ${IS_LISTED} as is_listed,
       (select g.ends_at from listing g where g.lead_id = l.id and ${IS_OFFERED}) as listed_until
     from lead l ${PLACE} ${PRIVATE}
     where l.id = $1`,
    [id],
  );
  const [row] = rows;
  if (row === undefined) return null;
  return { row, sales: (await loadSales(db, [id])).get(id) ?? [], listedUntil: row.listed_until };
}
