// Texts of requesting a return: the evidence for each reason, its consequences, and the next steps.
import { RATE_WINDOW_DAYS } from "../../domain/returns/terms.ts";
import { plural } from "../plural.ts";
import type { Translated } from "../texts.ts";
import { textsPerReason } from "../return-reasons.ts";
import { returnReasons } from "./parts/return-reasons.ts";

export const filingTexts = {
  about: textsPerReason(returnReasons, "evidence"),
  byHand: "You bought this lead manually, without criteria: the network decides.",
  proof: "Evidence",
  proofs: { calls: "Calls I logged", bounce: "A bounced email" },
  logged: (count: number) => plural(count, "1 call is logged.", `${count} calls are logged.`),
  touched: (touches: number, days: number) =>
    `${plural(touches, "1 touch", `${touches} touches`)} logged on ${plural(days, "1 day", `${days} days`)}.`,
  touchesNeeded: (touches: number, days: number) =>
    `At least ${plural(touches, "1 is", `${touches} are`)} needed, on ${plural(days, "1 day", `${days} days`)}.`,
  day: {
    said: "Day it was said",
    bounce: "Day it bounced",
    listing: "Day of the listing",
    contract: "Day of the contract",
  },
  earlier: "Earlier purchase",
  earlierHint: "Purchases of the same person come first.",
  samePerson: (name: string) => `${name} · same person`,
  choose: "Choose",
  words: "What happened",
  wordsOptional: "What happened (optional)",
  wordsHint:
    "The affiliate and the network see it. Names, numbers and addresses are removed. You can send it once.",
  mistake: {
    missing: "This is required for the reason.",
    not_needed: "This doesn't belong to the reason. Leave it out.",
    not_enabled: "This network doesn't accept no-response returns.",
    no_date: "Enter a valid date.",
    future: "Enter a date that isn't in the future.",
    before_sale: "Enter a date after you bought the lead.",
    after_sale: "Enter a date before you bought the lead. Only earlier facts count.",
    too_few_calls: "Log at least two calls for the lead first, or choose a bounced email.",
    too_few_touches: "Log more touches for the lead first.",
    was_reached: "Your outcome says the lead was reached. Choose another reason.",
    not_yours: "Choose a purchase of your own.",
    same_sale: "This is the lead you are returning. Choose the earlier one.",
    not_earlier: "This was bought later. Choose the earlier one.",
  },
  rate: "Your returns",
  rateOf: (share: string, counted: number, received: string) =>
    `${share}: ${counted} of ${received} leads in ${RATE_WINDOW_DAYS} days`,
  rateNone: (counted: number, received: string) =>
    `${counted} of ${received} leads in ${RATE_WINDOW_DAYS} days`,
  allowance: "Automatic approvals left",
  left: (count: number) =>
    plural(
      count,
      "1, then the network decides every return",
      `${count}, then the network decides every return`,
    ),
  noneLeft: (share: string) => `None: you return more than ${share} of your leads`,
  tooFew: (leads: number) => `Counted from ${plural(leads, "1 lead", `${leads} leads`)}`,
  rank: "Your bids' rank",
  rankOf: (now: string, then: string) => `${now}; ${then} if this is declined`,
  rankSame: (now: string) => `${now}, also if this is declined`,
  declined: `Declined in ${RATE_WINDOW_DAYS} days`,
  next: "What happens next",
  steps: {
    checks: "Our checks run immediately",
    checksAbout: "Proved returns are approved immediately and don't count toward your return rate.",
    answer: "The affiliate can answer until",
    decide: "The network decides by",
    decideAbout: "Approved automatically after that.",
    people: (share: string) =>
      `No automatic approval: you return more than ${share} of your leads.`,
    money: (amount: string) =>
      `If approved, ${amount} goes back to your wallet, and you lose the lead`,
  },
  refused: {
    window_closed: "The time to request a return is over.",
    already_filed: "A return was already requested.",
    already_payable: "The affiliate's earning was already released. Contact the network.",
  },
  provedNow: (amount: string) =>
    `Return approved: our checks proved it, and ${amount} is back in your wallet.`,
};

export type FilingTexts = Translated<typeof filingTexts>;
