// Texts of the lists of campaigns: an advertiser's own and the operator's.
import { LONGEST_WINDOW_DAYS } from "../../domain/reports/longest-period.ts";
import { plural } from "../plural.ts";
import { campaignChangeTexts } from "./parts/campaign-changes.ts";
import type { Translated } from "../texts.ts";

export const campaignTexts = {
  about: {
    advertiser: "Campaigns buy matching leads automatically.",
    affiliate: "What buyers want now, and what you earn.",
    admin: "All campaigns on the network.",
    other: "Your role has no campaigns.",
  },
  openDemand: "Open demand",
  label: "Campaigns",
  create: "Create campaign",
  status: { active: "Active", paused: "Paused", archived: "Archived" },
  stopped: "Can't buy",
  closed: "Closed now",
  obstacle: {
    account_suspended: "account not active",
    not_licensed: "no license",
    insufficient_funds: "wallet too low",
    cap_reached: "cap reached",
    budget_exhausted: "budget used up",
    account_limit: "limit agreed with the network reached",
    outside_hours: "outside its hours",
  },
  stoppedBecause: (reason: string) => `Can't buy: ${reason}`,
  columns: {
    name: "Campaign",
    owner: "Advertiser",
    status: "Status",
    bids: "Bids",
    exclusive: "Exclusive",
    shared: "Per slot",
    day: "Daily cap",
    today: "Today",
    bought: "Bought",
    spend: "Spend",
    average: "Cost per lead",
    pace: "Pacing",
    action: "Action",
    total: `In ${LONGEST_WINDOW_DAYS} days`,
  },
  filters: { status: "Status", owner: "Advertiser" },
  exclusive: (bid: string) => `${bid} exclusive`,
  shared: (bid: string) => `${bid} per slot`,
  window: {
    day: "today",
    week: "this week",
    month: "this month",
    total: "total",
    hour: "this hour",
  },
  of: (used: string, cap: string, window: string) => `${used} of ${cap} ${window}`,
  noCap: "No cap",
  starving: "Bought nothing",
  starvingOnly: (count: number) =>
    plural(
      count,
      "1 active campaign bought nothing in this period.",
      `${count} active campaigns bought nothing in this period.`,
    ),
  empty: "No campaigns yet. Create one to buy matching leads automatically.",
  emptyAdmin: "No campaigns yet. Campaigns of advertisers appear here.",
  ...campaignChangeTexts,
  kept: (count: string) => `${count} kept`,
  byHand: "Bought manually",
  sum: "Total",
  leads: (count: number, written: string) => plural(count, "1 lead", `${written} leads`),
  until: (day: string) => `until ${day}`,
};

export type CampaignTexts = Translated<typeof campaignTexts>;
