// Serves members and invitations over HTTP. Accepting an invitation is a sign-up, so identity
// serves it.
import * as contract from "../../../../contract/people/team.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { ok, refuse } from "../../../../domain/result.ts";
import { FORBIDDEN, NOT_FOUND } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { changeTeamMember, removeTeamMember } from "./change-members.ts";
import { type TeamDeps, invite, revokeInvitation } from "./invitations.ts";
import {
  type InvitationRow,
  type TeamMemberRow,
  listOpenInvitations,
  listTeamMembers,
} from "./team.store.ts";

export function registerTeam(host: HttpHost, deps: TeamDeps): void {
  registerOperation(host, contract.listTeamMembers, async ({ actor, query }) => {
    const accountId = query.account_id ?? actor.accountId;
    return can(actor, "read", "member", { accountId })
      ? ok({
          items: (await listTeamMembers(deps.pool, accountId, new Date(deps.now()))).map((row) =>
            presentMember(row, actor),
          ),
        })
      : refuse(NOT_FOUND);
  });
  registerOperation(host, contract.changeTeamMember, async ({ actor, params, body }) => {
    const changed = await changeTeamMember(deps, actor, params.user_id, body.team_role);
    return changed.ok ? ok(presentMember(changed.value, actor)) : changed;
  });
  registerOperation(host, contract.removeTeamMember, async ({ actor, params }) =>
    removeTeamMember(deps, actor, params.user_id),
  );
  registerOperation(host, contract.listInvitations, async ({ actor }) => {
    if (!can(actor, "manage", "member", { accountId: actor.accountId })) return refuse(FORBIDDEN);
    return ok({
      items: (await listOpenInvitations(deps.pool, actor.accountId, new Date(deps.now()))).map(
        presentInvitation,
      ),
    });
  });
  registerOperation(host, contract.invite, async ({ actor, body }) => {
    const made = await invite(deps, actor, body);
    return made.ok ? ok({ ...presentInvitation(made.value.row), token: made.value.token }) : made;
  });
  registerOperation(host, contract.revokeInvitation, async ({ actor, params }) =>
    revokeInvitation(deps, actor, params.id),
  );
}

function presentMember(row: TeamMemberRow, actor: Actor): contract.Member {
  return {
    user_id: row.user_id,
    name: row.name,
    email: row.email,
    team_role: row.team_role,
    since: row.created_at.toISOString(),
    sign_in: can(actor, "read", "account_access", null)
      ? {
          last_seen_at: row.last_seen_at?.toISOString() ?? null,
          has_second_factor: row.has_second_factor,
          is_email_confirmed: row.is_email_confirmed,
          sessions: row.sessions,
        }
      : null,
  };
}

function presentInvitation(
  row: Pick<InvitationRow, "id" | "email" | "team_role" | "created_at" | "expires_at">,
): contract.Invitation {
  return {
    id: row.id,
    email: row.email,
    team_role: row.team_role,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  };
}
