// Texts of the users' screen: the directory of accounts, one's own company, and with whom one
// trades.
import type { Translated } from "../texts.ts";

export const userTexts = {
  about: {
    admin: "Every account of the network.",
    advertiser: "Your company, and the sources you bought from.",
    affiliate: "Your company, your sources, and where your leads sell.",
    other: "Your account.",
  },
  directory: {
    label: "Accounts",
    views: {
      all: "All",
      pending: "Waiting",
      advertisers: "Advertisers",
      affiliates: "Affiliates",
      suspended: "Suspended",
    },
    none: "No account yet. Companies that sign up stand here and wait for your approval.",
    nameHint: "The whole name, as it is written",
  },
  account: {
    title: "Account",
    campaigns: "Campaigns",
    noCampaigns: "No campaign yet.",
    sources: "Sources",
    noSources: "No source yet.",
    activity: "Last activity",
    noActivity: "Nothing has happened yet.",
    allActivity: "All its activity",
    campaignStatus: { active: "Active", paused: "Paused", archived: "Archived" },
    sourceStatus: { active: "Active", paused: "Paused" },
    routingOf: (source: string) => `How leads of ${source} find their buyer`,
    routingSaved: (source: string, routing: string) =>
      `${source}: ${routing}, from the next lead on.`,
    noCap: "no daily limit",
    cap: (count: string) => `${count} leads a day`,
    exclusive: (bid: string) => `${bid} exclusive`,
    shared: (bid: string) => `${bid} a shared slot`,
  },
  company: {
    title: "My company",
    team_role: "Signed in as",
    role: "Role",
    roles: { advertiser: "Advertiser", affiliate: "Affiliate", admin: "Admin" },
    keys: "API keys",
    keyCount: (count: number, written: string) =>
      count === 0 ? "None" : count === 1 ? "1 active" : `${written} active`,
    manageKeys: "Manage keys",
    edit: "Edit the company",
  },
  sellers: {
    title: "My sellers",
    about:
      "Sources you bought from. Their names are made for you alone. Where many leads are given back, compare them with the others before you narrow a campaign.",
    none: "You bought from nobody in this period. What an active campaign buys stands here, by the source it came from.",
  },
  sources: {
    title: "My sources",
    about:
      "What each source brought. A falling share of accepted leads means that its form or its traffic changed.",
    none: "No source yet. Make one, and post leads with its key.",
    make: "Make a source",
    manage: "Manage sources",
    noLeads:
      "No lead came from your sources in this period. Post one with a source's key to see it here.",
  },
  buyers: {
    title: "Where my leads sell",
    about: "Buyers stay unnamed. What your leads earn by state says where it pays to bring more.",
    returns: "What buyers gave back",
    returnsAbout:
      "Returns asked for in this period, by reason: many of one reason mean that something in a form misleads.",
    noReturns: "No buyer asked for its money back in this period.",
    part: (count: string) => `Counted are the newest ${count}.`,
    reason: "Reason",
    count: "Returns",
    approved: "Approved",
    waiting: "Waiting",
    declined: "Declined",
  },
};

export type UserTexts = Translated<typeof userTexts>;
