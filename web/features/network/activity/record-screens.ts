// Says on which screen a reader opens the record of an activity entry.
import type { Activity } from "../../../../contract/network/activity.ts";
import type { User } from "../../../lib/auth/auth.ts";

type Screen = (id: string) => string;

/** For readers of every role that can have such a record in their log. */
const SCREENS: Readonly<Record<string, Screen>> = {
  campaign: (id) => `/campaigns/${id}`,
  lead: (id) => `/leads/${id}`,
  settings: () => "/settings?part=network",
  source: () => "/settings?part=sources",
  wallet: () => "/billing",
  api_key: () => "/settings?part=keys",
  link: (id) => `/settings?part=tracking&link=${id}`,
  postback: (id) => `/settings?part=tracking&postback=${id}`,
  webhook: (id) => `/settings?part=webhooks&webhook=${id}`,
  destination: (id) => `/settings?part=deliveries&destination=${id}`,
  consumer_request: (id) => `/consumers?request=${id}`,
  delivery_plan: () => "/settings?part=deliveries",
};
/** Only the network opens the pages of accounts, and the records of others only from there. */
const OF_NETWORK: readonly string[] = ["campaign", "lead", "settings"];

/** Null where the reader has no screen for it. */
export function screenOf(
  { subject_kind: kind, subject_id: id, account_id: accountId }: Activity,
  user: Pick<User, "role" | "accountId">,
): string | null {
  if (user.role === "admin") {
    if (kind === "account")
      return id === accountId && id === user.accountId ? null : `/users/${id}`;
    if (accountId !== user.accountId && !OF_NETWORK.includes(kind)) return `/users/${accountId}`;
  }
  return SCREENS[kind]?.(id) ?? null;
}
