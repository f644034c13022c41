// Serves the network's alerts and their rules over HTTP.
import * as contract from "../../../../contract/insight/alerts.ts";
import { can } from "../../../../domain/access/access.ts";
import { scopeFor } from "../../../../domain/access/scope.ts";
import { ok, refuse } from "../../../../domain/result.ts";
import { pageAnswer } from "../../../platform/http/page-answer.ts";
import { NOT_FOUND } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { findAlert, listAlerts } from "./alert-list.store.ts";
import { type AlertRuleDeps, readAlertRules, writeAlertRule } from "./alert-rules.ts";
import { presentAlert } from "./present-alert.ts";

export function registerAlerts(host: HttpHost, deps: AlertRuleDeps): void {
  registerOperation(host, contract.listAlerts, async ({ actor, query }) =>
    pageAnswer(await listAlerts(deps.pool, query, scopeFor(actor, "alert")), (row) =>
      presentAlert(row, actor),
    ),
  );
  registerOperation(host, contract.getAlert, async ({ actor, params }) => {
    const alert = can(actor, "read", "alert", null) ? await findAlert(deps.pool, params.id) : null;
    return alert === null ? refuse(NOT_FOUND) : ok(presentAlert(alert, actor));
  });
  registerOperation(host, contract.listAlertRules, ({ actor }) => readAlertRules(deps, actor));
  registerOperation(host, contract.setAlertRule, ({ actor, params, body }) =>
    writeAlertRule(deps, actor, params.kind, body),
  );
}
