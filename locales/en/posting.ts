// Texts of a source's posting page.
import { postingReferenceTexts } from "./parts/posting-reference.ts";
import type { Translated } from "../texts.ts";

export const postingTexts = {
  title: (network: string) => `Post leads to ${network}`,
  for: "For the source",
  reference: "See the API reference for all operations.",
  goneTitle: "Posting page not found",
  gone: "This link no longer leads to a source. Ask the affiliate for the new one.",
  paused: "This source is paused. Posts return source_paused until it is resumed.",
  yourKey: "YOUR_KEY",
  sample: "Sample post",
  where: "Endpoint",
  test: "test",
  languages: { curl: "curl", javascript: "JavaScript", php: "PHP", python: "Python" },
  terms: {
    address: "Address",
    key: "Key",
    orField: "or the field",
    inAddress: "in the body, or in the address",
    body: "Body",
    bodies: "Up to 256 kB. Up to 1,000 leads at once, up to 4 MB: POST /v1/leads/batch.",
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
  ways: {
    title: "Ways to send",
    about:
      "Send the fields in whichever way your system writes them. A nested lead or contact object, a list of one lead, and names like lead[phone] also work. Text that isn't UTF-8 is read as Windows-1252. Fields in the address add to those of the body.",
    way: "Way",
    type: "Content-Type",
    example: "Example",
    names: {
      json: "JSON",
      form: "Form",
      multipart: "Multipart form",
      xml: "XML",
      text: "Plain text",
      query: "In the address, without a body",
    },
    limits:
      "A multipart form has at most 1,000 parts, XML at most 2,000 elements and no document type. Lists and objects are at most 64 levels deep.",
  },
  pings: {
    title: "Ping first, then post",
    about:
      "To know the price before you send the contact, ping without it. An offer binds the buyers until expires_at, and earns exactly its price.",
    ping: "Send the ping: the facts without name, phone, email and street. With phone_hash or email_hash a duplicate is found now.",
    offer: "The answer has the offer's id and price, or the reason that there is none.",
    post: "Post the whole lead to the offer, with the same facts. Its answer is that of a post.",
    limit:
      "Five offers may be open, or twice as many as you posted to within the last hour. If few offers are posted to, they expire sooner.",
    samplePing: "Sample ping",
    sampleOffer: "Sample offer",
    samplePost: "Sample post to an offer",
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
    asRead: "Read as",
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
