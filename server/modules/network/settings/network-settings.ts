// The network's settings as a document: their defaults, what must hold between them, and what the
// domain makes of them.
import type { SettingsDocument } from "../../../../contract/network/settings.ts";
import {
  type CallingRuleProblem,
  DEFAULT_CALLING_RULES,
  callingRuleProblems,
  toCallingRule,
} from "../../../../domain/calling/calling-rules.ts";
import {
  ANY_STATE,
  type ClosedKind,
  type UnconfirmedRule,
} from "../../../../domain/licenses/license.ts";
import { US_STATES } from "../../../../domain/lead/us-states.ts";
import { isTimeZone } from "../../../../domain/distribution/calendar.ts";
import {
  DEFAULT_LISTING_RULES,
  type ListingRules,
  USUAL_UNSOLD_CONTACT_HOURS,
} from "../../../../domain/distribution/listing.ts";
import { USUAL_CALLS_KEPT_DAYS } from "../../../../domain/attempts/attempt.ts";
import { USUAL_DRAFT_DAYS } from "../../../../domain/drafts/draft-answers.ts";
import { DEFAULT_DUPLICATE_RULES, type DuplicateRules } from "../../../../domain/lead/duplicate.ts";
import {
  DEFAULT_SALE_RULES,
  type SaleRules,
  USUAL_LEAST_PAYOUT_CENTS,
} from "../../../../domain/ledger/earning-terms.ts";
import {
  DEFAULT_OFFER_RULES,
  type OfferRules,
  USUAL_OFFER_SECONDS,
} from "../../../../domain/pings/limits.ts";
import { DEFAULT_RETURN_TERMS, type ReturnTerms } from "../../../../domain/returns/terms.ts";
import { type Cents, cents, centsToJson } from "../../../../domain/money/money.ts";
import {
  COMPANIES,
  NO_CONSENT_TEXTS,
  consentTextProblem,
} from "../../../../domain/forms/consent-text.ts";
import { FORM_LANGUAGES } from "../../../../domain/forms/form-document.ts";
import type { ScoreSettings } from "../../../../domain/scoring/score-lead.ts";
import { DEFAULT_THRESHOLDS, DEFAULT_WEIGHTS } from "../../../../domain/scoring/score-total.ts";
import { applyMergePatch } from "../../../platform/http/merge-patch.ts";
import type { FieldError } from "../../../platform/http/refusal.ts";
import { MINUTE_MS } from "../../../../domain/time.ts";

/** What is stored as one document; the name and the zone are the network account's own. */
export type StoredSettings = Omit<SettingsDocument, "network_name" | "time_zone">;

const STATE_CODES: ReadonlySet<string> = new Set(US_STATES.map(({ code }) => code));
const SIDES = ["seller", "buyer", "renter"] as const;

function jsonPrices(table: ListingRules["priceTable"]): SettingsDocument["price_table"] {
  const row = (side: (typeof SIDES)[number]) => ({
    hot: centsToJson(table[side].hot),
    nurture: centsToJson(table[side].nurture),
    cold: centsToJson(table[side].cold),
  });
  return { seller: row("seller"), buyer: row("buyer"), renter: row("renter") };
}

/** What a network starts with. */
export const DEFAULT_SETTINGS: StoredSettings = {
  sign_up: "approval",
  price_rule: "first_price",
  price_table: jsonPrices(DEFAULT_LISTING_RULES.priceTable),
  shared_slot_basis_points: DEFAULT_LISTING_RULES.sharedSlotShare,
  reserve_basis_points: DEFAULT_LISTING_RULES.reserveShare,
  most_bid_cents: 500_000,
  second_person_above_cents: 500_000,
  listing_steps: DEFAULT_LISTING_RULES.steps.map((step) => ({
    after_minutes: step.afterMs / MINUTE_MS,
    basis_points: step.share,
  })),
  listing_ends_after_minutes: DEFAULT_LISTING_RULES.endsAfterMs / MINUTE_MS,
  score_weights: { ...DEFAULT_WEIGHTS },
  tier_thresholds: { ...DEFAULT_THRESHOLDS },
  shared_slots: 3,
  new_source_daily_cap: 50,
  preview_zip: "zip",
  calling_rules: DEFAULT_CALLING_RULES.map(({ mostCalls, checkedOn, ...rule }) => ({
    ...rule,
    most_calls: mostCalls,
    checked_on: checkedOn,
  })),
  returns_no_response: false,
  brand_color: null,
  logo: null,
  terms_url: null,
  privacy_url: null,
  mail_sender_name: null,
  mail_reply_to: null,
  consent_texts: { ...NO_CONSENT_TEXTS },
  return_days: DEFAULT_SALE_RULES.returnDays,
  return_answer_hours: DEFAULT_RETURN_TERMS.answerHours,
  return_decide_days: DEFAULT_RETURN_TERMS.decideDays,
  most_returned_basis_points: DEFAULT_RETURN_TERMS.mostReturned,
  return_touches: DEFAULT_RETURN_TERMS.leastTouches,
  return_touch_days: DEFAULT_RETURN_TERMS.leastTouchDays,
  rated_from_leads: DEFAULT_RETURN_TERMS.ratedFromLeads,
  least_modifier_basis_points: DEFAULT_RETURN_TERMS.leastModifier,
  offer_seconds: USUAL_OFFER_SECONDS,
  least_open_offers: DEFAULT_OFFER_RULES.leastOpen,
  open_offers_per_post: DEFAULT_OFFER_RULES.openPerPost,
  most_offered_basis_points: DEFAULT_OFFER_RULES.mostOfRoom,
  affiliate_share_basis_points: 7_000,
  new_affiliate_days: DEFAULT_SALE_RULES.newAffiliateDays,
  new_affiliate_hold_days: DEFAULT_SALE_RULES.newAffiliateHoldDays,
  least_payout_cents: Number(USUAL_LEAST_PAYOUT_CENTS),
  duplicate_days: DEFAULT_DUPLICATE_RULES.days,
  exclusive_days: DEFAULT_DUPLICATE_RULES.exclusiveDays,
  unsold_contact_hours: USUAL_UNSOLD_CONTACT_HOURS,
  draft_days: USUAL_DRAFT_DAYS,
  calls_kept_days: USUAL_CALLS_KEPT_DAYS,
  license_rules: [],
  closed_kinds: [],
  magic_links: false,
  source_posts_per_second: 100,
  source_post_burst: 1_000,
};

const CONSENT_PROBLEMS = {
  companies: `Write ${COMPANIES} exactly once, and no other braces.`,
  channels: "Mention calls, texts and emails: the consent is recorded for these.",
} as const;

/**
 * What the schema cannot say: each problem with what to do. Empty when the document holds together.
 */
export function checkSettings(document: SettingsDocument): FieldError[] {
  const problems: FieldError[] = [];
  const note = (field: string, message: string): void => {
    problems.push({ field, code: "invalid", message });
  };
  const { engagement, intent, financial } = document.score_weights;
  const sum = engagement + intent + financial;
  if (sum !== 100)
    note("/score_weights", `Make engagement, intent and financial sum to 100; they sum to ${sum}.`);
  if (document.tier_thresholds.hot <= document.tier_thresholds.nurture)
    note("/tier_thresholds/hot", "Make hot larger than nurture.");
  for (const language of FORM_LANGUAGES) {
    const text = document.consent_texts[language];
    const problem = text === null ? null : consentTextProblem(language, text);
    if (problem !== null) note(`/consent_texts/${language}`, CONSENT_PROBLEMS[problem]);
  }
  if (document.exclusive_days < document.duplicate_days)
    note("/exclusive_days", "Make it at least the days after which a lead is no duplicate.");
  if (document.return_touch_days > document.return_touches)
    note("/return_touch_days", "Ask for at most as many days as touches.");
  if (!isTimeZone(document.time_zone))
    note("/time_zone", "Choose an IANA time zone, for example America/Los_Angeles.");
  document.listing_steps.forEach((step, index) => {
    const before = document.listing_steps[index - 1];
    if (before !== undefined && step.after_minutes <= before.after_minutes)
      note(
        `/listing_steps/${index}/after_minutes`,
        "Order the steps by time, each later than the one before.",
      );
    if (before !== undefined && step.basis_points >= before.basis_points)
      note(`/listing_steps/${index}/basis_points`, "Make each step lower than the one before.");
    if (step.after_minutes >= document.listing_ends_after_minutes)
      note(`/listing_steps/${index}/after_minutes`, "Enter a step before the listing ends.");
  });
  document.license_rules.forEach((rule, index) => {
    const isTwice = document.license_rules.some(
      (other, at) => at < index && other.state === rule.state && other.kind === rule.kind,
    );
    if (isTwice) note(`/license_rules/${index}`, "Enter each state and kind once.");
    if (rule.state !== ANY_STATE && !STATE_CODES.has(rule.state))
      note(`/license_rules/${index}/state`, "Enter the two letters of a state, or US.");
  });
  document.closed_kinds.forEach((rule, index) => {
    const isTwice = document.closed_kinds.some(
      (other, at) =>
        at < index && other.state === rule.state && other.buyer_kind === rule.buyer_kind,
    );
    if (isTwice) note(`/closed_kinds/${index}`, "Enter each state and kind once.");
    if (rule.state !== ANY_STATE && !STATE_CODES.has(rule.state))
      note(`/closed_kinds/${index}/state`, "Enter the two letters of a state, or US.");
  });
  for (const problem of callingRuleProblems(document.calling_rules.map(toCallingRule)))
    note(...callingRefusal(problem));
  return problems;
}

function callingRefusal(found: CallingRuleProblem): readonly [field: string, message: string] {
  if (found.index === null)
    return ["/calling_rules", "Keep the rule of US: it holds where a state has none of its own."];
  const at = `/calling_rules/${found.index}`;
  switch (found.problem) {
    case "unknown_state":
      return [`${at}/state`, "Enter the two letters of a state, or US."];
    case "twice":
      return [`${at}/state`, "Enter each state once."];
    case "no_hours":
      return [`${at}/${found.day}`, "Enter an end after the start, or null for none."];
  }
}

/** The settings after a merge patch; a member that it takes away has its default. */
export function patchSettings(current: SettingsDocument, patch: unknown): SettingsDocument {
  const patched = applyMergePatch(current, patch) as SettingsDocument;
  return {
    ...DEFAULT_SETTINGS,
    ...patched,
    consent_texts: { ...DEFAULT_SETTINGS.consent_texts, ...patched.consent_texts },
  };
}

/** Whether unconfirmed licenses may buy. */
export function licenseRulesOf({ license_rules: rules }: StoredSettings): UnconfirmedRule[] {
  return rules.map(({ state, kind, may_buy: mayBuy }) => ({ state, kind, mayBuy }));
}

/** Where buyers of a kind may not buy. */
export function closedKindsOf({ closed_kinds: rules }: StoredSettings): ClosedKind[] {
  return rules.map(({ buyer_kind: buyerKind, state }) => ({ buyerKind, state }));
}

/** What the marketplace goes by. */
export function listingRulesOf(settings: StoredSettings): ListingRules {
  const row = (side: (typeof SIDES)[number]): Record<"hot" | "nurture" | "cold", Cents> => {
    const { hot, nurture, cold } = settings.price_table[side];
    return { hot: cents(hot), nurture: cents(nurture), cold: cents(cold) };
  };
  return {
    priceTable: { seller: row("seller"), buyer: row("buyer"), renter: row("renter") },
    sharedSlotShare: settings.shared_slot_basis_points,
    reserveShare: settings.reserve_basis_points,
    steps: settings.listing_steps.map((step) => ({
      afterMs: step.after_minutes * MINUTE_MS,
      share: step.basis_points,
    })),
    endsAfterMs: settings.listing_ends_after_minutes * MINUTE_MS,
  };
}

/** What holds for a sale where nothing else is agreed with its buyer or affiliate. */
export function saleRulesOf(settings: StoredSettings): SaleRules {
  return {
    returnDays: settings.return_days,
    newAffiliateDays: settings.new_affiliate_days,
    newAffiliateHoldDays: settings.new_affiliate_hold_days,
  };
}

/** What offers to pings may hold. */
export function offerRulesOf(settings: StoredSettings): OfferRules {
  return {
    leastOpen: settings.least_open_offers,
    openPerPost: settings.open_offers_per_post,
    mostOfRoom: settings.most_offered_basis_points,
  };
}

/** How returns are asked for and decided. */
export function returnTermsOf(settings: StoredSettings): ReturnTerms {
  return {
    ratedFromLeads: settings.rated_from_leads,
    leastModifier: settings.least_modifier_basis_points,
    answerHours: settings.return_answer_hours,
    decideDays: settings.return_decide_days,
    mostReturned: settings.most_returned_basis_points,
    leastTouches: settings.return_touches,
    leastTouchDays: settings.return_touch_days,
  };
}

/** Which leads count as duplicates. */
export function duplicateRulesOf(settings: StoredSettings): DuplicateRules {
  return { days: settings.duplicate_days, exclusiveDays: settings.exclusive_days };
}

/** What scores are worked out with. */
export function scoreSettingsOf(settings: StoredSettings): ScoreSettings {
  return { weights: { ...settings.score_weights }, thresholds: { ...settings.tier_thresholds } };
}
