// Defines the states of an account, and which of them may take part in the network.

/**
 * `pending`: the network has not approved the account yet. `refused`: it declined, and said why.
 * `suspended`: it stopped an account that was active.
 */
export const ACCOUNT_STATUSES = ["pending", "active", "refused", "suspended"] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/**
 * Whether the account's people may sign in but take no part: they see their application, and
 * nothing of other accounts.
 */
export function isWaiting(status: AccountStatus): boolean {
  return status === "pending" || status === "refused";
}

/**
 * How a company joins the network. `open`: every company that signs up takes part.
 * `invitation`: only with a link from the network. `approval`: the network decides about each
 * application; a company with a link is approved already.
 */
export const SIGN_UP_POLICIES = ["open", "invitation", "approval"] as const;
export type SignUpPolicy = (typeof SIGN_UP_POLICIES)[number];

/** How long a link that invites a company may be used. */
export const COMPANY_INVITATION_DAYS = 14;
