// Texts of accounts: what they are, and approving, suspending and reinstating them.
import type { Translated } from "../texts.ts";

export const accountTexts = {
  kind: { network: "Network", advertiser: "Advertiser", affiliate: "Affiliate" },
  status: { pending: "Waiting for approval", active: "Active", suspended: "Suspended" },
  name: "Company",
  kindLabel: "Kind",
  statusLabel: "Status",
  created: "Since",
  zone: "Time zone",
  buyerKind: "Kind of buyer",
  states: "Licensed states",
  noStates: "None: no lead can be bought",
  seller: "Named in consent texts as",
  listed: "On the published buyer list",
  modifier: "Bids rank as",
  modifierOf: (share: string) => `${share} of their amount`,
  terms: "Earns",
  share: (share: string) => `${share} of each sale`,
  flat: (amount: string) => `${amount} for each sale`,
  yes: "Yes",
  no: "No",
  open: "Open",
  approve: "Approve",
  suspend: "Suspend",
  reinstate: "Reinstate",
  approveAsk: (name: string) => `Approve ${name}?`,
  suspendAsk: (name: string) => `Suspend ${name}?`,
  reinstateAsk: (name: string) => `Reinstate ${name}?`,
  approveText: {
    affiliate: "Its sources take leads at once, and it earns from each sale.",
    advertiser: "It can buy leads at once.",
    network: "It takes part at once.",
  },
  suspendText:
    "Its people, keys and campaigns stop at once. What it bought and earned stays in the book.",
  reinstateText: "Its people can sign in again, and what was active goes on.",
  approved: (name: string) => `${name} is approved.`,
  suspended: (name: string) => `${name} is suspended.`,
  reinstated: (name: string) => `${name} is reinstated.`,
};

export type AccountTexts = Translated<typeof accountTexts>;
