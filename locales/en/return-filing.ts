// Texts of asking for the money back: the evidence of each reason, what a return would mean, and
// what comes next.
import { RATE_WINDOW_DAYS, LEAST_TOUCHES, LEAST_TOUCH_DAYS } from "../../domain/returns/terms.ts";
import { plural } from "../plural.ts";
import type { Translated } from "../texts.ts";

export const filingTexts = {
  about: {
    outside_area:
      "Nothing to type: the lead's place is held against your campaign's criteria as they were.",
    wrong_property_type:
      "Nothing to type: the lead's type is held against your campaign's criteria as they were.",
    invalid_contact: "Two calls that you logged at the lead, or an e-mail that came back.",
    no_response: `At least ${LEAST_TOUCHES} touches on ${LEAST_TOUCH_DAYS} days, logged at the lead.`,
    fake_spam: "What shows that nobody asked.",
    duplicate: "The earlier purchase of the same person.",
    not_owner: "Who owns it by the record.",
    wholesaler: "What the person offered, and when.",
    listed_on_mls: "The listing, and its day: before you bought the lead.",
    under_contract: "The contract, and its day: before you bought the lead.",
    has_agent: "What the person said, and when.",
    did_not_request: "What the person said, and when.",
    vacant_land: "What stands on the parcel.",
    non_residential: "What stands on the parcel.",
    mobile_no_land: "What stands on the parcel, and whose it is.",
    no_consent: "What shows that the consent is not the person's.",
    other: "What happened, described.",
  },
  byHand: "You bought this lead by hand, without criteria: a person decides.",
  proof: "How it can be shown",
  proofs: { calls: "Calls that I logged", bounce: "An e-mail that came back" },
  logged: (count: number) => plural(count, "1 call is logged.", `${count} calls are logged.`),
  touched: (touches: number, days: number) =>
    `${plural(touches, "1 touch", `${touches} touches`)} logged on ${plural(days, "1 day", `${days} days`)}.`,
  day: {
    said: "Day on which it was said",
    bounce: "Day on which it came back",
    listing: "Day of the listing",
    contract: "Day of the contract",
  },
  earlier: "Earlier purchase",
  earlierHint: "Those of the same person stand first.",
  samePerson: (name: string) => `${name} · same person`,
  choose: "Choose",
  words: "What happened",
  wordsOptional: "What happened (if you like)",
  wordsHint:
    "The affiliate and the operator read it, without names, numbers and addresses: those are taken out. It is sent once.",
  mistake: {
    missing: "This is needed for the reason.",
    not_needed: "This does not belong to the reason: leave it out.",
    not_enabled: "This network does not take leads back because nobody answers.",
    no_date: "Give a day of the calendar.",
    future: "This day has not come yet.",
    before_sale: "This is before you bought the lead.",
    after_sale: "This is after you bought the lead: only what was so before counts.",
    too_few_calls: "Log at least two calls at the lead first, or choose an e-mail that came back.",
    too_few_touches: `Log at least ${LEAST_TOUCHES} touches on ${LEAST_TOUCH_DAYS} days at the lead first.`,
    was_reached: "You noted that the person was reached: choose another reason.",
    not_yours: "Choose a purchase of your own.",
    same_sale: "This is the lead that you ask back: choose the earlier one.",
    not_earlier: "This was bought later: choose the earlier one.",
  },
  rate: "Your returns",
  rateOf: (share: string, counted: number, received: string) =>
    `${share}: ${counted} of ${received} leads in ${RATE_WINDOW_DAYS} days`,
  rateNone: (counted: number, received: string) =>
    `${counted} of ${received} leads in ${RATE_WINDOW_DAYS} days`,
  allowance: "Still without a person",
  left: (count: number) =>
    plural(
      count,
      "1 more, then every return waits for a person",
      `${count} more, then every return waits for a person`,
    ),
  noneLeft: "None: above 15 % of your leads only a person approves",
  tooFew: "Counted from 20 leads on",
  rank: "Your bids' rank",
  rankOf: (now: string, then: string) => `${now}; ${then} if this is declined`,
  rankSame: (now: string) => `${now}, also if this is declined`,
  declined: `Declined in ${RATE_WINDOW_DAYS} days`,
  next: "What happens next",
  steps: {
    checks: "Our checks look at it at once",
    checksAbout: "What they prove is approved at once and does not count as a return of yours.",
    answer: "The affiliate answers until",
    decide: "The operator decides until",
    decideAbout: "If nobody decides by then, it is approved.",
    people: "Nothing is approved without a person: you return more than 15 % of your leads.",
    money: (amount: string) =>
      `Approved: ${amount} go back to your wallet, and the lead leaves you`,
  },
  refused: {
    window_closed: "The time to ask for the money back is over.",
    already_filed: "The money was asked back already.",
    already_payable: "The affiliate's earning has been released. Write to the network's operator.",
  },
  provedNow: (amount: string) =>
    `Approved at once: our checks proved it, and ${amount} are back in your wallet.`,
};

export type FilingTexts = Translated<typeof filingTexts>;
