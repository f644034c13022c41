// Texts of a return: its timeline, its evidence, and what the checks found.
import { plural } from "../plural.ts";
import type { Translated } from "../texts.ts";

export const evidenceTexts = {
  way: "Return timeline",
  steps: {
    filed: "Filed",
    answered: "The affiliate answered",
    youAnswered: "You answered",
    answerUntil: "The affiliate can answer until",
    youAnswerUntil: "You can answer until",
    unanswered: "Not answered in time",
    decideUntil: "The network decides by",
    decideAbout: "Approved automatically after that.",
    peopleAbout:
      "The buyer returns more of its leads than the network's limit, so the network decides without a deadline.",
    approved: {
      checks: "Approved: our checks proved the reason",
      admin: "Approved by the network",
      deadline: "Approved automatically at the deadline",
    },
    declined: "Declined by the network",
  },
  holds: "Our checks",
  why: {
    same_person: "Proved: the same person was bought shortly before",
    other_person: "The earlier purchase is a different person",
    earlier_returned: "The earlier purchase was returned: the network decides",
    too_long_ago:
      "The same person, but too long before to count as a duplicate: the network decides",
    contact_gone: "The contact is no longer stored: the network decides",
    criteria_failed: "Proved: the lead didn't match the campaign's criteria",
    criteria_hold: "The lead matched the campaign's criteria",
    by_hand: "Bought manually, without criteria: the network decides",
    criteria_unknown: "The criteria at purchase aren't stored: the network decides",
    unreachable: "Proved: verification found the contact invalid",
    reachable: "Verification found the contact valid",
    was_reached: "The buyer logged that the lead was reached",
    no_provider: "No verification is connected: the network decides",
    not_checked: "Only the network can decide",
  },
  proof: "Evidence",
  proofs: { calls: "Logged calls", bounce: "A bounced email" },
  on: "Date",
  touches: "Logged by the buyer",
  touchesOf: (touches: number, attempts: number, days: number) =>
    `${plural(touches, "1 touch", `${touches} touches`)}, ${plural(attempts, "1 call", `${attempts} calls`)}, on ${plural(days, "1 day", `${days} days`)}`,
  noTouches: "None",
  reached: "the lead was reached",
  times: "When",
  lead: "Lead at purchase",
  sold: "Sold",
  consent: "Consent",
  consentOf: (day: string, channels: string) => `${day} · ${channels}`,
  consentGone: "No longer stored",
  certificate: "with a certificate",
  bought: "Bought",
  byHand: "Manually",
  byCampaign: (name: string) => `By ${name}`,
  criteria: "Criteria at purchase",
  earlier: "Earlier purchase",
  earlierOf: (day: string) => `Bought ${day}`,
  openLead: "open the lead",
};

export type EvidenceTexts = Translated<typeof evidenceTexts>;
