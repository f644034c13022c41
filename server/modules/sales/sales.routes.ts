// Sales over HTTP.
import type pg from "pg";
import { getSale, listSales } from "../../../contract/sales.ts";
import { can, scopeFor } from "../../../domain/access/access.ts";
import { ok, refuse } from "../../../domain/result.ts";
import type { ContactVault } from "../../platform/crypto/contact-vault.ts";
import { pageAnswer } from "../../platform/http/page-answer.ts";
import { NOT_FOUND } from "../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../platform/http/register-operation.ts";
import { presentAdminSale, presentAffiliateSale, presentBuyerSale } from "./present-sale.ts";
import * as store from "./sale.store.ts";

export interface SaleDeps {
  readonly pool: pg.Pool;
  readonly vault: ContactVault;
}

export function registerSales(host: HttpHost, { pool, vault }: SaleDeps): void {
  registerOperation(host, listSales, async ({ actor, query }) => {
    const scope = scopeFor(actor, "sale");
    if (actor.role === "advertiser") return pageAnswer(await store.listBuyerSales(pool, query, scope), (row) => presentBuyerSale(row, vault));
    return pageAnswer(await store.listSales(pool, query, scope), actor.role === "admin" ? presentAdminSale : presentAffiliateSale);
  });
  registerOperation(host, getSale, async ({ actor, params }) => {
    const row = await store.findSale(pool, params.id);
    if (row === null || !can(actor, "read", "sale", { buyerId: row.buyer_id, affiliateId: row.affiliate_id })) return refuse(NOT_FOUND);
    if (actor.role === "admin") return ok(presentAdminSale(row));
    if (actor.role === "affiliate") return ok(presentAffiliateSale(row));
    const bought = await store.findBuyerSale(pool, row.id);
    return bought === null ? refuse(NOT_FOUND) : ok(presentBuyerSale(bought, vault));
  });
}
