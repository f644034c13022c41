// Texts of the leads that a campaign missed: why, and what to do.
import type { Translated } from "../texts.ts";

export const missedLeadTexts = {
  title: "Missed leads",
  period: "Days",
  days: { "7": "7 days", "28": "28 days" },
  summary: (bought: string, matching: string) => `Bought ${bought} of ${matching} matching leads.`,
  summaryHidden: (bought: string) =>
    `Bought ${bought} leads. Fewer than 5 matching leads were missed.`,
  summaryAbout: (bought: string, matching: string) =>
    `Bought ${bought} of about ${matching} matching leads.`,
  none: "No leads matched the criteria.",
  noneMissed: (bought: string) => `Bought all ${bought} matching leads.`,
  since: (moment: string) => `Explained since ${moment}: before, the campaign changed too often.`,
  newSince: (moment: string) => `The campaign started on ${moment}.`,
  about: "Counts are approximate, so that they identify no lead. Those below 5 aren't shown.",
  aboutCount: (leads: string) => `About ${leads}`,
  few: "fewer than 5 missed",
  reasons: "Why leads were missed",
  reason: {
    outbid: "Lost to a higher bid",
    below_reserve: "Below the affiliate's reserve",
    insufficient_funds: "Wallet too low",
    not_licensed: "Not licensed in the state",
    cap_reached: "Cap reached",
    budget_exhausted: "Budget used up",
    outside_hours: "Outside the campaign's hours",
    source_blocked: "From sources that you block",
    already_owned: "You already have the lead",
    consent_scope: "The consent doesn't cover you",
    buyer_rejected: "Rejected by your system",
    buyer_timeout: "Your system didn't answer in time",
    not_offered: "Not for sale the way you bid",
    paused: "The campaign was paused",
    account_suspended: "The account was suspended",
    unknown: "Too little was recorded",
  },
  advice: {
    bids: (half: string, most: string) =>
      `A bid of ${half} would have won half of them, ${most} nine in ten.`,
    bidsAlike: (band: string) => `A bid of ${band} would have won most of them.`,
    states: (states: string) => `Most were in ${states}.`,
    consent_scope: "Their forms name other companies. Buyers by email alone need no name.",
    not_offered: "Bid for exclusive and for shared leads to be offered both.",
    account_suspended: "Ask the network to activate the account.",
    paused: "A paused campaign doesn't bid.",
  },
  band: (from: string, to: string) => `${from} to ${to}`,
  act: {
    money: "Add money",
    license: "Add licenses",
    raise: (bid: string) => `Raise bid to ${bid}`,
    caps: "Edit caps",
    hours: "Edit hours",
    sources: "Review sources",
    bids: "Add a bid",
    deliveries: "Check delivery",
  },
  byDay: "By day",
  day: "Day",
  matching: "Matching",
  bought: "Bought",
  mainReasons: "Why others were missed",
  nothing: "—",
  obstacle: {
    account_suspended: "This campaign can't buy: the account isn't active.",
    not_licensed: "This campaign can't buy: you have no license for the states it wants.",
    insufficient_funds: "This campaign can't buy: the wallet doesn't cover its lowest bid.",
    cap_reached: "This campaign can't buy: its cap is reached.",
    budget_exhausted: "This campaign can't buy: its budget is used up.",
    account_limit:
      "This campaign can't buy: the limit that the network agreed with your account is reached.",
    outside_hours: "This campaign is outside its hours.",
  },
};

export type MissedLeadTexts = Translated<typeof missedLeadTexts>;
