// Lists returns for their parties and the operator, by turn, deadline and amount.
import { RETURNS } from "../../../../contract/marketplace/returns.ts";
import type { Scope } from "../../../../domain/access/scope.ts";
import type { Result } from "../../../../domain/result.ts";
import { findCondition } from "../../../platform/db/find-rows.ts";
import { type CollectionTable, type Page, listRows } from "../../../platform/db/list-rows.ts";
import type { ListQuery, QueryProblem } from "../../../platform/db/plan-query.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { RETURN_MATCHES } from "./find-returns.store.ts";
import { COLUMNS, FROM, type ReturnRow } from "./return.store.ts";

/** As `turnOf`, which counts to the second; here the round of each minute escalates. */
const TURN = `case
       when r.status <> 'filed' then 'none'
       when r.asked is not null then r.asked
       when r.escalated_at is null then 'affiliate'
       else 'network'
     end`;
/** Returns that are over keep the position of their end. */
const DEADLINE = `case
       when r.status <> 'filed' then r.decided_at
       when r.escalated_at is null then r.answer_until
       else coalesce(r.decide_until, r.filed_at)
     end`;
/** A field that the caller must not learn by filtering. */
const HIDDEN = "null::uuid";

const FIELDS = {
  id: "r.id",
  sale_id: "r.sale_id",
  lead_id: "s.lead_id",
  status: "r.status",
  reason: "r.reason",
  filed_at: "r.filed_at",
  decide_until: "r.decide_until",
  turn: TURN,
};

/**
 * The table of a caller: neither party can filter by the other, nor by the other's money; without
 * `seesMoney` by none.
 */
function tableFor(scope: Scope, seesMoney: boolean): CollectionTable {
  const as = scope.see === "own" ? scope.as : null;
  const own = as === "affiliate" ? "s.earning_cents" : "s.price_cents";
  const amount = seesMoney ? own : "0::bigint";
  return {
    rules: RETURNS,
    columns: COLUMNS,
    from: FROM,
    id: "r.id",
    fields: {
      ...FIELDS,
      buyer_id: as === "affiliate" ? HIDDEN : "s.buyer_id",
      affiliate_id: as === "buyer" ? HIDDEN : "s.affiliate_id",
      amount_cents: amount,
    },
    // Returns decided before there were deadlines keep their position by filing time.
    orders: {
      filed_at: { by: "r.filed_at", type: "time" },
      decide_until: { by: "coalesce(r.decide_until, r.filed_at)", type: "time" },
      deadline: { by: DEADLINE, type: "time" },
      amount_cents: { by: amount, type: "integer" },
    },
    owner: { buyer: "s.buyer_id", affiliate: "s.affiliate_id" },
    person: "g.user_id",
    has: { find: findCondition("r.id", RETURN_MATCHES, scope.see === "all") },
  };
}

/** The returns in the caller's scope; `seesMoney`: whether it may filter and order by money. */
export function listReturns(
  db: Queryable,
  query: ListQuery,
  scope: Scope,
  seesMoney: boolean,
): Promise<Result<Page<ReturnRow>, QueryProblem[]>> {
  return listRows<ReturnRow>(db, tableFor(scope, seesMoney), query, scope);
}
