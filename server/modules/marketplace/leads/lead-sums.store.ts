// Sums up lists of leads.
import type { Scope } from "../../../../domain/access/scope.ts";
import type { Result } from "../../../../domain/result.ts";
import { sumRows } from "../../../platform/db/list-rows.ts";
import type { ListQuery, QueryProblem } from "../../../platform/db/plan-query.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { ALL_LEADS, BOUGHT_LEADS, LISTED, OWN_LEADS, RESULT } from "./lead-tables.store.ts";

/** The totals of a list: counts and cents. */
export interface LeadSums {
  readonly leads: bigint;
  /** Sold at least once; of a buyer's list all are. */
  readonly sold: bigint;
  readonly kept: bigint;
  /** On the marketplace now. */
  readonly listed: bigint;
  readonly spend_cents: bigint;
  readonly earned_cents: bigint;
}

/** The sums over a lead's sales that were not returned. */
const soldSum = (column: string): string => `sum((
  select sum(k.${column})
  from sale k
  where k.lead_id = l.id and k.status = 'sold'
))`;
const LEAD_SUMS: Readonly<Record<keyof LeadSums, string>> = {
  leads: "count(*)",
  sold: "count(*) filter (where l.sold_slots > 0)",
  kept: `count(*) filter (where ${RESULT} = 'kept')`,
  listed: `count(*) filter (where ${LISTED} = 'yes')`,
  spend_cents: soldSum("price_cents"),
  earned_cents: soldSum("earning_cents"),
};
const BOUGHT_SUMS: Readonly<Record<keyof LeadSums, string>> = {
  leads: "count(*)",
  sold: "count(*)",
  kept: "count(*) filter (where s.status = 'sold')",
  listed: "0",
  spend_cents: "sum(s.price_cents) filter (where s.status = 'sold')",
  earned_cents: "0",
};

/** The totals of the leads that a query lists in the scope. */
export function sumLeads(
  db: Queryable,
  query: Pick<ListQuery, "where">,
  scope: Scope,
): Promise<Result<LeadSums, QueryProblem[]>> {
  if (scope.see === "own")
    return scope.as === "buyer"
      ? sumRows(db, BOUGHT_LEADS, query, scope, BOUGHT_SUMS)
      : sumRows(db, OWN_LEADS, query, scope, LEAD_SUMS);
  return sumRows(db, ALL_LEADS, query, scope, LEAD_SUMS);
}
