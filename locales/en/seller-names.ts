// Texts of seller names: of the buyer that has them, of the network that decides about them, of the
// published buyer list, and of a rename of the network.
import { plural } from "../plural.ts";
import type { Translated } from "../texts.ts";

export const sellerNameTexts = {
  title: "Seller names",
  about:
    "The names by which a consent may name you. The network approves each one. A consent covers you only by a name that stood when it was given. Your company's display name doesn't count.",
  none: "No seller name yet. You can buy leads for email only until one is approved.",
  states: {
    waiting: "Waiting for the network",
    approved: "Approved",
    ended: "Ended",
    refused: "Declined",
    withdrawn: "Withdrawn",
  },
  since: (date: string) => `Since ${date}`,
  until: (from: string, to: string) => `${from} to ${to}`,
  asked: (date: string) => `Requested ${date}`,
  listed: "On the buyer list",
  unlisted: "Not on the buyer list",
  field: "New seller name",
  fieldHint: "Write it as consent texts do, for example Elm Home Buyers LLC.",
  request: "Request approval",
  requested: (name: string) => `Requested: ${name}`,
  problems: {
    too_short: "Enter a name with at least two letters or digits, one of them a letter.",
    too_long: "This name is too long.",
    characters: "Use Latin letters, digits and common punctuation only.",
    semicolon: "Enter one name without a semicolon.",
    taken:
      "Another company has or had this name, or one that looks like it. If it is yours, write to the network.",
    limit: "End one of your names first.",
  },
  end: "End",
  endNamed: (name: string) => `End ${name}`,
  withdraw: "Withdraw",
  withdrawNamed: (name: string) => `Withdraw ${name}`,
  endAsk: (name: string) => `End the name ${name}?`,
  endText:
    "Consents given from now on don't cover you by this name. Earlier ones still do. The name stays yours: no other company can have it.",
  ended: (name: string) => `Ended: ${name}`,
  withdrawn: (name: string) => `Withdrawn: ${name}`,
  history: (count: number, written: string) =>
    plural(count, "1 former name or request", `${written} former names and requests`),
  list: "See the published buyer list",
  /** For the network. */
  decide: {
    title: "Seller names",
    none: "This buyer has no seller name. Consents don't cover it.",
    withAccount: "Approved together with the account.",
    approve: "Approve",
    approveNamed: (name: string) => `Approve the name ${name}`,
    approved: (name: string) => `Approved: ${name}`,
    decline: "Decline",
    declineNamed: (name: string) => `Decline the name ${name}`,
    declined: (name: string) => `Declined: ${name}`,
    reason: "Reason",
    reasonHint: "The buyer reads it.",
    reasonMissing: "Enter the reason.",
    alike: "Compare: other buyers are called almost the same.",
    alikeOne: (name: string, company: string) => `${name} (${company})`,
    unlist: "Remove from the list",
    unlistNamed: (name: string) => `Remove from the list: ${name}`,
    unlisted: (name: string) => `Off the buyer list: ${name}`,
    list: "Add to the list",
    listNamed: (name: string) => `Add to the list: ${name}`,
    listed: (name: string) => `On the buyer list: ${name}`,
    endText:
      "Consents given from now on don't cover this buyer by the name. Earlier ones still do. No other company can have the name.",
  },
  /** The public page. */
  page: {
    title: (network: string) => `Buyers of ${network}`,
    about: (network: string) =>
      `If you agreed that ${network} and the companies on its buyer list may contact you, these companies may. Only companies that were on the list when you agreed count.`,
    now: (version: string, from: string) => `Version ${version}, in force since ${from}`,
    past: (version: string, from: string, until: string) =>
      `Version ${version}, in force from ${from} to ${until}`,
    empty: "No company is on this version of the list.",
    company: "Company",
    since: "On the list since",
    count: (count: number, written: string) => plural(count, "1 company", `${written} companies`),
    versions: "Earlier versions",
    version: (version: string) => `Version ${version}`,
    current: "Show the list in force now",
    gone: "There is no such version of the list.",
  },
  /** Under the sellers that a form names. */
  unknownSellers: (names: string) =>
    `Not on the buyer list now: ${names}. Until the network approves a name, its company can't call or text these people.`,
  rename: {
    title: (name: string) => `Rename the network to ${name}?`,
    confirm: "Rename",
    reading: "Comparing the consent texts of the last week…",
    nothing: "No lead of the last week relied on the present name.",
    fine: "All consent texts of the last week contain the new name, or belong to hosted forms.",
    lost: (count: number, written: string) =>
      plural(
        count,
        "1 sold lead of the last week would not have been sold to a buyer that calls or texts.",
        `${written} sold leads of the last week would not have been sold to buyers that call or text.`,
      ),
    sources: "Consent texts of these sources must change first",
    leads: (count: number, written: string) => plural(count, "1 lead", `${written} leads`),
    lostSales: (count: number, written: string) =>
      plural(count, "1 lost sale", `${written} lost sales`),
    partial: "Only the latest leads were compared.",
    forms: (count: number, written: string) =>
      plural(
        count,
        "1 hosted form gets the new name in its consent text.",
        `${written} hosted forms get the new name in their consent texts.`,
      ),
    kept: "Consents that were given under the present name stay valid.",
    former: (names: string) => `Former names, valid for consents of their time: ${names}`,
  },
};
export type SellerNameTexts = Translated<typeof sellerNameTexts>;
