// What news says in English. The catalogue of the other language has the same members.
import type { NotificationWords } from "./news-words.ts";
import type { UsedUpWindow } from "../../../../../domain/distribution/used-up.ts";
import { POST_REASON_TEXTS } from "../../../../../domain/lead/reasons.ts";

const spaced = (value: string): string => value.replaceAll("_", " ");
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const WANTED: Readonly<Record<string, string>> = {
  buyer: "buyers",
  seller: "sellers",
  buyer_and_seller: "buyers who also sell",
  renter: "renters",
  investor_seller: "investors who sell",
  unknown: "leads of an unknown side",
};

const WINDOWS: Readonly<Record<UsedUpWindow, string>> = {
  day: "daily",
  week: "weekly",
  month: "monthly",
  total: "total",
};

const at = (place: string | null, before: string): string =>
  place === null ? "" : `${before}${place}`;

export const ENGLISH: NotificationWords = {
  lead: (side) => `${spaced(side)} lead`,
  newLead: (lead, place) => `New ${lead} in ${place}`,
  leadSold: (place) => `Lead sold in ${place}`,
  propertyType: (type) => (type === "unknown" ? "Property type not given" : capital(spaced(type))),
  tier: (tier) => tier,
  mode: (mode) => mode,
  youEarn: (sum) => `you earn ${sum}`,
  reason: spaced,
  returns: {
    filed: "A buyer asks for its money back",
    filedMore: (reason, earning) =>
      `Reason: ${reason} · ${earning} of your earnings · answer within 48 hours`,
    answered: "The affiliate has answered",
    notAnswered: "The affiliate did not answer",
    waits: "A return waits for your decision",
    waitsMore: (what, reason, price, lastDay) =>
      `${what} · reason: ${reason} · ${price} · until ${lastDay}`,
    decides: "The operator decides about your return",
    decidesUntil: (lastDay) => `The operator decides about your return until ${lastDay}`,
    decided: (approved) => `Return ${approved ? "approved" : "declined"}`,
    why: {
      admin: "",
      checks: ": our checks proved the reason",
      deadline: ": nobody decided in time",
    },
    moneyBack: (price, why) => `${price} are back in your wallet${why}`,
    stands: "The sale stands: read why",
    takenBack: (earning, why) => `${earning} of your earnings were taken back${why}`,
    keeps: (earning) => `You keep ${earning}`,
  },
  search: {
    matched: (count, name) =>
      `${count === 1 ? "A new lead meets" : `${count} new leads meet`} “${name}”`,
    more: "On the marketplace now, at their first price",
  },
  demand: {
    followed: (count, wanted, state, best) =>
      `${count === 1 ? "A new order" : `${count} new orders`}${wanted === null ? "" : `: ${wanted}`}${at(state, " in ")}, up to ${best}`,
    more: "New or changed in the open demand that you follow",
    wanted: (side) => WANTED[side] ?? spaced(side),
  },
  imported: {
    title: (rows) => `Import finished: ${rows} ${rows === 1 ? "row" : "rows"}`,
    more: (sold, earned, unsold, refused) =>
      `${sold} sold for ${earned} · ${unsold} listed unsold · ${refused} not taken`,
  },
  assigned: {
    free: (lead) => `Free to call: ${lead}`,
    took: (name, lead) => `${name} took ${lead}`,
    lead: (side, place) => `the ${spaced(side)} lead${at(place, " in ")}`,
  },
  byForm: (side, place) => `New ${spaced(side)} lead by your form${at(place, ": ")}`,
  byConversation: (side, place) =>
    `New ${spaced(side)} lead by your conversation${at(place, ": ")}`,
  outcome: {
    unsold: "Nobody has bought it yet",
    sold: (mode, earning) =>
      `${mode === "exclusive" ? "Sold exclusively" : "Sold shared"} · you earn ${earning}`,
    refused: (reason) => POST_REASON_TEXTS[reason],
  },
  draft: {
    confirmed: (side, place) => `Confirmed: ${spaced(side)} lead by hand${at(place, " in ")}`,
    ranOut: "Nobody confirmed a lead by hand",
    ranOutMore: "Its link has run out, and the draft is erased",
    failed: "A confirmed lead could not be posted",
    failedMore: "The draft is erased: begin another one",
  },
  webhook: {
    off: (host) => `Webhook switched off: ${host}`,
    gone: "Its system answered 410: it wants no calls any more",
    failing: "Its system took no call for five days",
    kept: "what waits is kept",
  },
  postback: {
    off: (host) => `Postback switched off: ${host}`,
    gone: "Its system answered 410: it wants no calls any more",
    failing: "Its system took no call for five days",
    kept: "what waits is kept",
  },
  delivery: {
    failing: (name) => `Leads do not arrive: ${name}`,
    off: (name) => `Switched off, leads do not arrive: ${name}`,
    given: (name) => `A lead could not be handed over: ${name}`,
    kept: "they are tried again, and yours in the app all the while",
    why: {
      lead_flow_archived:
        "Follow Up Boss took it in vain: its lead flow of this source is archived",
      wrong_key: "Its system refused the key",
      unwanted_answer: "Its system answered other words than agreed",
      gone: "Its system answered 410: it wants no calls any more",
      failed_answer: "Its system answered with an error",
      no_answer: "Its system did not answer",
      returned: "The lead was given back",
      erased: "The person's contact is erased",
      no_mail_server: "This network has no mail server",
    },
  },
  email: {
    off: "E-mails to one of you come back",
    why: "The mail server knows no such address. Nothing more is sent there until its person switches e-mail on again in the settings",
  },
  payout: {
    waits: "A payout waits for your approval",
    waitsMore: (sum) => `${sum} to an affiliate`,
    approved: (sum) => `Your payout of ${sum} is approved`,
    approvedMore: "It goes to your bank with the next file",
    sent: (sum) => `${sum} are on their way to your bank`,
    sentMore: "Read which earnings they are for",
    refused: "Payout refused",
    refusedMore: (sum) => `${sum} stay payable: read why`,
    failed: "The bank did not take a payout",
    failedMore: (sum) => `${sum} are payable again: read why`,
  },
  account: {
    waits: "An affiliate waits for your approval",
    waitsMore: "It may post nothing until then",
  },
  limits: {
    reached: (name, window, unit) =>
      `“${name}” has used up its ${WINDOWS[window]} ${unit === "cents" ? "budget" : "cap"}`,
    leads: (count) => `${count} ${count === 1 ? "lead" : "leads"}`,
    again: (window) =>
      window === "total"
        ? "it buys again once you raise it"
        : `it buys again with the next ${window}, or once you raise it`,
  },
  wallet: {
    low: "Your wallet is running low",
    lowMore: (sum) => `${sum} left: fewer than five leads at your highest bid`,
    below: (sum, threshold) => `${sum} left, less than the ${threshold} you set`,
    empty: (campaigns) =>
      campaigns === 1
        ? "Your campaign has stopped: the wallet is used up"
        : `${campaigns} campaigns have stopped: the wallet is used up`,
    emptyMore: (sum) => `${sum} left, less than your lowest bid`,
  },
  stops: {
    byOperator: (name, status) => `The operator ${status} “${name}”`,
    more: {
      paused: "It buys nothing until somebody resumes it",
      archived: "It buys nothing any more",
    },
  },
  source: {
    paused: (name) => `The operator paused your source “${name}”`,
    more: "Its posts are refused while it is paused",
  },
  bank: {
    first: "A bank account for payouts was given",
    changed: "The bank account for payouts was changed",
    firstMore: "If none of you did this, change your passwords and write to the operator",
    changedMore:
      "Payouts wait for 72 hours. If none of you did this, change your passwords and write to the operator",
  },
};
