// Texts of the users' screen: the directory of accounts, the viewer's company, and its trading
// partners.
import type { Translated } from "../texts.ts";

export const userTexts = {
  about: {
    admin: "All accounts on the network.",
    advertiser: "Your company, and the sources you bought from.",
    affiliate: "Your company, your sources, and where your leads sell.",
    other: "Your account.",
  },
  directory: {
    label: "Accounts",
    invite: "Invite a company",
    views: {
      all: "All",
      toDecide: "To decide",
      pending: "Pending",
      advertisers: "Advertisers",
      affiliates: "Affiliates",
      suspended: "Suspended",
    },
    none: "No accounts yet. Companies that sign up appear here for your approval.",
    tag: "Tag",
    tags: "Tags",
  },
  company: {
    title: "My company",
    team_role: "Signed in as",
    role: "Role",
    keys: "API keys",
    keyCount: (count: number, written: string) =>
      count === 0 ? "None" : count === 1 ? "1 active" : `${written} active`,
    manageKeys: "Manage keys",
    edit: "Edit company",
  },
  sellers: {
    title: "Sources I buy from",
    about:
      "Sources you bought from, under aliases that only you see. Compare sources with many returns before you narrow a campaign.",
    none: "No purchases in this period. Sources that your campaigns buy from appear here.",
  },
  sources: {
    title: "My sources",
    about:
      "Results by source. A falling share of accepted leads means that the form or its traffic changed.",
    none: "No sources yet. Create one and post leads with its key.",
    make: "Create source",
    manage: "Manage sources",
    noLeads: "No leads from your sources in this period. Post a lead with a source's key.",
  },
  buyers: {
    title: "Where my leads sell",
    about: "Buyers stay anonymous. Earnings by state show where more leads pay off.",
    count: "Returns",
    approved: "Approved",
    waiting: "Waiting",
    declined: "Declined",
  },
};

export type UserTexts = Translated<typeof userTexts>;
