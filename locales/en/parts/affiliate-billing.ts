// Holds the texts of an affiliate's billing: balances, when they become payable, and the rules.
import type { Translated } from "../../texts.ts";

/** Numbers of the network's settings, as they are written. */
export interface PaymentRules {
  /** Days after delivery in which a buyer may return a lead. */
  readonly days: string;
  /** The minimum payout. */
  readonly least: string;
}

export const affiliateBillingTexts = {
  balances: {
    pending: "Pending",
    pendingNote: "Earned, not yet payable",
    disputed: "Disputed",
    disputedNote: "Part of pending that awaits return decisions",
    payable: "Payable",
    payableNote: "Ready for payout, or in a payout in progress",
    paid: "Paid out",
    paidNote: "Since you joined",
  },
  calendar: {
    title: "When pending becomes payable",
    about: (zone: string) => `Pending earnings without an open return, by the day in ${zone}`,
    day: "Day",
    amount: "Becomes payable",
    total: "Total by then",
    sum: "Total",
    none: "No pending earnings. New sales appear here with their day.",
  },
  rules: {
    title: "How you are paid",
    list: {
      window: ({ days }: PaymentRules) =>
        `A buyer may return a lead within its return window, ${days} days of delivery unless agreed otherwise. Until then its earning is pending.`,
      hold: "Earnings of new affiliates, and those with an earning hold in their terms, are held longer.",
      open: "An earning with an open return waits until the return is decided; if it is approved, the earning is reversed.",
      weekly: ({ least }: PaymentRules) =>
        `Once ${least} is payable and your tax and bank details are saved, we request payouts on Mondays. You can also request them yourself.`,
      approved:
        "The network approves each payout and sends it by bank transfer. Its remittance advice lists the earnings.",
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
    empty: "No earnings in this period. Post leads; each sale appears here.",
    toSources: "Go to sources",
    sum: (sum: string, reversed: string) => `Total ${sum} · reversed ${reversed}`,
  },
};

export type AffiliateBillingTexts = Translated<typeof affiliateBillingTexts>;
