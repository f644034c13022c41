// Reads what the operator has set, for each module at the moment it needs it.
import { announceBuyer } from "../modules/demand/campaigns/index.ts";
import { toCallingRule } from "../../domain/calling/calling-rules.ts";
import type { SettingsDocument } from "../../contract/network/settings.ts";
import type { Brand } from "../../domain/brand/brand.ts";
import { cents } from "../../domain/money/money.ts";
import { DAY_MS, HOUR_MS } from "../../domain/time.ts";
import type { DistributionSettings } from "../modules/selling/distribution/index.ts";
import type { PayoutRules } from "../modules/money/payouts/index.ts";
import type { ReturnRules } from "../modules/marketplace/returns/index.ts";
import {
  type SettingsHolder,
  closedKindsOf,
  duplicateRulesOf,
  licenseRulesOf,
  listingRulesOf,
  offerRulesOf,
  returnTermsOf,
  saleRulesOf,
  scoreSettingsOf,
} from "../modules/network/settings/index.ts";

export type NetworkRules = ReturnType<typeof networkRules>;

/** What the operator has set, as each module reads it at the moment it needs it. */
export function networkRules(settings: SettingsHolder) {
  const document = () => settings.current().document;
  return {
    rules: (): DistributionSettings => ({
      networkId: settings.current().networkId,
      timeZone: document().time_zone,
      priceRule: document().price_rule,
      listing: listingRulesOf(document()),
      duplicates: duplicateRulesOf(document()),
      sales: saleRulesOf(document()),
      offers: offerRulesOf(document()),
      unsoldContactMs: document().unsold_contact_hours * HOUR_MS,
    }),
    returnRules: (): ReturnRules => ({
      networkId: settings.current().networkId,
      timeZone: document().time_zone,
      allowsNoResponse: document().returns_no_response,
      terms: returnTermsOf(document()),
      duplicateDays: document().duplicate_days,
    }),
    payoutRules: (): PayoutRules => ({
      networkId: settings.current().networkId,
      timeZone: document().time_zone,
      onePersonCents: cents(document().second_person_above_cents),
      leastCents: cents(document().least_payout_cents),
    }),
    networkId: () => settings.current().networkId,
    previewZip: () => document().preview_zip,
    callingRules: () => document().calling_rules.map(toCallingRule),
    scoreSettings: () => scoreSettingsOf(document()),
    postRate: () => ({
      perSecond: document().source_posts_per_second,
      burst: document().source_post_burst,
    }),
    mostBidCents: () => cents(document().most_bid_cents),
    licenses: {
      networkId: () => settings.current().networkId,
      licenseRules: () => licenseRulesOf(document()),
      closedKinds: () => closedKindsOf(document()),
      timeZone: () => document().time_zone,
      announceBuyer,
    },
    affiliateShare: () => document().affiliate_share_basis_points,
    draftMs: () => document().draft_days * DAY_MS,
    callsKeptMs: () => document().calls_kept_days * DAY_MS,
    signUpPolicy: () => document().sign_up,
    networkName: () => document().network_name,
    wording: () => ({
      networkName: document().network_name,
      texts: document().consent_texts,
    }),
    legal: () => ({ termsUrl: document().terms_url, privacyUrl: document().privacy_url }),
    brand: (): Brand => brandOf(document()),
    formerNetworkNames: () => settings.current().formerNames,
    /** The network's name, and those it had before. */
    networkNames: () => [
      document().network_name,
      ...settings.current().formerNames.map(({ name }) => name),
    ],
    sourceDefaults: () => ({
      sharedSlots: document().shared_slots,
      dailyCap: document().new_source_daily_cap,
      offerSeconds: document().offer_seconds,
    }),
  };
}

/** How the network appears. */
function brandOf(document: SettingsDocument): Brand {
  return {
    name: document.network_name,
    color: document.brand_color,
    logo: document.logo,
    termsUrl: document.terms_url,
    privacyUrl: document.privacy_url,
    mailSenderName: document.mail_sender_name,
    mailReplyTo: document.mail_reply_to,
  };
}
