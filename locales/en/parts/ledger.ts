// Holds the texts of the operator's book: each kind of account, and whether all sum to zero.
import type { Translated } from "../../texts.ts";

export const ledgerTexts = {
  title: "The book",
  about: "Every kind of account, credits less debits, over all time.",
  kind: "Account",
  means: "What it holds",
  balance: "Balance",
  check: "Difference",
  fits: "All accounts sum to zero: the book balances.",
  broken:
    "The accounts do not sum to zero. Run npm run verify-ledger and stop payouts until it agrees.",
  receivable: "Receivable",
  receivableNote: "What advertisers owe: wallets below zero",
  payable: "Payable",
  payableNote: "What affiliates are owed, pending and payable",
  revenue: "Network revenue",
  revenueNote: "What the network kept of all sales",
  wallets: "In wallets",
  walletsNote: "What advertisers paid in and have not spent",
  names: {
    wallet: "Wallets",
    holds: "Holds",
    pending: "Pending earnings",
    payable: "Payable earnings",
    revenue: "Revenue",
    external: "Outside world",
    adjustments: "Corrections",
  },
  meanings: {
    wallet: "Money of advertisers, not yet spent",
    holds: "Reserved by open offers",
    pending: "Earned by affiliates, and may still be returned",
    payable: "Waits for the next payout",
    revenue: "The network's part of sales",
    external: "Top-ups came from here, payouts went here",
    adjustments: "The other side of corrections",
  },
};

export type LedgerTexts = Translated<typeof ledgerTexts>;
