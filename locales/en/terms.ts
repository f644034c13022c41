// The meanings of the product’s terms, one entry per term, as in docs/glossary.md.
import type { Translated } from "../texts.ts";

export const termTexts = {
  rank: {
    name: "Rank",
    meaning:
      "The order in which bids win: each bid times the buyer’s bid modifier. It changes who wins, never the price.",
  },
  slot: {
    name: "Slot",
    meaning:
      "One of the places on a shared lead. Each slot is sold to a different buyer at its own price.",
  },
  reserve: {
    name: "Reserve",
    meaning: "The lowest price accepted for a lead. Below it, the lead stays unsold.",
  },
  routing: {
    name: "Routing",
    meaning:
      "How the winner of a lead is chosen, for example the highest bid or a fixed order of buyers.",
  },
  route: {
    name: "Route",
    meaning:
      "The order in which a purchased lead’s destinations are tried. If one fails, the next one gets the lead.",
  },
  cap: {
    name: "Cap",
    meaning:
      "The most leads a campaign buys, or a source accepts, in a period. It resumes when the next period begins.",
  },
  pacing: {
    name: "Pacing",
    meaning: "How fast a campaign uses its caps: as leads come, or evenly over the day.",
  },
  ping: {
    name: "Ping",
    meaning:
      "A question what a lead would bring, sent without its contact. The answer is an offer that holds for seconds.",
  },
};

export type TermTexts = Translated<typeof termTexts>;
