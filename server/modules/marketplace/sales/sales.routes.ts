// Serves the routes of sales.
import type pg from "pg";
import {
  type BuyerSale,
  getSale,
  getSaleTotals,
  listSales,
} from "../../../../contract/marketplace/sales.ts";
import * as callbacks from "../../../../contract/marketplace/callbacks.ts";
import * as assignmentRules from "../../../../contract/marketplace/assignment-rules.ts";
import * as assignments from "../../../../contract/marketplace/assignments.ts";
import * as touches from "../../../../contract/marketplace/touches.ts";
import { type Actor, can, seesMoney } from "../../../../domain/access/access.ts";
import { scopeFor } from "../../../../domain/access/scope.ts";
import { centsToJson } from "../../../../domain/money/money.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import { pageAnswer } from "../../../platform/http/page-answer.ts";
import { NOT_FOUND, type Refusal, invalid } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { assignSale, claimSale } from "./assign-sale.ts";
import { readAssignmentRule, writeAssignmentRule } from "./assignment-rules.ts";
import {
  presentAdminSale,
  presentAffiliateSale,
  presentBuyerSale,
  presentTouch,
  saleReaderOf,
} from "./present-sale.ts";
import { setCallback } from "./set-callback.ts";
import { recordOutcome, takeBackTouch } from "./record-outcome.ts";
import * as store from "./sale.store.ts";
import { findTouch, listTouches } from "./touch.store.ts";

export interface SaleDeps {
  readonly pool: pg.Pool;
  readonly vault: ContactVault;
  readonly now: () => number;
}

export function registerSales(host: HttpHost, deps: SaleDeps): void {
  registerSaleReads(host, deps);
  registerAssignments(host, deps);
  registerTouches(host, deps);
  registerCallbacks(host, deps);
  registerOperation(host, assignmentRules.getAssignmentRule, ({ actor }) =>
    readAssignmentRule(deps.pool, actor),
  );
  registerOperation(host, assignmentRules.setAssignmentRule, ({ actor, body }) =>
    writeAssignmentRule(deps, actor, body),
  );
}

function registerSaleReads(host: HttpHost, deps: SaleDeps): void {
  const { pool, vault } = deps;
  registerOperation(host, listSales, async ({ actor, query }) => {
    const scope = scopeFor(actor, "sale");
    if (actor.role === "advertiser")
      return pageAnswer(await store.listBuyerSales(pool, query, scope), (row) =>
        presentBuyerSale(row, vault, saleReaderOf(actor)),
      );
    return pageAnswer(await store.listSales(pool, query, scope), (row) =>
      actor.role === "admin" ? presentAdminSale(row) : presentAffiliateSale(row, seesMoney(actor)),
    );
  });
  registerOperation(host, getSaleTotals, async ({ actor, query }) => {
    const summed = await store.sumSales(pool, query, scopeFor(actor, "sale"));
    if (!summed.ok) return refuse(invalid(summed.error));
    const money = (cents: bigint, isSeen: boolean): number | null =>
      isSeen && seesMoney(actor) ? centsToJson(cents) : null;
    return ok({
      sales: Number(summed.value.sales),
      returned: Number(summed.value.returned),
      spend_cents: money(summed.value.spend_cents, actor.role !== "affiliate"),
      earned_cents: money(summed.value.earned_cents, actor.role !== "advertiser"),
    });
  });
  registerOperation(host, getSale, async ({ actor, params }) => {
    const row = await store.findSale(pool, params.id);
    if (row === null || !can(actor, "read", "sale", store.partiesOf(row))) return refuse(NOT_FOUND);
    if (actor.role === "admin") return ok(presentAdminSale(row));
    if (actor.role === "affiliate") return ok(presentAffiliateSale(row, seesMoney(actor)));
    return readBought(deps, actor, row.id);
  });
}

/** Adds the routes that assign a buyer's leads to its members. */
function registerAssignments(host: HttpHost, deps: SaleDeps): void {
  const answer = (
    actor: Actor,
    saleId: string,
    done: Result<undefined, Refusal>,
  ): Promise<Result<BuyerSale, Refusal>> | Result<never, Refusal> =>
    done.ok ? readBought(deps, actor, saleId) : done;
  registerOperation(host, assignments.claimSale, async ({ actor, params }) =>
    answer(actor, params.id, await claimSale(deps, actor, params.id)),
  );
  registerOperation(host, assignments.assignSale, async ({ actor, params, body }) =>
    answer(actor, params.id, await assignSale(deps, actor, params.id, body.user_id)),
  );
}

/**
 * Adds the routes of what a buyer does about its leads: only its own account reads or writes it.
 */
function registerTouches(host: HttpHost, deps: SaleDeps): void {
  const { pool, vault } = deps;
  registerOperation(host, touches.recordOutcome, async ({ actor, params, body, headers }) => {
    const recorded = await recordOutcome(
      deps,
      {
        actor,
        saleId: params.id,
        outcome: body.outcome ?? null,
        note: body.note ?? null,
        detail: { valueCents: body.value_cents ?? null, lostReason: body.lost_reason ?? null },
      },
      headers["idempotency-key"],
    );
    return recorded.ok ? readBought(deps, actor, recorded.value) : recorded;
  });
  registerOperation(host, touches.takeBackTouch, async ({ actor, params }) => {
    const takenBack = await takeBackTouch(deps, actor, params.id);
    return takenBack.ok ? readBought(deps, actor, takenBack.value) : takenBack;
  });
  registerOperation(host, touches.listTouches, async ({ actor, query }) =>
    pageAnswer(await listTouches(pool, query, scopeFor(actor, "touch")), (row) =>
      presentTouch(row, vault, seesMoney(actor)),
    ),
  );
  registerOperation(host, touches.getTouch, async ({ actor, params }) => {
    const row = await findTouch(pool, params.id);
    if (row === null || !can(actor, "work", "sale", store.partiesOf(row))) return refuse(NOT_FOUND);
    return ok(presentTouch(row, vault, seesMoney(actor)));
  });
}

/** Adds the routes of when a lead is called back. */
function registerCallbacks(host: HttpHost, deps: SaleDeps): void {
  const set = async (actor: Actor, saleId: string, atMs: number | null) => {
    const done = await setCallback(deps, actor, saleId, atMs);
    return done.ok ? readBought(deps, actor, saleId) : done;
  };
  registerOperation(host, callbacks.setCallback, ({ actor, params, body }) =>
    set(actor, params.id, Date.parse(body.at)),
  );
  registerOperation(host, callbacks.clearCallback, ({ actor, params }) =>
    set(actor, params.id, null),
  );
}

async function readBought(
  { pool, vault }: SaleDeps,
  actor: Actor,
  saleId: string,
): Promise<Result<BuyerSale, Refusal>> {
  const bought = await store.findBuyerSale(pool, saleId);
  return bought === null
    ? refuse(NOT_FOUND)
    : ok(presentBuyerSale(bought, vault, saleReaderOf(actor)));
}
