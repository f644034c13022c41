// Every kind of news that people and their systems can be told, and whose it is.
import type { Role } from "../access/access.ts";

const ADVERTISER: readonly Role[] = ["advertiser"];
const AFFILIATE: readonly Role[] = ["affiliate"];

/** Who is told of each kind. */
const TOLD = {
  lead_bought: ADVERTISER,
  search_matched: ADVERTISER,
  cap_reached: ADVERTISER,
  low_balance: ADVERTISER,
  campaign_stopped: ADVERTISER,
  delivery_failing: ADVERTISER,
  lead_sold: AFFILIATE,
  form_sent: AFFILIATE,
  draft_ended: AFFILIATE,
  import_ended: AFFILIATE,
  demand_followed: AFFILIATE,
  return_filed: AFFILIATE,
  return_to_decide: ["advertiser", "admin"],
  return_decided: ["advertiser", "affiliate"],
  payout_moved: ["affiliate", "admin"],
  bank_changed: AFFILIATE,
  source_suspended: AFFILIATE,
  account_waiting: ["admin"],
  postback_off: AFFILIATE,
  webhook_off: ["advertiser", "affiliate", "admin"],
  email_off: ["advertiser", "affiliate", "admin"],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type NotificationType = keyof typeof TOLD;
export const NOTIFICATION_TYPES = Object.keys(TOLD) as readonly NotificationType[];

/** What changes the screens of colleagues: no bell rings for it, and no system is told. */
export const SALE_ASSIGNED = "sale_assigned";

/** The kinds that accounts of a role can be told of. */
export function kindsFor(role: Role): readonly NotificationType[] {
  return NOTIFICATION_TYPES.filter((kind) => (TOLD[kind] as readonly Role[]).includes(role));
}
