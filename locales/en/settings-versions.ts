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
  },
  parts: {
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
