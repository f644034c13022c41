// Opens a lead's contact for a person of the network, who says why; the activity log keeps it.
import type { ContactReason } from "../../../../contract/marketplace/lead-contact.ts";
import type { AdminLead } from "../../../../contract/marketplace/lead-shapes.ts";
import { type Actor, isAdmin, seesMoney } from "../../../../domain/access/access.ts";
import { leaveOutContact } from "../../../../domain/returns/leave-out-contact.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { consentHash, openLead, openPrivate } from "./open-contact.ts";
import { presentForAdmin } from "./present-lead.ts";
import { type ReadLeadDeps, findReadable, mayOpen } from "./read-lead.ts";

/** Refuses buyers and affiliates, who read contact with the lead, and seats without the right. */
export async function openForNetwork(
  deps: ReadLeadDeps,
  actor: Actor,
  id: string,
  { reason, note }: ContactReason,
): Promise<Result<AdminLead, Refusal>> {
  const lead = await findReadable(deps, actor, id);
  if (lead === null) return refuse(NOT_FOUND);
  const { row, sales } = lead;
  if (!isAdmin(actor) || !mayOpen(actor, row, [])) return refuse(FORBIDDEN);
  const opened = openPrivate(deps.vault, row.id, row);
  // Logged before the contact is sent: an access that cannot be logged fails.
  await recordActivity(deps.pool, {
    atMs: deps.now(),
    actor,
    accountId: actor.accountId,
    action: "contact.viewed",
    subjectKind: "lead",
    subjectId: row.id,
    detail: {
      reason,
      // Seats without the right to contact read the log.
      note: leaveOutContact(note.trim(), opened?.contact ?? null),
      // Proves later which record was shown.
      ...(opened === null ? {} : { consent_sha256: consentHash(row.id, opened.consent) }),
    },
  });
  return ok(presentForAdmin(row, sales, seesMoney(actor), openLead(deps.vault, row.id, row)));
}
