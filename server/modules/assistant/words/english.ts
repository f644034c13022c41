// What the built-in assistant says in English.
import type { AssistantWords } from "./words.ts";

const leads = (value: string): string => (value === "1" ? "1 lead" : `${value} leads`);
const list = (facts: readonly string[]): string => facts.join(", ");

export const ENGLISH: AssistantWords = {
  locale: "en-US",
  questions: {
    advertiser: {
      property_type: "What kind of property should your leads be about?", location: "Where should they be? A ZIP, a city, a county or a state will do.",
      price: "What price range should they have?", timing: "How soon should they want to move?",
    },
    affiliate: {
      property_type: "What kind of property is your lead about?", location: "Where is it, or where do they look? A ZIP, a city, a county or a state will do.",
      price: "What is the price range?", timing: "When do they want to buy or sell?",
    },
    admin: {
      property_type: "What kind of property are you looking for in the network?", location: "In which place? A ZIP, a city, a county or a state will do.",
      price: "In which price range?", timing: "How soon should they want to move?",
    },
    consumer: {
      property_type: "What kind of home is it about?", location: "Where is it, or where do you look? Best is a ZIP code; a city with its state will do.",
      price: "What price do you have in mind? A range will do.", timing: "When would you like to move ahead?",
    },
  },
  again: {
    property_type: "Which kind of property: a single-family home, a condo, a townhouse, land? “Not sure” is fine too.",
    location: "Which place? For example 78701, “Tampa, FL” or “Travis County”. “Not sure” is fine too.",
    price: "Which price range? For example “400-450k” or “up to 600,000”. “Not sure” is fine too.",
    timing: "When? For example “in 3 months”, “by summer” or “just looking”. “Not sure” is fine too.",
  },
  askBack: {
    state: (place) => `Which state is ${place} in?`,
    rent_or_price: (sum) => `Is ${sum} a rent by the month, or a price to buy?`,
  },
  suggestions: {
    property_type: ["Single-family home", "Condo", "Townhouse", "Not sure"], location: ["Not sure"], price: ["Under $300,000", "$300,000 to $500,000", "Over $500,000", "Not sure"],
    timing: ["As soon as possible", "Within 3 months", "In 3 to 6 months", "Just looking", "Not sure"],
  },
  rents: ["Under $1,500 a month", "$1,500 to $2,500 a month", "Over $2,500 a month", "Not sure"],
  rentOrPrice: ["It is rent", "It is a price to buy"],
  notSure: "Not sure",
  types: {
    single_family: "a single-family home", condo: "a condo", townhouse: "a townhouse", multi_2_4: "a building of 2 to 4 units", multi_5_plus: "a building of 5 units or more", manufactured: "a manufactured home",
    co_op: "a co-op", land: "land", farm_ranch: "a farm or ranch", commercial: "commercial property", other: "another kind of property", unknown: "any kind of property",
  },
  timings: { asap_0_30d: "within 30 days", m1_3: "in 1 to 3 months", m3_6: "in 3 to 6 months", m6_12: "in 6 to 12 months", m12_plus: "later than in a year", browsing: "just looking for now", unknown: "at a time not known yet" },
  zip: (zipCode) => `ZIP ${zipCode}`,
  place: (places) => `in ${places.join(" or ")}`,
  upTo: (sum) => `up to ${sum}`, from: (sum) => `from ${sum}`, between: (least, most) => `${least} to ${most}`, aMonth: (sum) => `${sum} a month`,
  beds: (count) => `${count} bedrooms or more`, baths: (count) => `${count} bathrooms or more`,
  sides: { buyer: "somebody who buys", seller: "somebody who sells", buyer_and_seller: "somebody who sells and buys", renter: "somebody who rents", investor_seller: "an investor who sells", unknown: "buyer or seller not known" },
  finance: {
    cash: "paying cash", pre_approved: "pre-approved", pre_qualified: "pre-qualified", talking_to_lender: "talking to a lender", not_started: "financing not begun", not_applicable: "no financing needed", unknown: "financing not known",
  },
  agent: { none: "no agent yet", working_informally: "talking to an agent", signed_agreement: "signed with an agent", unknown: "agent not known" },
  unsure: { propertyType: "kind of property open", location: "place open", price: "price open", timing: "time open" },
  noted: (facts) => `Noted: ${list(facts)}.`,
  changed: (facts) => `Changed: ${list(facts)}.`,
  notUnderstood: "I did not get that.",
  lost: "I did not get that. I am the built-in assistant: ask me about your own figures, tell me what you are looking for, or type “help”.",
  done: {
    advertiser: (facts) => `That is all I need: ${list(facts)}. You can look at what is on the marketplace now, or have such leads come to you by a campaign. Nothing is bought until you press it.`,
    affiliate: (facts) => `That is all I need: ${list(facts)}. You can complete it with the person's contact. Nobody can consent for somebody else: it is posted once the person has confirmed it.`,
    admin: (facts) => `That is all I need: ${list(facts)}. Here is what the network has of it.`,
  },
  doneWithNothing: "All of it is open: then everything fits. You can still tell me more.",
  links: { marketplace: "Show them on the marketplace", campaign: "Begin a campaign with this", leads: "Show leads like this", lead: "Open the lead", draft: "Complete the lead" },
  draft: {
    sold: (sum) => `Confirmed: the lead was accepted and sold for ${sum}.`, listed: "Confirmed: the lead was accepted and is listed on the marketplace.",
    refused: (why) => `Confirmed, but the lead was rejected${why === null ? "." : `: ${why}.`}`,
    ranOut: "Nobody confirmed the lead: its link has run out, and the draft is erased.", failed: "The lead was confirmed, but could not be posted. The draft is erased.", drafts: "Leads by hand",
  },
  talk: {
    greeting: "Hello! Tell me what you are looking for, or ask me about your own figures.",
    thanks: "You are welcome.",
    goodbye: "Goodbye! You find this conversation among yours whenever you come back.",
    start_over: "All right, from the beginning.",
    stop: "All right, I will not ask on. Type whenever you want something.",
  },
  help: {
    advertiser: "I can tell you what you spent and bought, how your campaigns do, what your wallet holds and what is on the marketplace. And I find leads: say it in one sentence, such as “condos in Tampa under 450k, moving by summer”.",
    affiliate: "I can tell you what you earned, what is paid out next, how your leads did and what buyers pay now. And I take down a lead: say it in one sentence, such as “wants to sell a house in Austin, about 600k, in spring”.",
    admin: "I can tell you what was posted, sold and earned in the network, by state, source or buyer. And I search the network: say it in one sentence, such as “condos in Florida under 450k”.",
  },
  identity: (model) => (model === null
    ? "I am a program: the assistant that is built into this network. No model of any company reads along, and I am no person."
    : `I am a program, no person: I answer with the model ${model}, which your network's operator has set.`),
  usedUp: "You have used up today's share of the model, so the built-in assistant answers until tomorrow.",
  emptyAnswer: "I apologize, but I couldn't process that request.",
  data: {
    periods: {
      today: "today", yesterday: "yesterday", this_week: "this week", last_week: "last week", last_7_days: "in the last 7 days", this_month: "this month", last_month: "last month",
      last_30_days: "in the last 30 days", last_90_days: "in the last 90 days", this_year: "this year",
    },
    figure: {
      leads: (value, when) => `${leads(value)} came in ${when}.`, posted: (value, when) => `You posted ${leads(value)} ${when}.`, sold: (value, when) => `${leads(value)} found a buyer ${when}.`,
      bought: (value, when) => `You bought ${leads(value)} ${when}.`, spend: (value, when) => `You spent ${value} ${when}.`, earned: (value, when) => `You earned ${value} ${when}.`,
      volume: (value, when) => `Sales came to ${value} ${when}.`, revenue: (value, when) => `The network kept ${value} ${when}.`,
    },
    before: (value) => `Just before, over the same length of time: ${value}.`,
    inStates: (states) => `in ${states.join(" and ")}`,
    ranked: (what, when) => `${what} ${when}:`,
    measures: { leads: "Leads", posted: "Leads posted", sold: "Leads sold", bought: "Leads bought", spend: "Spent", earned: "Earned", volume: "Sales", revenue: "Kept by the network" },
    nothing: (when) => `There is nothing ${when}.`,
    wallet: (available, balance, held) => `You can spend ${available}. Your wallet holds ${balance}, and ${held} of it is set aside for open offers.`,
    payable: (payable, pending, next) => `${payable} is payable, and ${pending} is pending.${next ?? ""}`,
    nextPayable: (sum, day) => ` Next, ${sum} becomes payable on ${day}.`,
    network: (payable, receivable) => `Affiliates are owed ${payable}, and advertisers owe ${receivable}.`,
    records: { campaigns: (active, paused) => `Campaigns: ${active} active, ${paused} paused.`, sources: (active, paused) => `Sources: ${active} active, ${paused} paused.` },
    listings: (count) => `On the marketplace now: ${leads(count)}.`,
    most: (entries) => `Most of them: ${entries.join(", ")}.`,
    demand: (orders, best, states) => `${orders === "1" ? "One order buys" : `${orders} orders buy`} such leads${states.length === 0 ? "" : ` in ${states.join(" and ")}`}. The best would bring you ${best} a lead, before adjustments.`,
    noDemand: "No order buys such leads now.",
    returned: (count, sales, when) => `Of ${leads(sales)} sold ${when}, ${count} came back.`,
    reasons: (when) => `Refused ${when}, by reason:`,
    refusals: {
      missing_field: "a required field was missing", invalid_field: "a field was not valid", auth_failed: "the key was not known", source_paused: "the source is paused", duplicate: "the person was known already", suppressed: "the person asked not to be contacted",
      consent_missing: "no consent came along", consent_invalid: "the consent was not valid", fraud_suspected: "it looked like fraud", no_buyer: "no campaign wanted it", below_reserve: "bids were below the reserve", cap_reached: "the source's daily cap",
      ping_expired: "the offer had expired", ping_mismatch: "it differed from what was offered", rate_limited: "too many posts at once", internal_error: "something broke on our side",
    },
    noReasons: (when) => `None was refused ${when}.`,
    notNarrowed: (parts) => `I cannot narrow this by ${parts.map((part) => ({ tier: "tier", side: "side", place: "places within a state" })[part]).join(" and ")}: this is the figure without it.`,
    notYours: "Your role does not see that. Type “help” for what I can tell you.",
    unreachable: "I could not read that just now. Try again in a moment.",
  },
  open: (screen) => `Here it is: ${screen}.`,
  screens: {
    dashboard: "Dashboard", campaigns: "Campaigns", new_campaign: "New campaign", settings: "Settings", billing: "Billing", leads: "Leads", earnings: "Earnings", users: "Users", marketplace: "Lead Marketplace", activity: "Activity", docs: "API reference",
  },
  change: {
    proposed: "I change nothing by myself. Press the button if you mean this:",
    pause: (name) => `Pause “${name}”`, resume: (name) => `Resume “${name}”`, cap: (name, most) => `Let “${name}” buy at most ${leads(most)} a day`, bid: (name, sum) => `Let “${name}” bid ${sum}`,
    which: "Which one do you mean?", none: "I found none of that name.", elsewhere: "That is done on this screen:", notYours: "Your role does not do that.",
  },
};
