// Texts of the list of leads and of a lead's page.
import { leadPageTexts } from "./parts/lead-page.ts";
import type { Translated } from "../texts.ts";

export const leadsTexts = {
  about: {
    advertiser: "Leads you bought. Call the newest first: the clock starts at delivery.",
    affiliate: "Leads you brought in, and their status.",
    admin: "All leads on the network, with their sources and sales.",
    other: "Only advertisers, affiliates and the network see leads.",
  },
  parts: {
    label: "Leads, imports and manual leads",
    leads: "Leads",
    imports: "Imports",
    drafts: "Manual leads",
    aboutDrafts: "Enter a lead. The person gets a link to confirm it and consent.",
    aboutImports:
      "Import leads from a CSV file. It is checked in this browser: rows that can't be imported never leave it.",
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
    progress: "Outcome",
    timing: "Timing",
    source: "Source",
  },
  filters: {
    side: "Lead type",
    state: "State",
    stateHint: "Two letters, for example CA",
    status: "Status",
    tier: "Tier",
    timing: "Timing",
    type: "Property type",
    reason: "Reason",
    zip: "ZIP",
    score: "Score",
    progress: "Outcome",
  },
  views: {
    all: "All",
    toCall: "To call",
    hot: "Hot",
    within30Days: "Within 30 days",
    available: "Available",
    sold: "Sold",
    rejected: "Rejected",
    quarantined: "In review",
  },
  empty: {
    advertiser:
      "No leads yet. Create a campaign to buy automatically, or buy one on the marketplace.",
    affiliate: "No leads yet. Import a file, or post one with a source's key.",
    admin: "No leads yet. Approve an affiliate so that its sources can post.",
    toCampaign: "Create campaign",
    toMarketplace: "Go to the marketplace",
    toSources: "Go to sources",
    toImports: "Import CSV file",
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
