// Serves saved reports and their weekly emails over HTTP.
import * as contract from "../../../../contract/insight/saved-reports.ts";
import { ok } from "../../../../domain/result.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import {
  type SavedReportDeps,
  deleteMailing,
  deleteReport,
  listReports,
  saveReport,
  setMailing,
} from "./saved-reports.ts";

export function registerSavedReports(host: HttpHost, deps: SavedReportDeps): void {
  registerOperation(host, contract.listSavedReports, async ({ actor }) =>
    ok({ items: await listReports(deps, actor) }),
  );
  registerOperation(host, contract.saveReport, ({ actor, params, body }) =>
    saveReport(deps, actor, params.id, body),
  );
  registerOperation(host, contract.deleteSavedReport, ({ actor, params }) =>
    deleteReport(deps, actor, params.id),
  );
  registerOperation(host, contract.setReportMailing, ({ actor, params, body }) =>
    setMailing(deps, actor, params.id, body),
  );
  registerOperation(host, contract.deleteReportMailing, ({ actor, params }) =>
    deleteMailing(deps, actor, params.id),
  );
}
