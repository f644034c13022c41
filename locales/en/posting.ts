// Texts of a source's posting page.
import { postingReferenceTexts } from "./parts/posting-reference.ts";
import type { Translated } from "../texts.ts";

export const postingTexts = {
  title: (network: string) => `Post leads to ${network}`,
  for: "For the source",
  reference: "See the API reference for all operations.",
  goneTitle: "Posting page not found",
  gone: "This link no longer leads to a source. Ask the affiliate for the new one.",
  paused: "This source is paused. Posts return source_paused until its owner resumes it.",
  yourKey: "YOUR_KEY",
  sample: "Sample post",
  where: "Endpoint",
  test: "test",
  languages: { curl: "curl", javascript: "JavaScript", php: "PHP", python: "Python" },
  terms: {
    address: "Address",
    key: "Key",
    orField: "or the field",
    body: "Body",
    bodies: "JSON or a form, up to 256 kB. Up to 1,000 leads at once: POST /v1/leads/batch.",
    repeat: "Sent twice?",
    repeats:
      "With your own Idempotency-Key, the same call gets the same answer, even after a lost connection. Without one, a person whose lead was accepted is a duplicate.",
    rate: "Speed",
    rates: (rate: string, burst: string) => `${rate} posts per second, ${burst} in a burst`,
    cap: "Daily cap",
    noCap: "No limit",
    from: "Calls are accepted",
    listed: "from the addresses on the source's list",
    anywhere: "from anywhere",
    sold: "Leads are sold",
    exclusive: "to one buyer",
    shared: (slots: string) => `or shared, up to ${slots} times`,
    unsold: "If unsold",
    unsoldRules: {
      list: "The lead is listed on the marketplace: accepted, at a price of 0 until it sells",
      reject: "The lead returns no_buyer, and you may sell it elsewhere",
    },
  },
  trial: {
    title: "Test a lead",
    about:
      "Sends a lead as this source would, with all checks, scoring and routing. Nothing is stored and no notification is sent.",
    lead: "The lead",
    leadHint: "One JSON object, with your field names or ours.",
    notJson: "Enter one JSON object. Check the commas and quotes.",
    answer: "Answer",
    forced: {
      none: "Actual result",
      accepted: "Accepted",
      rejected: "Rejected",
      duplicate: "Duplicate",
    },
    run: "Send test lead",
    nothing: "The answer appears here.",
    kept: "A test: nothing was stored. To see the price, post with the source's key and test=1.",
    raw: "Raw answer",
    would: {
      exclusive: "It would be sold to one buyer.",
      shared: "It would be sold, shared.",
      none: "It would be accepted and listed.",
    },
  },
  calls: {
    title: "Request log",
    about:
      "The newest hundred requests, within seconds. Posted data isn't stored here, only its errors.",
    none: "No requests yet. Send a test lead above, or post one with the key.",
    at: "When",
    call: "Call",
    result: "Result",
    why: "Reason and fix",
    earned: "Earned",
    again: "Refresh",
  },
  operations: {
    post: "Post",
    batch: "In a batch",
    ping: "Ping",
    ping_post: "Post to a ping",
    try: "Test",
  },
  results: {
    accepted: "Accepted",
    rejected: "Rejected",
    duplicate: "Duplicate",
    error: "Failed",
    offer: "Offer",
    refused: "Refused",
  },
  ...postingReferenceTexts,
};

export type PostingTexts = Translated<typeof postingTexts>;
