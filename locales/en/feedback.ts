// Texts of what buyers say about an affiliate's leads: outcomes, lost sales and returns, each
// reason with what to do about it.
import { MIN_SHOWN_COUNT } from "../../domain/access/mask-small-count.ts";
import type { ReturnReason } from "../../domain/returns/reasons.ts";
import type { LostReason } from "../../domain/sales/outcome.ts";
import type { Translated } from "../texts.ts";

const returned: Readonly<Record<ReturnReason, string>> = {
  outside_area: "Check that zip_code is the property's, not the person's.",
  wrong_property_type: "Ask for the property type in your form, with one choice for each type.",
  invalid_contact: "Check phone and email in your form before you post, for example by a code.",
  no_response: "Post within a minute, and tell the person that a call follows.",
  fake_spam: "Add a check against programs, and look at the sub ID that these leads share.",
  duplicate: "Keep the contacts that you posted, and don't post them again.",
  not_owner: "Ask whether the person owns the property before you post a seller.",
  wholesaler: "Ask who the person is, and leave out those who sell for others.",
  listed_on_mls: "Ask whether the property is listed with an agent, and post agent_status.",
  under_contract: "Ask whether a contract is signed, and leave those out.",
  has_agent: "Ask whether the person works with an agent, and post agent_status.",
  did_not_request: "State on your page who will call and why, and keep proof of the request.",
  vacant_land: "Ask for the property type, and don't post land as a home.",
  non_residential: "Ask for the property type, and leave business property out.",
  mobile_no_land: "Ask whether the land comes with the home.",
  no_consent: "Show the consent text beside the button, and post a certificate with it.",
  other: "Open these returns and read what the buyers wrote.",
};
const lost: Readonly<Record<LostReason, string>> = {
  not_reached: "Post immediately, with a checked phone. Ask for the best time to call.",
  has_agent: "Ask whether the person works with an agent, and post agent_status.",
  not_moving: "Ask for the timing, and post it: buyers bid for those who act soon.",
  not_qualified: "Ask how the purchase is paid for, and post finance_status.",
  wrong_person: "Check phone and email in your form before you post, for example by a code.",
  chose_other: "Post each lead immediately, and sell it nowhere else at the same time.",
  other: "No single cause. Compare your sources for a difference.",
};

export const feedbackTexts = {
  title: "What buyers say",
  about:
    "How far buyers came with your leads, and why they lost or returned them. Buyers stay anonymous.",
  sales: (written: string) => `Sales of this period that weren't returned: ${written}.`,
  none: "No sales and no returns in this period.",
  outcomes: "Outcomes",
  outcome: "Outcome",
  lost: "Why sales were lost",
  returns: "Returns",
  reason: "Reason",
  count: "Sales",
  todo: "What to do",
  noReason: "No reason given",
  noReasonTodo: "Nothing yet: the buyer gave no reason.",
  masked: "hidden",
  hidden: `Counts under ${MIN_SHOWN_COUNT} are hidden, and sometimes one more, so that no single sale can be identified.`,
  advice: { returned, lost },
};

export type FeedbackTexts = Translated<typeof feedbackTexts>;
