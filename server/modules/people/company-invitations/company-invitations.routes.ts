// Serves the links with which the network invites a company over HTTP.
import * as contract from "../../../../contract/people/company-invitations.ts";
import { ok, refuse } from "../../../../domain/result.ts";
import { hashKey } from "../../../platform/crypto/secret-key.ts";
import { FORBIDDEN } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { listOpenInvitations } from "./company-invitation.store.ts";
import {
  type CompanyInvitationDeps,
  inviteCompany,
  type MadeCompanyInvitation,
  mayInvite,
  openCompanyInvitation,
  withdrawInvitation,
} from "./company-invitations.ts";

export function registerCompanyInvitations(host: HttpHost, deps: CompanyInvitationDeps): void {
  // A stale session must not keep the link from opening.
  const open = { app: host.app, resolveActor: async () => ok(null) };
  registerOperation(open, contract.readCompanyInvitation, async ({ body }) => {
    const found = await openCompanyInvitation(deps.pool, hashKey(body.token), deps.now());
    if (!found.ok) return found;
    const { email, role, expires_at: end } = found.value;
    return ok({ network_name: deps.networkName(), email, role, expires_at: end.toISOString() });
  });
  registerOperation(host, contract.listCompanyInvitations, async ({ actor }) => {
    if (!mayInvite(actor)) return refuse(FORBIDDEN);
    return ok({ items: (await listOpenInvitations(deps.pool, new Date(deps.now()))).map(present) });
  });
  registerOperation(host, contract.inviteCompany, async ({ actor, body }) => {
    const made = await inviteCompany(deps, actor, body);
    return made.ok ? ok({ ...present(made.value.row), token: made.value.token }) : made;
  });
  registerOperation(host, contract.withdrawCompanyInvitation, async ({ actor, params }) =>
    withdrawInvitation(deps, actor, params.id),
  );
}

function present(row: MadeCompanyInvitation["row"]): contract.CompanyInvitation {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  };
}
