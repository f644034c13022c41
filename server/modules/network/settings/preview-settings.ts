// Previews a change of the network's settings on the leads, sales and payouts of the last weeks.
import type { Static } from "typebox";
import type { SettingsDocument, SettingsPatch } from "../../../../contract/network/settings.ts";
import {
  SETTINGS_PREVIEW_DAYS,
  type SettingsPreview,
} from "../../../../contract/network/settings-versions.ts";
import { type Cents, cents, centsToJson } from "../../../../domain/money/money.ts";
import type { ReturnCounts } from "../../../../domain/returns/rate.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { documentChanges } from "../../../../domain/activity/document-changes.ts";
import { duplicateEffect } from "../../../../domain/settings/duplicate-effects.ts";
import {
  type PricingRules,
  askingEffect,
  reserveEffect,
  tierMoves,
} from "../../../../domain/settings/settings-effects.ts";
import {
  buyersRankedLower,
  buyersWithoutApproval,
  heldEarnings,
  lateReturns,
  payableAffiliates,
} from "../../../../domain/settings/terms-effects.ts";
import { DAY_MS } from "../../../../domain/time.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { type Refusal, invalid } from "../../../platform/http/refusal.ts";
import {
  checkSettings,
  duplicateRulesOf,
  listingRulesOf,
  patchSettings,
  returnTermsOf,
  saleRulesOf,
  scoreSettingsOf,
} from "./network-settings.ts";
import { listRepeatedLeads } from "./duplicate-effects.store.ts";
import * as store from "./settings-effects.store.ts";
import { loadSettings } from "./settings.store.ts";

/** What a preview reads from other areas. */
export interface PreviewFacts {
  /** What is payable to each affiliate that has any. */
  readonly listPayable: (db: Queryable) => Promise<readonly Cents[]>;
  /** The leads and returns of each buyer in the days that decide who may approve. */
  readonly countReturns: (db: Queryable, atMs: number) => Promise<readonly ReturnCounts[]>;
}

/** The members whose effect on the past is computed. */
const COMPARED: ReadonlySet<string> = new Set<keyof SettingsDocument>([
  "price_table",
  "shared_slot_basis_points",
  "reserve_basis_points",
  "score_weights",
  "tier_thresholds",
  "most_bid_cents",
  "second_person_above_cents",
  "return_days",
  "new_affiliate_days",
  "new_affiliate_hold_days",
  "least_payout_cents",
  "most_returned_basis_points",
  "rated_from_leads",
  "least_modifier_basis_points",
  "duplicate_days",
  "exclusive_days",
]);

/** Refuses what could not be saved, with the problem of each member. */
export async function previewChange(
  db: Queryable,
  facts: PreviewFacts,
  nowMs: number,
  patch: Static<typeof SettingsPatch>,
): Promise<Result<SettingsPreview, Refusal>> {
  const { document: before } = await loadSettings(db);
  const after = patchSettings(before, patch);
  const problems = checkSettings(after);
  if (problems.length > 0) return refuse(invalid(problems));
  const changes = documentChanges(before, after);
  const fromMs = nowMs - SETTINGS_PREVIEW_DAYS * DAY_MS;
  const leads = await store.countLeadGroups(db, fromMs);
  const sales = await store.countSaleGroups(db, fromMs);
  const [rulesBefore, rulesAfter] = [pricingOf(before), pricingOf(after)];
  const asking = askingEffect(leads, rulesBefore, rulesAfter);
  const reserve = reserveEffect(sales, rulesBefore, rulesAfter);
  return ok({
    from: new Date(fromMs).toISOString(),
    to: new Date(nowMs).toISOString(),
    changes,
    not_compared: notCompared(changes),
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
    duplicates: await duplicatesOf(db, { before, after, fromMs, nowMs }),
    ...(await termsEffects(db, facts, { before, after, fromMs, nowMs })),
  });
}

function notCompared(changes: SettingsPreview["changes"]): string[] {
  const members = changes.map(({ member }) => member.split("/")[1] ?? "");
  return [...new Set(members)].filter((member) => !COMPARED.has(member));
}

interface ComparedPeriod {
  readonly before: SettingsDocument;
  readonly after: SettingsDocument;
  readonly fromMs: number;
  readonly nowMs: number;
}

/** How many leads would be duplicates; null where the change is about other settings. */
async function duplicatesOf(
  db: Queryable,
  { before, after, fromMs }: ComparedPeriod,
): Promise<SettingsPreview["duplicates"]> {
  const [today, changed] = [duplicateRulesOf(before), duplicateRulesOf(after)];
  if (today.days === changed.days && today.exclusiveDays === changed.exclusiveDays) return null;
  return duplicateEffect(await listRepeatedLeads(db, fromMs), today, changed);
}

/** What changes for returns, holds and payouts. */
async function termsEffects(
  db: Queryable,
  facts: PreviewFacts,
  { before, after, fromMs, nowMs }: ComparedPeriod,
): Promise<
  Pick<
    SettingsPreview,
    | "late_returns"
    | "held_earnings"
    | "payable_affiliates"
    | "buyers_without_approval"
    | "buyers_ranked_lower"
  >
> {
  const [salesBefore, salesAfter] = [saleRulesOf(before), saleRulesOf(after)];
  const [termsBefore, termsAfter] = [returnTermsOf(before), returnTermsOf(after)];
  const buyers = await facts.countReturns(db, nowMs);
  const held = heldEarnings(await store.sumHeldGroups(db, fromMs), salesBefore, salesAfter);
  return {
    late_returns: lateReturns(await store.countReturnGroups(db, fromMs), salesBefore, salesAfter),
    held_earnings: {
      before_cents: centsToJson(held.before),
      after_cents: centsToJson(held.after),
    },
    payable_affiliates: payableAffiliates(
      await facts.listPayable(db),
      cents(before.least_payout_cents),
      cents(after.least_payout_cents),
    ),
    buyers_without_approval: buyersWithoutApproval(buyers, termsBefore, termsAfter),
    buyers_ranked_lower: buyersRankedLower(buyers, termsBefore, termsAfter),
  };
}

function pricingOf(document: SettingsDocument): PricingRules {
  return { score: scoreSettingsOf(document), listing: listingRulesOf(document) };
}
