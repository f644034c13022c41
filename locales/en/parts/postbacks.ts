// Holds the texts of postbacks: their addresses and events, test calls, and the log of calls.
import type { Translated } from "../../texts.ts";

export const postbackTexts = {
  about:
    "We call your system when something happens to your leads. Each call is logged with its response and attempted for over three days until it is delivered.",
  none: "No postbacks yet. Enter your tracker’s address below and test it.",
  list: "Postbacks",
  fresh: "New postback",
  back: "All postbacks",
  gone: "This postback no longer exists.",
  address: "Address to call",
  addressHint: "https. Macros in {curly} form are filled in for each call.",
  macros: "Add a macro",
  change: (macro: string) => `Use {${macro}}`,
  silent:
    "The address doesn't identify a click or lead. Add {click_id}, a sub ID, {lead_id} or {vendor_lead_id}.",
  events: "Call it when a lead is",
  eventNames: { accepted: "Accepted", sold: "Sold", returned: "Returned", paid: "Paid" },
  eventHints: {
    accepted: "Once for each accepted lead, sold or not. Duplicates and rejected posts send none.",
    sold: "Once for each lead with all it earned when it was posted, and once for each later sale.",
    returned: "Once for each sale. {payout} is the reversed amount.",
    paid: "Once for each sale, when its payout is sent.",
  },
  eventsMissing: "Choose at least one.",
  source: "For",
  allSources: "All sources",
  sourceHint: "A postback for one source replaces those for all sources, event by event.",
  method: "Method",
  methods: { GET: "GET", POST: "POST, with every macro as JSON" },
  expects: "Success text",
  expectsHint:
    "For systems that answer 200 to what they reject. A call counts as delivered only if the response contains this text. Leave blank to accept any 2xx response.",
  make: "Create postback",
  save: "Save",
  saved: "Postback saved.",
  try: "Send test call",
  tried: "Test call",
  tryEvent: "As if a lead was",
  tryNote: "Made-up values that start with test-. Nothing is stored.",
  removeAsk: "Remove this postback?",
  removeText: "Nothing more is sent to this address, and its log is deleted.",
  removed: "Postback removed.",
  past: "Past events",
  pastAsk: (count: string, days: string) =>
    `${count} events of the last ${days} days weren't sent to this address. Send them?`,
  pastNone: (days: string) => `No unsent events in the last ${days} days.`,
  pastDays: "Days back",
  pastSend: "Send events",
  pastSent: (count: string) => `Sending ${count} calls.`,
  log: "Calls",
  logAbout: (days: string) =>
    `Newest first, kept for ${days} days. Times are in your time zone; {time} in a call is UTC.`,
  noCalls: "No calls yet.",
  call: { what: "What", lead: "Lead" },
};

export type PostbackTexts = Translated<typeof postbackTexts>;
