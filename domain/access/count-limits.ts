// Limits how many records of a kind an account may have, so that no program in a loop fills the
// database. Each is far above what an honest business needs.

/** The most that one account has at a time. */
export const COUNT_LIMITS = {
  /** That work: a large company has a key for each of its programs. */
  api_key: 50,
  /** That are open: a whole team is invited at once. */
  invitation: 200,
  /** That are open, of the network: it may invite every company that it knows. */
  company_invitation: 1_000,
  /** A network of publishers has one for each of them. */
  source: 1_000,
  /** That are not archived: a national buyer may have one for each large city. */
  campaign: 1_000,
  /** One for each advertisement. */
  link: 5_000,
  /** A few systems, by source and event. */
  postback: 50,
  /** A few systems and their test environments. */
  webhook: 20,
  /** A company's CRMs, inboxes and phones. */
  destination: 30,
  /** That people of the network wrote about it: one each week for many years. */
  account_note: 1_000,
  /** That people of the network attached to it: contracts, IDs and letters. */
  account_file: 200,
  /** Hashes of a buyer's own customers. */
  exclusion: 5_000_000,
} as const;

export type CountedKind = keyof typeof COUNT_LIMITS;

/** What to do once there are as many, as a sentence for people. */
const ADVICE: Readonly<Record<CountedKind, string>> = {
  api_key: "Revoke an API key that is no longer used.",
  invitation: "Withdraw an open invitation, or wait until some are accepted or expire.",
  company_invitation: "Withdraw an open invitation, or wait until some are accepted or expire.",
  source: "Use an existing source, and tell its posts apart by sub IDs.",
  campaign: "Archive a campaign that no longer buys, or join campaigns with equal bids.",
  link: "Use an existing link, and tell its clicks apart by sub IDs.",
  postback: "Remove a postback that is no longer used.",
  webhook: "Remove a webhook that is no longer used.",
  destination: "Remove a destination that is no longer used.",
  account_note: "Delete a note that no longer holds.",
  account_file: "Delete a file that is no longer needed.",
  exclusion: "Clear the exclusions, and add those of recent customers.",
};

const NAMES: Readonly<Record<CountedKind, string>> = {
  api_key: "API keys",
  invitation: "open invitations",
  company_invitation: "open invitations of companies",
  source: "sources",
  campaign: "campaigns",
  link: "tracking links",
  postback: "postbacks",
  webhook: "webhooks",
  destination: "destinations",
  account_note: "notes",
  account_file: "files",
  exclusion: "exclusions",
};

/**
 * What an account is told that has `count` and wants `more`; null where there is room for them.
 */
export function limitSentence(kind: CountedKind, count: number, more = 1): string | null {
  const most = COUNT_LIMITS[kind];
  return count + more <= most
    ? null
    : `An account has at most ${most.toLocaleString("en-US")} ${NAMES[kind]}. ${ADVICE[kind]}`;
}
