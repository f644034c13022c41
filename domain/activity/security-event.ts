// Says which acts of the audit log concern security, and what the server's own log says of them.
import { topic } from "../notifications/notification-kind.ts";
import type { ActivityAction } from "./actions.ts";

/** All acts that begin like this concern who gets in, and where data goes. */
const AREAS = ["user.", "member.", "api_key.", "webhook.", "destination.", "postback."] as const;

const OTHERS: ReadonlySet<string> = new Set<ActivityAction>([
  "account_file.opened",
  "activity.exported",
  "account.activated",
  "account.suspended",
  "account.view_ended",
  "account.viewed",
  "account.second_factor_required",
  "account.second_factor_optional",
  "bank_details.saved",
  "archived_consent.opened",
  "contact.viewed",
  "delivery_plan.updated",
  "delivery_plan.removed",
  "draft.links_exported",
  "email.link_shown",
  "import.failures_exported",
  "import.notes_exported",
  "payout.bank_file_made",
  "return.file_opened",
  "sales.exported",
  "source.key_replaced",
  "source.old_key_ended",
  "source.key_revoked",
  "source.posting_link_renewed",
  "view.started",
  "view.stopped",
]);

/** Whether the server's own log has a line for the act. */
export function isSecurityAction(action: ActivityAction): boolean {
  return OTHERS.has(action) || AREAS.some((area) => action.startsWith(area));
}

/** One act, as ids alone: no names, no emails, no contact data. */
export interface SecurityEvent {
  readonly action: ActivityAction;
  readonly accountId: string;
  readonly actorKind: "user" | "key" | "source" | "system";
  readonly actorId: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  /** Where the call came from: an IPv4 address, or an IPv6 network; null outside of a call. */
  readonly addressGroup: string | null;
  /** How many rows or calls it was about, where the act says so. */
  readonly count: number | null;
}

export const securityTopic = topic<SecurityEvent>()("security");
