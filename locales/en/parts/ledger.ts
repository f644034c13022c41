// Holds the texts of the operator's ledger: each kind of account, and whether all sum to zero.
import type { Translated } from "../../texts.ts";

export const ledgerTexts = {
  title: "Ledger",
  about: "Every kind of account, credits less debits, over all time.",
  kind: "Account",
  means: "What it holds",
  balance: "Balance",
  check: "Difference",
  fits: "All accounts sum to zero: the ledger balances.",
  broken:
    "The accounts don't sum to zero. Run npm run verify-ledger and stop payouts until it agrees.",
  receivable: "Receivable",
  receivableNote: "What advertisers owe: wallets below zero",
  payable: "Payable",
  payableNote: "What affiliates are owed, pending and payable",
  revenue: "Network revenue",
  revenueNote: "The network's share of all sales",
  wallets: "In wallets",
  walletsNote: "What advertisers paid in and haven't spent",
  names: {
    wallet: "Wallets",
    holds: "Holds",
    pending: "Pending earnings",
    payable: "Payable earnings",
    revenue: "Revenue",
    external: "External",
    adjustments: "Corrections",
  },
  meanings: {
    wallet: "Advertisers' money, not yet spent",
    holds: "Reserved by open offers",
    pending: "Earned by affiliates, may still be reversed",
    payable: "Awaits the next payout",
    revenue: "The network's share of sales",
    external: "Payments came from here, payouts and refunds went here",
    adjustments: "The other side of corrections and of credit given",
  },
};

export type LedgerTexts = Translated<typeof ledgerTexts>;
