// Serves licenses over HTTP.
import { dayIn } from "../../../../domain/distribution/calendar.ts";
import * as contract from "../../../../contract/network/licenses.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { isOffered } from "../../../../domain/access/viewing.ts";
import type { Scope } from "../../../../domain/access/scope.ts";
import { statesOpenTo } from "../../../../domain/licenses/license.ts";
import { ok, refuse } from "../../../../domain/result.ts";
import { pageAnswer } from "../../../platform/http/page-answer.ts";
import { invalid } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { type LicenseDeps, claimLicense, endLicense } from "./claim-license.ts";
import { decideLicense } from "./decide-license.ts";
import { type LicenseRow, listLicenses } from "./license.store.ts";

const NO_REASON = invalid([
  { field: "/reason", code: "required", message: "Enter a reason: the buyer reads it." },
]);

export function registerLicenses(host: HttpHost, deps: LicenseDeps): void {
  registerOperation(host, contract.listLicenses, async ({ actor, query }) => {
    const scope: Scope =
      actor.role === "admin"
        ? { see: "all" }
        : { see: "own", as: "account", accountId: actor.accountId };
    return pageAnswer(await listLicenses(deps.pool, query, scope), (row) =>
      present(deps, row, actor),
    );
  });
  registerOperation(host, contract.claimLicense, async ({ actor, body }) => {
    const row = await claimLicense(deps, actor, {
      usState: body.us_state,
      kind: body.kind,
      number: body.number ?? null,
      expiresOn: body.expires_on ?? null,
    });
    return row.ok ? ok(present(deps, row.value, actor)) : row;
  });
  registerOperation(host, contract.endLicense, async ({ actor, params }) => {
    const row = await endLicense(deps, actor, params.id);
    return row.ok ? ok(present(deps, row.value, actor)) : row;
  });
  registerOperation(host, contract.decideLicense, async ({ actor, params, body }) => {
    const { decision, reason, expires_on: expiresOn } = body;
    if (decision === "refuse" && reason === undefined) return refuse(NO_REASON);
    const row = await decideLicense(
      deps,
      actor,
      params.id,
      decision === "confirm"
        ? { decision, expiresOn }
        : { decision, reason: (reason ?? "").trim() },
    );
    return row.ok ? ok(present(deps, row.value, actor)) : row;
  });
}

function present(deps: LicenseDeps, row: LicenseRow, actor: Actor): contract.License {
  const isCurrent = row.ended_at === null;
  const facts = {
    state: row.us_state,
    kind: row.kind,
    isConfirmed: row.state === "confirmed",
    expiresOn: row.expires_on,
  };
  const today = dayIn(deps.timeZone(), deps.now());
  const subject = { accountId: row.account_id };
  return {
    id: row.id,
    account_id: row.account_id,
    account_name: row.account_name,
    account_status: row.account_status,
    us_state: row.us_state,
    kind: row.kind,
    number: row.number,
    expires_on: row.expires_on,
    state: row.state,
    may_buy: isCurrent && statesOpenTo([facts], deps.licenseRules(), today).length > 0,
    claimed_at: row.claimed_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    refusal: row.refusal,
    abilities: {
      end: isCurrent && isOffered(actor, "update", "account", subject),
      decide: row.state === "waiting" && can(actor, "check", "account", subject),
    },
  };
}
