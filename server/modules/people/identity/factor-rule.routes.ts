// Serves an account's rule about second factors over HTTP.
import * as contract from "../../../../contract/people/factor-rule.ts";
import { ok } from "../../../../domain/result.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { type FactorRuleDeps, findFactorRule, setFactorRule } from "./factor-rule.ts";

export function registerFactorRule(host: HttpHost, deps: FactorRuleDeps): void {
  registerOperation(host, contract.getFactorRule, async ({ actor }) =>
    ok(await findFactorRule(deps.pool, actor)),
  );
  registerOperation(host, contract.setFactorRule, async ({ actor, body }) =>
    setFactorRule(deps, actor, body.is_required),
  );
}
