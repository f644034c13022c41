// Earnings over HTTP.
import { type Earning, getEarning, listEarnings } from "../../../contract/money.ts";
import { can, scopeFor } from "../../../domain/access/access.ts";
import { centsToJson } from "../../../domain/money/money.ts";
import { ok, refuse } from "../../../domain/result.ts";
import type { Queryable } from "../../platform/db/queryable.ts";
import { pageAnswer } from "../../platform/http/page-answer.ts";
import { NOT_FOUND } from "../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../platform/http/register-operation.ts";
import * as store from "./earning.store.ts";

export function registerEarnings(host: HttpHost, { pool }: { readonly pool: Queryable }): void {
  registerOperation(host, listEarnings, async ({ actor, query }) => pageAnswer(await store.listEarnings(pool, query, scopeFor(actor, "earning")), presentEarning));
  registerOperation(host, getEarning, async ({ actor, params }) => {
    const row = await store.findEarning(pool, params.id);
    return row === null || !can(actor, "read", "earning", { affiliateId: row.affiliate_id }) ? refuse(NOT_FOUND) : ok(presentEarning(row));
  });
}

function presentEarning(row: store.EarningRow): Earning {
  return {
    id: row.id, lead_id: row.lead_id, source_id: row.source_id, affiliate_id: row.affiliate_id, mode: row.mode, amount_cents: centsToJson(row.earning_cents),
    status: row.earning_status, earned_at: row.sold_at.toISOString(),
  };
}
