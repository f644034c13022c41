// Has what the built-in assistant says.
import type { AssistantWords } from "../assistant-words.ts";

const leads = (value: string): string => (value === "1" ? "1 lead" : `${value} leads`);
const list = (facts: readonly string[]): string => facts.join(", ");

export const assistantWords: AssistantWords = {
  locale: "en-US",
  questions: {
    advertiser: {
      property_type: "What kind of property should your leads be about?",
      location: "Where should they be? A ZIP, a city, a county or a state will do.",
      price: "What price range should they have?",
      timing: "How soon should they want to move?",
    },
    affiliate: {
      property_type: "What kind of property is your lead about?",
      location: "Where is it, or where do they look? A ZIP, a city, a county or a state will do.",
      price: "What is the price range?",
      timing: "When do they want to buy or sell?",
    },
    admin: {
      property_type: "What kind of property are you looking for in the network?",
      location: "In which place? A ZIP, a city, a county or a state will do.",
      price: "In which price range?",
      timing: "How soon should they want to move?",
    },
    consumer: {
      property_type: "What kind of home is it about?",
      location:
        "Where is it, or where do you look? Best is a ZIP code; a city with its state will do.",
      price: "What price do you have in mind? A range will do.",
      timing: "When would you like to move ahead?",
    },
  },
  againWithExample: {
    property_type:
      "Which kind of property: a single-family home, a condo, a townhouse, land? “Not sure” is fine too.",
    location:
      "Which place? For example 78701, “Tampa, FL” or “Travis County”. “Not sure” is fine too.",
    price: "Which price range? For example “400-450k” or “up to 600,000”. “Not sure” is fine too.",
    timing:
      "When? For example “in 3 months”, “by summer” or “just looking”. “Not sure” is fine too.",
  },
  askBack: {
    state: (place) => `Which state is ${place} in?`,
    rent_or_price: (sum) => `Is ${sum} a rent by the month, or a price to buy?`,
  },
  suggestions: {
    property_type: ["Single-family home", "Condo", "Townhouse", "Not sure"],
    location: ["Not sure"],
    price: ["Under $300,000", "$300,000 to $500,000", "Over $500,000", "Not sure"],
    timing: [
      "As soon as possible",
      "Within 3 months",
      "In 3 to 6 months",
      "Just looking",
      "Not sure",
    ],
  },
  rentSuggestions: [
    "Under $1,500 a month",
    "$1,500 to $2,500 a month",
    "Over $2,500 a month",
    "Not sure",
  ],
  rentOrPrice: ["It is rent", "It is a price to buy"],
  notSure: "Not sure",
  types: {
    single_family: "a single-family home",
    condo: "a condo",
    townhouse: "a townhouse",
    multi_2_4: "a building of 2 to 4 units",
    multi_5_plus: "a building of 5 units or more",
    manufactured: "a manufactured home",
    co_op: "a co-op",
    land: "land",
    farm_ranch: "a farm or ranch",
    commercial: "commercial property",
    other: "another kind of property",
    unknown: "any kind of property",
  },
  timings: {
    asap_0_30d: "within 30 days",
    m1_3: "in 1 to 3 months",
    m3_6: "in 3 to 6 months",
    m6_12: "in 6 to 12 months",
    m12_plus: "later than in a year",
    browsing: "just looking for now",
    unknown: "at a time not known yet",
  },
  zip: (zipCode) => `ZIP ${zipCode}`,
  place: (places) => `in ${places.join(" or ")}`,
  upTo: (sum) => `up to ${sum}`,
  from: (sum) => `from ${sum}`,
  between: (least, most) => `${least} to ${most}`,
  aMonth: (sum) => `${sum} per month`,
  beds: (count, isLeast) =>
    `${count} ${count === "1" ? "bedroom" : "bedrooms"}${isLeast ? " or more" : ""}`,
  baths: (count, isLeast) =>
    `${count} ${count === "1" ? "bathroom" : "bathrooms"}${isLeast ? " or more" : ""}`,
  sides: {
    buyer: "a buyer",
    seller: "a seller",
    buyer_and_seller: "a seller who also buys",
    renter: "a renter",
    investor_seller: "an investor who sells",
    unknown: "lead type unknown",
  },
  finance: {
    cash: "paying cash",
    pre_approved: "pre-approved",
    pre_qualified: "pre-qualified",
    talking_to_lender: "talking to a lender",
    not_started: "financing not started",
    not_applicable: "no financing needed",
    unknown: "financing not known",
  },
  agent: {
    none: "no agent yet",
    working_informally: "talking to an agent",
    signed_agreement: "signed with an agent",
    unknown: "agent not known",
  },
  unsure: {
    propertyType: "kind of property open",
    location: "place open",
    price: "price open",
    timing: "time open",
  },
  noted: (facts) => `Noted: ${list(facts)}.`,
  changed: (facts) => `Changed: ${list(facts)}.`,
  notUnderstood: "Sorry, I didn't understand that.",
  lost: "Sorry, I didn't understand that. I'm the built-in assistant: ask about your figures, say what you are looking for, or type “help”.",
  done: {
    advertiser: (facts) =>
      `That is all I need: ${list(facts)}. See matching leads on the marketplace, or create a campaign for them. Nothing is bought until you confirm.`,
    affiliate: (facts) =>
      `That is all I need: ${list(facts)}. Add the person's contact to complete the lead. Only the person can consent: it is posted once they confirm it.`,
    admin: (facts) => `That is all I need: ${list(facts)}. Here is what the network has.`,
  },
  doneWithNothing: "All of it is open, so everything matches. You can still add details.",
  links: {
    marketplace: "Show on the marketplace",
    campaign: "Create a campaign",
    leads: "Show similar leads",
    lead: "Open the lead",
    draft: "Complete the lead",
  },
  draft: {
    sold: (sum) => `Confirmed: the lead was accepted and sold. You earn ${sum}.`,
    listed: "Confirmed: the lead was accepted and is listed on the marketplace.",
    refused: (why) => `Confirmed, but the lead was rejected${why === null ? "." : `: ${why}.`}`,
    ranOut: "The lead wasn't confirmed before its link expired. The draft is erased.",
    failed: "The lead was confirmed, but couldn't be posted. The draft is erased.",
    drafts: "Manual leads",
  },
  talk: {
    greeting: "Hello! Say what you are looking for, or ask about your figures.",
    thanks: "You are welcome.",
    goodbye: "Goodbye! This conversation stays in your list.",
    start_over: "All right, from the beginning.",
    stop: "All right, no more questions. Write when you need something.",
  },
  help: {
    advertiser:
      "I answer questions about your spend, purchases, campaigns, wallet and the marketplace. I also find leads: describe them in one sentence, for example “condos in Tampa under 450k, moving by summer”.",
    affiliate:
      "I answer questions about your earnings, next payout, leads and open demand. I also enter leads: describe one in a sentence, for example “wants to sell a house in Austin, about 600k, in spring”.",
    admin:
      "I answer questions about posts, sales and earnings on the network, by state, source or buyer. I also search the network: describe leads in one sentence, for example “condos in Florida under 450k”.",
  },
  otherRole:
    "Your role has no figures here. Describe what you look for in one sentence, or ask the network for access.",
  identity: (model) =>
    model === null
      ? "I am a program, not a person: the assistant built into this network. No outside model reads along."
      : `I am a program, not a person. I answer with the model ${model}, set by your network.`,
  usedUp: "Today's model limit is used up, so the built-in assistant answers until tomorrow.",
  emptyAnswer: "I apologize, but I couldn't process that request.",
  data: {
    periods: {
      today: "today",
      yesterday: "yesterday",
      this_week: "this week",
      last_week: "last week",
      last_7_days: "in the last 7 days",
      this_month: "this month",
      last_month: "last month",
      last_30_days: "in the last 30 days",
      last_90_days: "in the last 90 days",
      this_year: "this year",
    },
    figure: {
      leads: (value, when) => `${leads(value)} came in ${when}.`,
      posted: (value, when) => `You posted ${leads(value)} ${when}.`,
      sold: (value, when) => `${leads(value)} sold ${when}.`,
      bought: (value, when) => `You bought ${leads(value)} ${when}.`,
      spend: (value, when) => `You spent ${value} ${when}.`,
      earned: (value, when) => `You earned ${value} ${when}.`,
      volume: (value, when) => `Sales came to ${value} ${when}.`,
      revenue: (value, when) => `The network kept ${value} ${when}.`,
    },
    before: (value) => `In the previous period: ${value}.`,
    inStates: (states) => `in ${states.join(" and ")}`,
    ranked: (what, when) => `${what} ${when}:`,
    measures: {
      leads: "Leads",
      posted: "Leads posted",
      sold: "Leads sold",
      bought: "Leads bought",
      spend: "Spent",
      earned: "Earned",
      volume: "Sales",
      revenue: "Kept by the network",
    },
    nothing: (when) => `Nothing ${when}.`,
    wallet: (available, balance, held) =>
      `Your available balance is ${available}. Your wallet holds ${balance}, and ${held} of it is reserved for open offers.`,
    payable: (payable, pending, next) =>
      `${payable} is payable, and ${pending} is pending.${next ?? ""}`,
    nextPayable: (sum, day) => ` Next, ${sum} becomes payable on ${day}.`,
    network: (payable, receivable) =>
      `Affiliates are owed ${payable}, and advertisers owe ${receivable}.`,
    records: {
      campaigns: (active, paused) => `Campaigns: ${active} active, ${paused} paused.`,
      sources: (active, paused) => `Sources: ${active} active, ${paused} paused.`,
    },
    held: (count) => `Paused by the network: ${count}.`,
    listingsFew: "On the marketplace now: fewer than 5 leads.",
    listings: (count) => `On the marketplace now: ${leads(count)}.`,
    most: (entries) => `Most of them: ${entries.join(", ")}.`,
    demand: (orders, best, states) =>
      `${orders === "1" ? "One order buys" : `${orders} orders buy`} leads like these${states.length === 0 ? "" : ` in ${states.join(" and ")}`}. The best pays you ${best} per lead, before adjustments.`,
    noDemand: "No order buys leads like these now.",
    returned: (count, sales, when) => `Of ${leads(sales)} sold ${when}, ${count} returned.`,
    reasons: (when) => `Rejected ${when}, by reason:`,
    refusals: {
      missing_field: "a required field was missing",
      invalid_field: "a field was invalid",
      auth_failed: "the key was unknown",
      source_paused: "the source is paused",
      paused_by_network: "the network paused the source or sub ID",
      duplicate: "a duplicate",
      suppressed: "the person asked not to be contacted",
      consent_missing: "no consent was sent",
      consent_invalid: "the consent was invalid",
      fraud_suspected: "suspected fraud",
      no_buyer: "no campaign bought it",
      below_reserve: "bids were below the reserve",
      cap_reached: "the source's daily cap",
      ping_expired: "the offer had expired",
      ping_mismatch: "it differed from what was offered",
      rate_limited: "too many posts at once",
      internal_error: "an error on our side",
    },
    noReasons: (when) => `None was rejected ${when}.`,
    notNarrowed: (parts) =>
      `I can't narrow this by ${parts.map((part) => ({ tier: "tier", side: "lead type", place: "places within a state" })[part]).join(" and ")}: this is the figure without it.`,
    notUnderstood: (words) =>
      `I didn't understand “${words.join(" ")}”: this figure doesn't take it into account.`,
    unclear: (understood, words) =>
      `${understood.length === 0 ? "I didn't understand" : `I understood “${understood.join(" ")}”, but not`} “${words.join(" ")}”. Ask for one figure and one period, for example “leads sold last week”.`,
    notLookedUp:
      "I have no figure that answers this. Ask for one figure and one period, for example “leads sold last week”.",
    notYours: "Your role can't see that. Type “help” to see what I answer.",
    unreachable: "I couldn't read that just now. Try again in a moment.",
  },
  open: (screen) => `Here it is: ${screen}.`,
  screens: {
    dashboard: "Dashboard",
    campaigns: "Campaigns",
    new_campaign: "New campaign",
    settings: "Settings",
    billing: "Billing",
    leads: "Leads",
    earnings: "Earnings",
    users: "Users",
    marketplace: "Lead Marketplace",
    activity: "Activity",
    docs: "API reference",
  },
  change: {
    proposed: "Confirm to make this change:",
    pause: (name) => `Pause “${name}”`,
    resume: (name) => `Resume “${name}”`,
    cap: (name, most) => `Set the daily cap of “${name}” to ${leads(most)}`,
    bid: (name, sum) => `Set the bid of “${name}” to ${sum}`,
    which: "Which one do you mean?",
    none: "I found nothing with that name.",
    heldByNetwork: (name) => `The network paused “${name}”. Only the network resumes it.`,
    elsewhere: "You can do that on this screen:",
    notYours: "Your role can't do that.",
  },
};
