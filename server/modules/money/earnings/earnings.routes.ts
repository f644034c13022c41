// Earnings over HTTP.
import {
  type Earning,
  getEarning,
  getEarningTotals,
  listEarnings,
} from "../../../../contract/money/money.ts";
import { can } from "../../../../domain/access/access.ts";
import { scopeFor } from "../../../../domain/access/scope.ts";
import { centsToJson } from "../../../../domain/money/money.ts";
import { pendingReason } from "../../../../domain/ledger/earning-terms.ts";
import { ok, refuse } from "../../../../domain/result.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { pageAnswer } from "../../../platform/http/page-answer.ts";
import { FORBIDDEN, NOT_FOUND, invalid } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import * as store from "./earning.store.ts";

export function registerEarnings(
  host: HttpHost,
  { pool, now }: { readonly pool: Queryable; readonly now: () => number },
): void {
  const present = (row: store.EarningRow): Earning => presentEarning(row, now());
  registerOperation(host, listEarnings, async ({ actor, query }) =>
    pageAnswer(await store.listEarnings(pool, query, scopeFor(actor, "earning")), present),
  );
  registerOperation(host, getEarningTotals, async ({ actor, query }) => {
    const scope = scopeFor(actor, "earning");
    if (scope.see === "none") return refuse(FORBIDDEN);
    const summed = await store.sumEarnings(pool, query, scope);
    if (!summed.ok) return refuse(invalid(summed.error));
    return ok({
      earnings: Number(summed.value.earnings),
      reversed: Number(summed.value.reversed),
      amount_cents: centsToJson(summed.value.amount_cents),
      reversed_cents: centsToJson(summed.value.reversed_cents),
    });
  });
  registerOperation(host, getEarning, async ({ actor, params }) => {
    const row = await store.findEarning(pool, params.id);
    return row === null || !can(actor, "read", "earning", { affiliateId: row.affiliate_id })
      ? refuse(NOT_FOUND)
      : ok(present(row));
  });
}

const SUB_IDS = 5;

function presentEarning(row: store.EarningRow, atMs: number): Earning {
  const given = row.sub_ids === null ? [] : (JSON.parse(row.sub_ids) as (string | null)[]);
  return {
    id: row.id,
    lead_id: row.lead_id,
    source_id: row.source_id,
    affiliate_id: row.affiliate_id,
    mode: row.mode,
    amount_cents: centsToJson(row.earning_cents),
    status: row.earning_status,
    earned_at: row.sold_at.toISOString(),
    sub_ids: Array.from({ length: SUB_IDS }, (_, index) => given[index] ?? null),
    click_id: row.click_id,
    vendor_lead_id: row.vendor_lead_id,
    payout_id: row.payout_id,
    hold: row.earning_status === "pending" ? holdOf(row, atMs) : null,
  };
}

function holdOf(row: store.EarningRow, atMs: number): NonNullable<Earning["hold"]> {
  const { reason, untilMs } = pendingReason(
    {
      deliveredAtMs: row.delivered_at.getTime(),
      returnDays: row.return_days,
      holdDays: row.hold_days,
      isDisputed: row.disputed,
      cardChargedAtMs: null,
    },
    atMs,
  );
  return { reason, until: untilMs === null ? null : new Date(untilMs).toISOString() };
}
