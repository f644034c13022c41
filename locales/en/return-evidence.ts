// Texts of a return as it is read: its way, what it rests on, and what the checks found.
import { DUPLICATE_WINDOW_DAYS } from "../../domain/lead/duplicate.ts";
import { plural } from "../plural.ts";
import type { Translated } from "../texts.ts";

export const evidenceTexts = {
  way: "The way of the return",
  steps: {
    filed: "Filed",
    answered: "The affiliate answered",
    youAnswered: "You answered",
    answerUntil: "The affiliate can answer until",
    youAnswerUntil: "You can answer until",
    unanswered: "Not answered in time",
    decideUntil: "The operator decides until",
    decideAbout: "If nobody decides by then, it is approved.",
    peopleAbout: "Above 15 % of the buyer's leads only a person approves, however long it takes.",
    approved: {
      checks: "Approved: our checks proved the reason",
      admin: "Approved by the operator",
      deadline: "Approved: nobody decided in time",
    },
    declined: "Declined by the operator: the sale stands",
  },
  holds: "What our own record says",
  why: {
    same_person: `Proved: the same person was bought before, within ${DUPLICATE_WINDOW_DAYS} days`,
    other_person: "The earlier purchase is of another person",
    earlier_returned: "The earlier purchase was given back: people decide",
    too_long_ago: `The same person, but more than ${DUPLICATE_WINDOW_DAYS} days before: people decide`,
    contact_gone: "The contact is not kept any more: people decide",
    criteria_failed: "Proved: the lead did not meet the campaign's criteria",
    criteria_hold: "The lead met the campaign's criteria",
    by_hand: "Bought by hand, without criteria: people decide",
    criteria_unknown: "The criteria of then are not kept: people decide",
    unreachable: "Proved: the verification says that the contact does not work",
    reachable: "The verification says that the contact works",
    no_provider: "No verification is connected: people decide",
    not_checked: "Only people can tell",
  },
  proof: "Shown by",
  proofs: { calls: "Logged calls", bounce: "An e-mail that came back" },
  on: "Day of it",
  touches: "Logged by the buyer",
  touchesOf: (touches: number, attempts: number, days: number) =>
    `${plural(touches, "1 touch", `${touches} touches`)}, ${plural(attempts, "1 call", `${attempts} calls`)}, on ${plural(days, "1 day", `${days} days`)}`,
  noTouches: "Nothing",
  reached: "the person was reached",
  times: "When",
  lead: "Lead then",
  sold: "Sold",
  consent: "Consent",
  consentOf: (day: string, channels: string) => `${day} · ${channels}`,
  consentGone: "The record is not kept any more",
  certificate: "with a certificate",
  bought: "Bought",
  byHand: "By hand",
  byCampaign: (name: string) => `By ${name}`,
  criteria: "Criteria then",
  earlier: "Earlier purchase",
  earlierOf: (day: string) => `Bought ${day}`,
  openLead: "open the lead",
};

export type EvidenceTexts = Translated<typeof evidenceTexts>;
