// Texts of the page of one account, for the people of the network.
import type { Translated } from "../texts.ts";

export const accountPageTexts = {
  title: "Account",
  back: "All accounts",
  about: (kind: string, day: string) => `${kind} since ${day}`,
  sections: "Sections of the account",
  parts: {
    overview: "Overview",
    terms: "Terms",
    money: "Money",
    campaigns: "Campaigns",
    sources: "Sources",
    people: "People",
    keys: "Keys",
    notes: "Notes and files",
    documents: "Documents",
    history: "History",
  },
  facts: "Facts",
  figures: {
    title: (days: string) => `Last ${days} days`,
    bought: "Leads bought",
    spent: "Spend",
    returned: "Returned",
    received: "Leads received",
    earned: "Earned",
    available: "Available to spend",
    payable: "Payable",
    now: "now",
  },
  waiting: {
    title: "Waiting for a decision",
    none: "Nothing of this account waits for a decision.",
    application: "The application",
    licenses: (count: number, written: string) =>
      count === 1 ? "1 license to check" : `${written} licenses to check`,
    names: (count: number, written: string) =>
      count === 1 ? "1 seller name to check" : `${written} seller names to check`,
    entries: (count: number, written: string) =>
      count === 1
        ? "1 entry that awaits a second person"
        : `${written} entries that await a second person`,
    payouts: (count: number, written: string) =>
      count === 1 ? "1 payout request" : `${written} payout requests`,
    returns: (count: number, written: string) =>
      count === 1 ? "1 return to decide" : `${written} returns to decide`,
    open: "Open",
    openNamed: (what: string) => `Open: ${what}`,
  },
  sources: {
    none: "No sources yet. Sources that this affiliate creates appear here.",
    label: "Sources of the account",
    noCap: "no daily limit",
    cap: (count: string) => `${count} leads per day`,
    routingOf: (source: string) => `Routing of ${source}`,
    routingSaved: (source: string, routing: string) =>
      `${source}: ${routing}. Applies to new leads.`,
    status: { active: "Active", paused: "Paused" },
  },
  money: {
    balances: "Earnings",
    pending: "Pending",
    payable: "Payable",
    paid: "Paid",
    reversed: "Reversed by returns",
  },
  documents: {
    none: "No documents yet. What this account hands in appears here.",
    entries: "Documents of wallet entries",
    noEntries: "No documents yet. Attach one when you enter a payment.",
    allEntries: "All entries",
    advices: "Remittance advice",
    noAdvices: "No payouts sent yet. Each payout that is sent has its advice here.",
    advice: (amount: string, day: string) => `${amount}, sent ${day}`,
    tax: "Tax form W-9",
    certified: (day: string) => `Certified on ${day}`,
    notCertified: "Not certified yet",
    taxAbout: "Only owners of the affiliate read what it says.",
  },
  history: {
    whose: "Whose activity",
    own: "In the account",
    network: "By the network about it",
    ownAbout: "What the account's people, keys and sources did, and what its people can read.",
    networkAbout: "What people of the network did about this account. The account never sees it.",
  },
};

export type AccountPageTexts = Translated<typeof accountPageTexts>;
