// The words of the analyses in English.
import { plural } from "./plural.ts";
import type { AnalysisWords } from "./words.ts";

export const ENGLISH: AnalysisWords = {
  locale: "en-US",
  types: {
    single_family: "a single-family home", condo: "a condo", townhouse: "a townhouse", multi_2_4: "a building of 2 to 4 units", multi_5_plus: "a building of 5 units or more", manufactured: "a manufactured home",
    co_op: "a co-op", land: "land", farm_ranch: "a farm or ranch", commercial: "a commercial property", other: "another kind of property", unknown: "a property whose kind is not known",
  },
  after: {
    buyer: (type) => `They want to buy ${type}.`, seller: (type) => `They want to sell ${type}.`, buyer_and_seller: (type) => `They want to sell and to buy ${type}.`, renter: (type) => `They want to rent ${type}.`,
    investor_seller: (type) => `They want to sell ${type} that they hold as an investment.`, unknown: (type) => `It is about ${type}; ask whether they buy or sell.`,
  },
  reachNow: { call: "Call today, within their calling hours.", text: "Send a short text today, within their calling hours.", email: "Write an e-mail today." },
  reachSoon: { call: "Call this week, within their calling hours.", text: "Send a short text this week, within their calling hours.", email: "Write an e-mail this week." },
  noChannel: "The consent names no channel: do not reach out.",
  setAppointment: "Agree on an appointment while they remember the talk.", confirmAppointment: "Confirm the appointment the day before.", keepAgreed: "Do what was agreed, and note it here.",
  nothingLeft: "Nothing is left to do.", stayInTouch: "Ask whether and when they would like to hear again, and keep to it.",
  beforeBuying: "Compare it with what your campaigns ask for before you buy it.",
  ask: { timing: "Ask when they mean to do it.", price: "Ask for the price they have in mind.", type: "Ask which kind of property it is.", finance: "Ask how they mean to pay.", agent: "Ask whether an agent works for them.", size: "Ask for bedrooms, bathrooms and area." },
  formAsks: {
    timing: "Let the form ask when they mean to do it.", price: "Let the form ask for a price.", type: "Let the form ask for the kind of property.", finance: "Let the form ask how they mean to pay.",
    agent: "Let the form ask whether an agent works for them.", size: "Let the form ask for bedrooms, bathrooms and area.",
  },
  allThere: "Everything that buyers filter by is there: nothing is to be added.",
  finance: {
    cash: { told: "They say that they pay cash.", next: "Ask for proof of funds before an offer is made." }, pre_approved: { told: "They say that a lender has pre-approved them.", next: "Ask for the letter of the lender." },
    pre_qualified: { told: "They say that a lender has pre-qualified them.", next: "Ask whether they have applied for a pre-approval." }, talking_to_lender: { told: "They say that they are talking to a lender.", next: "Ask how far they are with the lender." },
    not_started: { told: "They say that nothing is financed yet.", next: "Ask how they mean to pay, and who could finance it." },
  },
  agent: {
    none: { told: "They say that no agent works for them.", next: null }, working_informally: { told: "They say that they talk to an agent, without an agreement.", next: "Ask whether they have signed anything with the agent." },
    signed_agreement: { told: "They say that they have signed with an agent.", next: "Ask about the agreement with their agent before anything else." },
  },
  timing: {
    asap_0_30d: "They mean to do it within 30 days.", m1_3: "They mean to do it in one to three months.", m3_6: "They mean to do it in three to six months.", m6_12: "They mean to do it in six to twelve months.",
    m12_plus: "They mean to do it in more than a year.", browsing: "They say that they are only looking.", unknown: "They did not say when.",
  },
  price: { exactly: (price) => `The price they named: ${price}.`, between: (least, most) => `The price they named: ${least} to ${most}.`, upTo: (most) => `The price they named: up to ${most}.`, from: (least) => `The price they named: from ${least}.` },
  beds: (count) => plural(count, "1 bedroom", `${count} bedrooms`), baths: (count, written) => plural(count, "1 bathroom", `${written} bathrooms`), sqft: (written) => `${written} sq ft`, size: (written) => `The size they named: ${written}.`,
  certificate: "A certificate of the consent came along.", faded: "The consent was days old when the lead came, which took points off.",
  unknownFacts: (names) => `Not told: ${names}.`,
  missingNames: { timing: "when", price: "price", type: "kind of property", finance: "financing", agent: "agent", size: "size" },
  follow: {
    fast: { aloud: "If nobody answers, try again the same day and on the next two.", written: "If nobody answers, write again after one day and after three." },
    steady: { aloud: "If nobody answers, try again after two days, then once a week.", written: "If nobody answers, write again after three days, then every two weeks." },
    slow: { aloud: "If nobody answers, try once more after a week, then once a month.", written: "If nobody answers, write once a month." },
  },
  mostCalls: (count) => `At most ${count} calls in 24 hours to one person there.`, stop: "Stop as soon as they ask for it.",
  noHours: "No calling hours are known for them: reach out in writing only.",
  days: (days) => `In the last ${days} days`,
  groups: { alike: "leads like this", any_type: "leads of this side and state, any kind of property", any_state: "leads of this side and kind, any state", counterpart: "leads of the other side, same kind and state" },
  counted: (days, parts) => `${days}: ${parts}.`,
  came: (leads, group) => `${leads} ${group}`, cameBeside: (leads, group, before) => `${leads} ${group}, after ${before} in as many days before`, nothingBefore: "too few in as many days before to compare",
  sold: (percent) => `${percent} of them were sold`, soldBeside: (percent, before) => `${percent} of them were sold, after ${before}`, tooFew: (group) => `too few ${group} to tell`,
  middlePrice: (interval) => `the middle price of a sale was ${interval}`, middlePayout: (interval) => `the middle payout was ${interval}`, middleOwnPayout: (interval) => `the middle payout of your own sales was ${interval}`, middleProperty: (interval) => `the middle of the property prices they name was ${interval}`,
  noMoney: "too few sales to tell a price", beside: (leads, counterparts) => `${leads} leads like this, beside ${counterparts} of the other side, same kind and state`, noCounterpart: "too few leads of the other side, same kind and state, to tell",
  interval: (from, to) => (from === to ? from : `between ${from} and ${to}`),
};
