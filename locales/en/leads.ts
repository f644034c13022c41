// Texts of the list of leads and of a lead's page.
import { leadPageTexts } from "./parts/lead-page.ts";
import type { Translated } from "../texts.ts";

export const leadsTexts = {
  about: {
    advertiser: "Leads you bought. Call the newest first: the clock starts at delivery.",
    affiliate: "Leads you brought in, and what became of each.",
    admin: "Every lead of the network, with its source and its sales.",
    other: "Leads are shown to buyers, sellers and the operator.",
  },
  parts: {
    label: "Leads, imports and leads by hand",
    leads: "Leads",
    imports: "Imports",
    drafts: "By hand",
    aboutDrafts:
      "Leads you take down for somebody. The person gets a link, checks what you wrote and gives their own consent; then it is posted.",
    aboutImports:
      "Bring leads in from a CSV file. It is read and checked in this browser: what cannot be imported never leaves it.",
  },
  list: { advertiser: "Bought leads", affiliate: "Your leads", admin: "All leads" },
  columns: {
    lead: "Lead",
    place: "Place",
    range: "Price range",
    score: "Score",
    paid: "Paid",
    earned: "Earned",
    since: "Since",
    status: "Status",
    received: "Received",
    sales: "Sales",
    mode: "Sold as",
    progress: "What came of it",
    timing: "Timing",
    source: "Source",
  },
  filters: {
    side: "Side",
    state: "State",
    stateHint: "Two letters, such as CA",
    status: "Status",
    tier: "Tier",
    timing: "Timing",
    type: "Type",
    reason: "Reason",
    zip: "ZIP",
    score: "Score",
    progress: "What came of it",
  },
  views: {
    all: "All",
    toCall: "To call",
    hot: "Hot",
    within30Days: "Within 30 days",
    available: "Available",
    sold: "Sold",
    rejected: "Rejected",
    quarantined: "Being looked at",
  },
  empty: {
    advertiser:
      "You have not bought a lead yet. Set up a campaign that buys for you, or pick one from the marketplace.",
    affiliate:
      "You have not sent a lead yet. Import a file, or post one with a source's key; then it stands here with its price.",
    admin: "No lead has come in yet. Approve an affiliate, and its sources can post.",
    toCampaign: "Create a campaign",
    toMarketplace: "Go to the marketplace",
    toSources: "Go to your sources",
    toImports: "Import a CSV file",
    toUsers: "Go to users",
  },
  open: "open",
  upTo: (price: string) => `up to ${price}`,
  from: (price: string) => `from ${price}`,
  priceUnknown: "Price not given",
  unsold: "Unsold",
  times: (count: number) => (count === 1 ? "1 sale" : `${count} sales`),
  page: leadPageTexts,
};

export type LeadsTexts = Translated<typeof leadsTexts>;
