// Leaves what waits for people when the demo network opens.
import { DEFAULT_DUPLICATE_RULES } from "../../domain/lead/duplicate.ts";
import { DEFAULT_RETURN_TERMS } from "../../domain/returns/terms.ts";
import { OPEN_RETURNS } from "./open-returns.ts";
import type { DemoDeps } from "./demo-deps.ts";
import { makeApplicants } from "./demo-applicants.ts";
import { listReturnableSales } from "./seed-demo.store.ts";
import type { Actor } from "../../domain/access/access.ts";
import { fileWithin } from "../modules/marketplace/returns/index.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import { DAY_MS, HOUR_MS } from "../../domain/time.ts";

/** "2026-11-20". */
const DATE_LETTERS = 10;

/**
 * Leaves work for the people who open the demo: returns to answer and to decide,
 * applications to approve.
 */
export async function leaveWork(
  deps: DemoDeps,
  advertiserId: string,
  affiliateId: string,
): Promise<void> {
  const recent = await listReturnableSales(
    deps.pool,
    deps.nowMs - 4 * DAY_MS,
    deps.nowMs - 2 * DAY_MS,
  );
  // First those that the people one can sign in as have to do with, then some from the rest.
  const own = recent.filter((sale) => sale.affiliate_id === affiliateId);
  const bought = recent.filter(
    (sale) => sale.buyer_id === advertiserId && sale.affiliate_id !== affiliateId,
  );
  const others = recent.filter(
    (sale) => sale.buyer_id !== advertiserId && sale.affiliate_id !== affiliateId,
  );
  const chosen = [own[0], own[1], bought[0], others[0], others.at(-1)].filter(
    (sale) => sale !== undefined,
  );
  const { networkId, timeZone } = deps.rules;
  const filing = {
    vault: deps.intake.vault,
    findPlace: deps.intake.findPlace,
    rules: () => ({
      networkId,
      timeZone,
      allowsNoResponse: false,
      terms: DEFAULT_RETURN_TERMS,
      duplicateDays: DEFAULT_DUPLICATE_RULES.days,
    }),
  };
  for (const [index, sale] of chosen.entries()) {
    const { reason, note, daysAgo, proof } =
      OPEN_RETURNS[index % OPEN_RETURNS.length] ?? OPEN_RETURNS[0];
    const actor: Actor = {
      kind: "user",
      id: "demo",
      accountId: sale.buyer_id,
      role: "advertiser",
      teamRole: "owner",
    };
    const atMs = deps.nowMs - (3 + 7 * index) * HOUR_MS;
    const given = {
      words: note,
      proof,
      on:
        daysAgo === null
          ? null
          : new Date(atMs - daysAgo * DAY_MS).toISOString().slice(0, DATE_LETTERS),
      earlierSaleId: null,
    };
    const filed = await inTransaction(deps.pool, (tx) =>
      fileWithin(tx, filing, { actor, saleId: sale.id, reason, given }, atMs),
    );
    if (!filed.ok) throw new Error(`a demo return: ${JSON.stringify(filed.error)}`);
  }
  await makeApplicants(deps);
}
