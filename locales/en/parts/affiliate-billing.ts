// Holds the texts of an affiliate's billing: what is owed, when it is payable, and by which rules.
import {
  RETURN_WINDOW_DAYS,
  NEW_AFFILIATE_DAYS,
  NEW_AFFILIATE_HOLD_DAYS,
} from "../../../domain/ledger/earning-terms.ts";
import type { Translated } from "../../texts.ts";

export const affiliateBillingTexts = {
  balances: {
    pending: "Pending",
    pendingNote: "Earned, and not yet payable",
    disputed: "Disputed",
    disputedNote: "Part of pending: waits for returns to be decided",
    payable: "Payable",
    payableNote: "Ready for a payout, or in one under way",
    paid: "Paid out",
    paidNote: "Since you joined",
  },
  calendar: {
    title: "When pending becomes payable",
    about: (zone: string) => `Pending earnings without an open return, by the day in ${zone}`,
    day: "Day",
    amount: "Becomes payable",
    total: "In all until then",
    sum: "Together",
    none: "Nothing is pending. What you sell today shows here with its day.",
  },
  rules: {
    title: "How you are paid",
    list: {
      window: `A buyer may return a lead within ${RETURN_WINDOW_DAYS} days of delivery. Until then its earning is pending.`,
      hold: `In your first ${NEW_AFFILIATE_DAYS} days with the network, earnings are held for ${NEW_AFFILIATE_HOLD_DAYS} days more.`,
      open: "An earning with an open return waits until the return is decided; if it is approved, the earning is reversed.",
      weekly: (least: string) =>
        `What is payable is asked for by itself on Mondays, or when you ask, as you choose: once it is at least ${least}, and your tax and bank details are given.`,
      approved:
        "The operator approves each payout and sends it by bank transfer. Its advice says which earnings are in it.",
    },
  },
  earnings: {
    title: "Earnings",
    label: "Earnings",
    lead: "Lead",
    mode: "Sold as",
    when: "Earned",
    status: "Status",
    amount: "Amount",
    empty: "Nothing was earned in this period. Post leads, and each sale shows here.",
    toSources: "To your sources",
    sum: (sum: string, reversed: string) => `Together ${sum} · reversed ${reversed}`,
  },
};

export type AffiliateBillingTexts = Translated<typeof affiliateBillingTexts>;
