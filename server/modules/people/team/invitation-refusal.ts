// Says why an invitation cannot be used, for invitations to an account and to the network.
import type { Refusal } from "../../../platform/http/refusal.ts";

interface InvitationState {
  readonly accepted_at: Date | null;
  readonly revoked_at: Date | null;
  readonly expires_at: Date;
}

const UNKNOWN: Refusal = {
  code: "not_found",
  detail: "This invitation doesn't exist. Copy the whole link.",
};

const over = (what: string): Refusal => ({
  code: "invitation_over",
  detail: `The invitation ${what}. Ask for a new link.`,
});

/** Null for one that can be used at `nowMs`. `row` is null where the token is unknown. */
export function invitationRefusal(row: InvitationState | null, nowMs: number): Refusal | null {
  if (row === null) return UNKNOWN;
  if (row.accepted_at !== null) return over("was already used");
  if (row.revoked_at !== null) return over("was withdrawn");
  return row.expires_at.getTime() <= nowMs ? over("has expired") : null;
}
