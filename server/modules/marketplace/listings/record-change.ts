// Writes changes of a listing to the audit log, for the affiliate's account.
import type { Actor } from "../../../../domain/access/access.ts";
import { recordActivity } from "../../network/activity/index.ts";
import type { ChangeListingDeps } from "../../selling/distribution/index.ts";

/** The recorder of what `actor` changes; `now` returns epoch milliseconds. */
export const recordChange =
  ({ now }: { readonly now: () => number }, actor: Actor): ChangeListingDeps["record"] =>
  (tx, { affiliateId }, action, detail, changes = []) =>
    recordActivity(tx.client, {
      atMs: now(),
      actor,
      accountId: affiliateId,
      action,
      subjectKind: "lead",
      subjectId: String(detail["lead_id"]),
      detail,
      changes,
    });
