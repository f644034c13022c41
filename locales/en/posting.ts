// Texts of a source's posting page.
import { postingReferenceTexts } from "./parts/posting-reference.ts";
import type { Translated } from "../texts.ts";

export const postingTexts = {
  title: (network: string) => `Post leads to ${network}`,
  for: "For the source",
  reference: "The whole API is in its reference.",
  goneTitle: "No such posting page",
  gone: "This link does not lead to a source any more. Ask whoever sent it for the new one.",
  paused: "This source is paused: its posts are answered source_paused until its owner resumes it.",
  yourKey: "YOUR_KEY",
  sample: "A post to copy",
  where: "Where and how",
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
      "With an Idempotency-Key of your own the same call gets the same answer, whatever happened on the way. Without one the same person again is a duplicate.",
    rate: "Speed",
    rates: (rate: string, burst: string) => `${rate} posts a second, ${burst} in a burst`,
    cap: "Leads a day",
    noCap: "No limit",
    from: "Calls are taken",
    listed: "from the addresses on the source's list",
    anywhere: "from anywhere",
    sold: "Leads are sold",
    exclusive: "to one buyer",
    shared: (slots: string) => `or shared, up to ${slots} times`,
    unsold: "When nobody buys",
    unsoldRules: {
      list: "The lead is listed on the marketplace: accepted, at a price of 0 until somebody buys it",
      reject: "The lead is answered no_buyer and may be sold elsewhere",
    },
  },
  trial: {
    title: "Try it",
    about:
      "Sends a lead as this source would. Everything runs: the checks, the score, the buyers. Nothing is kept and nobody is told.",
    lead: "The lead",
    leadHint: "One JSON object, with your field names or ours.",
    notJson: "This is not one JSON object: check the commas and quotes.",
    answer: "Answer",
    forced: {
      none: "As it would be now",
      accepted: "Accepted",
      rejected: "Rejected",
      duplicate: "Duplicate",
    },
    run: "Try this lead",
    nothing: "The answer will stand here.",
    kept: "A trial: nothing was kept. What it would earn is told to the source's key, with test=1.",
    raw: "The answer as it came",
    would: {
      exclusive: "It would be sold to one buyer.",
      shared: "It would be sold, shared.",
      none: "It would be taken and listed.",
    },
  },
  calls: {
    title: "The last calls",
    about:
      "The newest hundred, within seconds. What was posted is not kept here, only what was wrong with it.",
    none: "No call has come yet. Try a lead above, or post one with the key.",
    at: "When",
    call: "Call",
    result: "Result",
    why: "Why, and what to mend",
    earned: "Earned",
    again: "Look again",
  },
  operations: {
    post: "Post",
    batch: "In a batch",
    ping: "Ping",
    ping_post: "Post to a ping",
    try: "Trial",
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
