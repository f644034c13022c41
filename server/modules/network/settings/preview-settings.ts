// Previews a change of the network's settings on the leads, sales and payouts of the last weeks.
import type { Static } from "typebox";
import type { SettingsDocument, SettingsPatch } from "../../../../contract/network/settings.ts";
import {
  SETTINGS_PREVIEW_DAYS,
  type SettingsPreview,
} from "../../../../contract/network/settings-versions.ts";
import { centsToJson } from "../../../../domain/money/money.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { documentChanges } from "../../../../domain/activity/document-changes.ts";
import {
  type PricingRules,
  askingEffect,
  reserveEffect,
  tierMoves,
} from "../../../../domain/settings/settings-effects.ts";
import { DAY_MS } from "../../../../domain/time.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { applyMergePatch } from "../../../platform/http/merge-patch.ts";
import { type Refusal, invalid } from "../../../platform/http/refusal.ts";
import { checkSettings, listingRulesOf, scoreSettingsOf } from "./network-settings.ts";
import * as store from "./settings-effects.store.ts";
import { loadSettings } from "./settings.store.ts";

/** Refuses what could not be saved, with the problem of each member. */
export async function previewChange(
  db: Queryable,
  nowMs: number,
  patch: Static<typeof SettingsPatch>,
): Promise<Result<SettingsPreview, Refusal>> {
  const { document: before } = await loadSettings(db);
  const after = applyMergePatch(before, patch) as SettingsDocument;
  const problems = checkSettings(after);
  if (problems.length > 0) return refuse(invalid(problems));
  const fromMs = nowMs - SETTINGS_PREVIEW_DAYS * DAY_MS;
  const leads = await store.countLeadGroups(db, fromMs);
  const sales = await store.countSaleGroups(db, fromMs);
  const [rulesBefore, rulesAfter] = [pricingOf(before), pricingOf(after)];
  const asking = askingEffect(leads, rulesBefore, rulesAfter);
  const reserve = reserveEffect(sales, rulesBefore, rulesAfter);
  return ok({
    from: new Date(fromMs).toISOString(),
    to: new Date(nowMs).toISOString(),
    changes: documentChanges(before, after),
    leads: leads.reduce((sum, group) => sum + group.leads, 0),
    tiers: tierMoves(leads, rulesBefore.score, rulesAfter.score),
    asking: {
      listings: asking.listings,
      before_cents: centsToJson(asking.beforeCents),
      after_cents: centsToJson(asking.afterCents),
    },
    below_reserve: { sales: reserve.sales, price_cents: centsToJson(reserve.priceCents) },
    bids_above_limit:
      after.most_bid_cents < before.most_bid_cents
        ? await store.countBidsAbove(db, after.most_bid_cents)
        : 0,
    two_person_payouts: await store.countPayoutsAbove(db, fromMs, [
      before.second_person_above_cents,
      after.second_person_above_cents,
    ]),
  });
}

function pricingOf(document: SettingsDocument): PricingRules {
  return { score: scoreSettingsOf(document), listing: listingRulesOf(document) };
}
