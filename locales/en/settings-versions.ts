// Texts of changes of the network's settings: their preview, their history, and the way back.
import { plural } from "../plural.ts";
import type { Translated } from "../texts.ts";

export const settingsVersionsTexts = {
  usual: (value: string) => `Default: ${value}.`,
  steps: {
    title: "Falling prices of listings",
    about: "Prices never fall below the reserve. Counts for new listings.",
    after: "After hours",
    share: "% of the first price",
    ends: "Listings end after hours",
    add: "Add step",
    remove: (hours: string) => `Remove the step at hour ${hours}`,
    none: "The price doesn't fall.",
  },
  members: {
    network_name: "Network name",
    time_zone: "Time zone",
    sign_up: "New companies",
    price_rule: "Winners pay",
    price_table: "Asking price",
    shared_slot_basis_points: "Shared slot, share of exclusive",
    reserve_basis_points: "Reserve, share of asking price",
    most_bid_cents: "Highest bid",
    second_person_above_cents: "Payouts approved by one person, up to",
    listing_steps: "Falling prices of listings",
    listing_ends_after_minutes: "Listings end after",
    score_weights: "Score weight",
    tier_thresholds: "Minimum score",
    shared_slots: "Shared slots of a new source",
    new_source_daily_cap: "Leads per day from a new source",
    preview_zip: "ZIP before purchase",
    calling_rules: "Calling rules",
    returns_no_response: "No-response returns",
    license_rules: "License rules",
    closed_kinds: "Closed states",
    magic_links: "Sign-in by email",
    source_posts_per_second: "Posts per second per source",
    source_post_burst: "Posts in a burst",
    brand_color: "Color of links and buttons",
    logo: "Logo",
    terms_url: "Terms, web address",
    privacy_url: "Privacy policy, web address",
    mail_sender_name: "Emails are from",
    mail_reply_to: "Answers to emails go to",
    consent_texts: "Consent text",
    return_days: "Return window, days",
    return_answer_hours: "Affiliate's answer, hours",
    return_decide_days: "Network's decision, working days",
    most_returned_basis_points: "Most returns, % of leads",
    return_touches: "No-response return, touches",
    return_touch_days: "No-response return, days with a touch",
    rated_from_leads: "Leads from which returns count",
    least_modifier_basis_points: "Lowest bid modifier, %",
    offer_seconds: "Offer of a new source, seconds",
    least_open_offers: "Open offers, any source",
    open_offers_per_post: "Open offers per post of the last hour",
    most_offered_basis_points: "Offered at a time, % of a campaign's room",
    affiliate_share_basis_points: "New affiliate's share, %",
    new_affiliate_days: "New affiliate for, days",
    new_affiliate_hold_days: "New affiliate's hold, days",
    least_payout_cents: "Minimum payout, $",
    duplicate_days: "Duplicate for, days",
    exclusive_days: "Duplicate after an exclusive sale, days",
    unsold_contact_hours: "Contact of unsold leads, hours",
    draft_days: "Draft's confirmation link, days",
    calls_kept_days: "Logs of calls and emails, days",
  },
  brand: {
    title: "Appearance and emails",
    logo: "Logo",
    logoHint: (kilobytes: string) =>
      `PNG, JPEG or WebP, at most ${kilobytes} kB. Shown in the app, at sign-in and in emails.`,
    chooseLogo: "Choose a picture",
    removeLogo: "Remove",
    color: "Color of links and buttons",
    colorHint: "Adjusted where it would be hard to read.",
    ownColor: "Use the default",
    terms: "Terms, web address",
    termsHint: "Linked at sign-in, on forms and in emails.",
    privacy: "Privacy policy, web address",
    privacyHint: "Linked at sign-in, on forms and in emails.",
    sender: "Emails are from",
    senderHint: "A name. Empty: the name set on the server, or the network's.",
    replyTo: "Answers to emails go to",
    replyToHint: "An email address. Empty: the address that emails are from.",
    address: (host: string) =>
      `This network is at ${host}. Its address is set on the server, with PLAT_URL.`,
  },
  consent: {
    title: "Consent texts of forms",
    about: (companies: string) =>
      `Consumers agree to this text. ${companies} becomes the network's name with its buyer list, or with the buyers that a form names. A change gives each form a new version; consents keep the text that was shown.`,
    names: { en: "English", es: "Spanish" },
    shown: "As shown:",
    usual: "Use the default text",
    problems: {
      companies: (companies: string) => `Write ${companies} exactly once, and no other braces.`,
      channels: () => "Mention calls, texts and emails. The consent is recorded for these.",
    },
  },
  terms: {
    groups: {
      returns: "Returns",
      pings: "Offers to pings",
      earnings: "Earnings and payouts",
      duplicates: "Duplicates",
      retention: "Retention",
    },
    about: {
      return_days: "After delivery, unless agreed otherwise. For leads sold from now on.",
      return_answer_hours: "After the filing. For returns filed from now on.",
      return_decide_days:
        "Then a return is approved, unless our checks disprove it. For returns filed or answered from now on.",
      most_returned_basis_points:
        "A buyer above it gets no automatic approval. For returns filed from now on.",
      return_touches: "For returns filed from now on.",
      return_touch_days: "For returns filed from now on.",
      rated_from_leads:
        "A buyer that received fewer lately keeps its rank and automatic approvals.",
      least_modifier_basis_points:
        "Declined returns lower the rank of a buyer's bids down to it, never a price.",
      offer_seconds: "From 15 to 120. For sources created from now on.",
      least_open_offers: "Or as many as the posts of the last hour allow. For offers from now on.",
      open_offers_per_post:
        "For each offer that the source posted to. A source that posts may keep more open.",
      most_offered_basis_points:
        "Of what caps and budgets leave, but always one lead. For offers from now on.",
      affiliate_share_basis_points: "For affiliates that join from now on.",
      new_affiliate_days: "From joining. Earnings are held longer in this time.",
      new_affiliate_hold_days:
        "After the return window, unless agreed otherwise. For leads sold from now on.",
      least_payout_cents: "For payouts requested from now on.",
      duplicate_days: "After receipt or the last sale. For leads that arrive from now on.",
      exclusive_days: "At least the days above. For leads that arrive from now on.",
      unsold_contact_hours:
        "After a rejection, or after it was unlisted. For leads rejected or unlisted from now on.",
      draft_days: "For links created from now on.",
      calls_kept_days: "A shorter time deletes older entries within minutes.",
    },
  },
  parts: {
    en: "English",
    es: "Spanish",
    engagement: "engagement",
    intent: "intent",
    financial: "financial",
    hot: "hot",
    nurture: "nurture",
    cold: "cold",
    seller: "seller",
    buyer: "buyer",
    renter: "renter",
  },
  values: {
    yes: "yes",
    no: "no",
    none: "none",
    picture: "a picture",
    entries: (count: number, shown: string) => plural(count, `${shown} entry`, `${shown} entries`),
    hours: (count: number, shown: string) => plural(count, `${shown} hour`, `${shown} hours`),
    steps: (steps: readonly string[]) => steps.join(", "),
    step: (share: string, hours: string) => `${share} after ${hours}`,
    words: {
      open: "start immediately",
      invitation: "need an invitation",
      approval: "need approval",
      first_price: "their bid",
      second_price: "the lowest price that still wins",
      zip: "five digits",
      zip3: "first three digits",
    },
  },
  change: (before: string, after: string) => `${before} → ${after}`,
  preview: {
    title: "What changes",
    about: (days: string) => `Compared with the leads, sales and payouts of the last ${days} days.`,
    aboutOthers: (days: string, members: readonly string[]) =>
      `Compared with the leads, sales and payouts of the last ${days} days, but not for: ${members.join("; ")}.`,
    loading: "Comparing with the last four weeks…",
    tiers: (moved: number, shown: string, all: string) =>
      plural(
        moved,
        `${shown} of ${all} leads would be in another tier.`,
        `${shown} of ${all} leads would be in another tier.`,
      ),
    move: (leads: string, from: string, to: string) => `${leads} from ${from} to ${to}`,
    askingLess: (money: string, listings: string) =>
      `Asking prices of ${listings} listings: ${money} less.`,
    askingMore: (money: string, listings: string) =>
      `Asking prices of ${listings} listings: ${money} more.`,
    reserve: (sales: number, shown: string, money: string) =>
      plural(
        sales,
        `${shown} sale for ${money} would have been below the reserve.`,
        `${shown} sales for ${money} would have been below the reserve.`,
      ),
    bids: (campaigns: number, shown: string) =>
      plural(
        campaigns,
        `${shown} campaign bids more. It keeps its bid until it is edited.`,
        `${shown} campaigns bid more. They keep their bids until they are edited.`,
      ),
    payouts: (before: string, after: string) =>
      `Payouts that need two people: ${before} before, ${after} with the change.`,
    lateReturns: (returns: number, shown: string) =>
      plural(
        returns,
        `${shown} return was requested after the new window.`,
        `${shown} returns were requested after the new window.`,
      ),
    held: (before: string, after: string) =>
      `Earnings held beyond the return window: ${before} before, ${after} with the change.`,
    payable: (before: string, after: string) =>
      `Affiliates with enough for a payout today: ${before} before, ${after} with the change.`,
    people: (before: string, after: string) =>
      `Buyers without automatic approval today: ${before} before, ${after} with the change.`,
    ranked: (before: string, after: string) =>
      `Buyers that rank lower for declined returns today: ${before} before, ${after} with the change.`,
    modifiers: (buyers: string) => `Buyers that would have another bid modifier today: ${buyers}.`,
    duplicates: (before: string, after: string) =>
      `Leads that count as duplicates: ${before} before, ${after} with the change.`,
    refused: "Fix these fields:",
    nothing: "Nothing of the last weeks would have been different.",
  },
  history: {
    title: "History of settings",
    none: "No change yet.",
    began: "What stood before the first change",
    restored: (no: string) => `Version ${no} restored`,
    version: (no: string) => `Version ${no}`,
    inForce: "In force",
    system: "Plat",
    restore: "Restore",
    restoreNamed: (no: string) => `Restore version ${no}`,
    ask: (no: string) => `Restore version ${no}?`,
    askAbout: "Its values become a new version. The network keeps its name.",
    reason: "Reason",
    reasonHint: "People of the network read it in the history.",
    reasonMissing: "Enter the reason.",
    done: "Settings restored.",
  },
};

export type SettingsVersionsTexts = Translated<typeof settingsVersionsTexts>;
