// Holds the texts of postbacks: their addresses and events, test calls, and the log of calls.
import { CALLS_KEPT_DAYS } from "../../../domain/attempts/attempt.ts";
import type { Translated } from "../../texts.ts";

export const postbackTexts = {
  about:
    "Your own system is called when something happens to a lead of yours. Every call is logged with what came back, and tried again for over three days until it arrives.",
  none: "No postback yet. Give your tracker’s address below, try it, and it is called from then on.",
  list: "Postbacks",
  fresh: "New postback",
  back: "All postbacks",
  gone: "There is no such postback any more.",
  address: "Address to call",
  addressHint: "https. Macros in {curly} form are filled in for each call.",
  macros: "Add a macro",
  change: (macro: string) => `Change to {${macro}}`,
  silent:
    "Nothing in it says which click or lead a call is about: add {click_id}, a sub id or {lead_id}.",
  events: "Call it when a lead is",
  eventNames: { accepted: "Accepted", sold: "Sold", returned: "Returned", paid: "Paid" },
  eventHints: {
    accepted:
      "Once for each lead that was taken, sold or not. Duplicates and refused posts send none.",
    sold: "Once for each lead with all it earned when it was posted, and once for each later sale.",
    returned: "Once for each sale. {payout} is what is taken back.",
    paid: "Once for each sale, when its payout is sent.",
  },
  eventsMissing: "Choose one at least.",
  source: "For",
  allSources: "All sources",
  sourceHint: "One for a single source takes the place of those for all, event by event.",
  method: "Method",
  methods: { GET: "GET", POST: "POST, with every macro as JSON" },
  expects: "Words of a good answer",
  expectsHint:
    "For systems that answer 200 to what they refuse: the call counts as taken only where these words stand in the answer. Left empty, any answer of 2xx will do.",
  make: "Switch it on",
  save: "Save",
  saved: "The postback is changed.",
  try: "Make a test call",
  tried: "Test call",
  tryEvent: "As if a lead was",
  tryNote: "Made-up values that begin with test-. Nothing is kept.",
  removeAsk: "Remove this postback?",
  removeText: "Nothing more is told to this address, and its log is gone.",
  removed: "The postback is removed.",
  past: "What happened before",
  pastAsk: (count: string, days: string) =>
    `${count} events of the last ${days} days were not told to this address. Shall they be sent?`,
  pastNone: (days: string) =>
    `Everything of the last ${days} days has been told, or nothing happened.`,
  pastDays: "Days back",
  pastSend: "Send them",
  pastSent: (count: string) => `${count} calls are on their way.`,
  log: "Calls",
  logAbout: `Newest first, kept for ${CALLS_KEPT_DAYS} days. Times are yours; {time} in a call is UTC.`,
  noCalls: "Nothing was told yet. The next lead is.",
  call: { what: "What", lead: "Lead" },
};

export type PostbackTexts = Translated<typeof postbackTexts>;
