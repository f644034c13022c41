// Texts of accounts: what they are, and approving, suspending and reinstating them.
import type { Translated } from "../texts.ts";

export const accountTexts = {
  kind: { network: "Network", advertiser: "Advertiser", affiliate: "Affiliate" },
  status: {
    pending: "Pending approval",
    active: "Active",
    refused: "Declined",
    suspended: "Suspended",
  },
  name: "Company",
  kindLabel: "Kind",
  statusLabel: "Status",
  applicationLabel: "Application",
  created: "Since",
  zone: "Time zone",
  noTraffic: "Not stated",
  states: "Licensed states",
  noStates: "None, so no leads can be bought",
  sellerNames: "Seller names",
  noSellerNames: "None approved: consents don't cover this buyer",
  unlisted: (name: string) => `${name} (not on the buyer list)`,
  modifier: "Bids rank as",
  modifierOf: (share: string) => `${share} of their amount`,
  terms: "Earns",
  share: (share: string) => `${share} of each sale`,
  flat: (amount: string) => `${amount} per sale`,
  open: "Open",
  approve: "Approve",
  suspend: "Suspend",
  reinstate: "Reinstate",
  approveAsk: (name: string) => `Approve ${name}?`,
  suspendAsk: (name: string) => `Suspend ${name}?`,
  reinstateAsk: (name: string) => `Reinstate ${name}?`,
  approveText: {
    affiliate: "Its leads are accepted immediately, and it earns from each sale.",
    advertiser: "It can buy leads immediately.",
    network: "It is active immediately.",
  },
  suspendText:
    "Its members, keys and campaigns stop immediately. Its purchases and earnings stay in the ledger.",
  reinstateText: "Its members can sign in again, and its active campaigns and sources resume.",
  approved: (name: string) => `${name} approved.`,
  suspended: (name: string) => `${name} suspended.`,
  reinstated: (name: string) => `${name} reinstated.`,
};

export type AccountTexts = Translated<typeof accountTexts>;
