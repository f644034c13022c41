// Texts of open demand beside its orders: unmet demand by state, and followed demand.
import { plural } from "../plural.ts";
import type { Translated } from "../texts.ts";

export const demandTexts = {
  unmet: {
    section: "Unmet demand",
    title: "Unmet demand by state",
    about:
      "How many more leads per day open orders could buy than come in. Choose a state to see its orders.",
    more: "Leads per day",
    orders: "Open orders",
    best: "Pays up to",
    steps: {
      none: "Demand met",
      under_20: "Fewer than 20",
      "20_to_99": "20 to 99",
      "100_to_499": "100 to 499",
      "500_to_999": "500 to 999",
      "1000_or_more": "1,000 or more",
    },
    none: "No open orders",
    hint: "Arrow keys move between states. Enter shows only a state's orders, then all again.",
    inShort: (count: number, written: string, best: string) =>
      `${plural(count, "1 order", `${written} orders`)}, up to ${best}`,
  },
  follow: {
    begin: "Follow",
    label: "You follow",
    wait: "Loading what you follow…",
    nothing:
      "Choose a place or a lead type to follow it. You're notified when matching orders are new or change.",
    already: "You already follow this.",
    tooMany: (most: number) => `You already follow ${most}. Stop following one first.`,
    what: (words: string) => `${words}: you're notified when orders are new or change.`,
    anyone: "all leads",
    inState: (who: string, state: string) => `${who} in ${state}`,
    from: (amount: string) => `from ${amount}`,
    followed: (words: string) => `You follow: ${words}.`,
    stop: (words: string) => `Stop following: ${words}`,
    stopped: (words: string) => `You no longer follow: ${words}.`,
  },
};

export type DemandTexts = Translated<typeof demandTexts>;
