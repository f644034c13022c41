// Registers what buyers and affiliates trade by: orders, sources, and the money between them.
import { registerCampaigns } from "../modules/demand/campaigns/index.ts";
import { registerEarnings } from "../modules/money/earnings/index.ts";
import { registerHistory } from "../modules/demand/history/index.ts";
import { registerManualEntries } from "../modules/money/manual-entries/index.ts";
import { registerPayouts } from "../modules/money/payouts/index.ts";
import { registerFirstRun } from "../modules/insight/first-run/index.ts";
import { registerPivot } from "../modules/insight/pivot/index.ts";
import { registerReports } from "../modules/insight/reports/index.ts";
import { registerReturns } from "../modules/marketplace/returns/index.ts";
import { registerSources } from "../modules/supply/sources/index.ts";
import { registerWallet } from "../modules/money/wallet/index.ts";
import type { HttpHost } from "../platform/http/register-operation.ts";
import type { Foundation } from "./foundation.ts";
import type { Parts } from "./parts.ts";

/** Campaigns and sources, wallets and payouts, returns, and the reports on all of it. */
export function registerTradeRoutes(
  host: HttpHost,
  {
    context: { pool, config },
    now,
    settings,
    vaults,
    geo: { findPlace, findPlaces },
    rules,
    privacy,
  }: Foundation,
  { market, lookups, threads: { history }, sessions: { ends } }: Parts,
): void {
  registerCampaigns(host, { pool, now, lookups, mostBidCents: rules.mostBidCents });
  registerHistory(host, { pool, now, lookups, thread: history, privacy });
  registerSources(host, {
    pool,
    now,
    market,
    defaults: rules.sourceDefaults,
    endAccess: () => ends.announce(null),
  });
  registerWallet(host, {
    pool,
    now,
    networkId: () => settings.current().networkId,
    sandbox: config.demo,
  });
  registerManualEntries(host, {
    pool,
    now,
    vault: vaults.payeeVault,
    rules: rules.payoutRules,
  });
  registerPayouts(host, {
    pool,
    now,
    vault: vaults.payeeVault,
    rules: rules.payoutRules,
  });
  registerReturns(host, {
    pool,
    now,
    vault: vaults.vault,
    findPlace,
    rules: rules.returnRules,
    // No provider is built in: without one a contact is never proved wrong by itself.
    verifyContact: null,
  });
  registerReports(host, { pool, now, findPlaces, mostBidCents: rules.mostBidCents });
  registerPivot(host, { pool, now });
  registerFirstRun(host, { pool, now });
  registerEarnings(host, { pool, now });
}
