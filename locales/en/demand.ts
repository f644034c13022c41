// Texts of what open demand shows beside its orders: where it is unmet, and what a person follows
// of it.
import { plural } from "../plural.ts";
import type { Translated } from "../texts.ts";

export const demandTexts = {
  unmet: {
    section: "Where leads are missing",
    title: "Unmet demand by state",
    about:
      "How many more leads a day orders with room would take than come there. Choose a state to see its orders.",
    more: "Leads a day",
    orders: "Orders with room",
    best: "Pays up to",
    steps: {
      none: "Enough comes",
      under_20: "Fewer than 20",
      "20_to_99": "20 to 99",
      "100_to_499": "100 to 499",
      "500_to_999": "500 to 999",
      "1000_or_more": "1,000 or more",
    },
    none: "No order with room",
    hint: "The arrow keys go from state to state; Enter shows the orders of one alone, and all again.",
    inShort: (count: number, written: string, best: string) =>
      `${plural(count, "1 order", `${written} orders`)}, up to ${best}`,
  },
  follow: {
    begin: "Follow",
    label: "You follow",
    wait: "What you follow is being read.",
    nothing:
      "Choose a place or a side to follow it: the bell rings when such orders are new or change.",
    already: "You follow this already.",
    tooMany: (most: number) => `You follow ${most} already: stop following one first.`,
    what: (words: string) => `${words}: the bell rings when orders are new or change.`,
    anyone: "all leads",
    inState: (who: string, state: string) => `${who} in ${state}`,
    from: (amount: string) => `from ${amount}`,
    followed: (words: string) => `You follow: ${words}.`,
    stop: (words: string) => `Stop following: ${words}`,
    stopped: (words: string) => `Not followed any more: ${words}.`,
  },
};

export type DemandTexts = Translated<typeof demandTexts>;
