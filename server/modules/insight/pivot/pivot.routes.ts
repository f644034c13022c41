// Serves the reports that people build over HTTP.
import type pg from "pg";
import * as contract from "../../../../contract/insight/pivot.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { pivotReport } from "./pivot-report.ts";
import { pivotRows } from "./pivot-rows.ts";

export interface PivotDeps {
  readonly pool: pg.Pool;
}

export function registerPivot(host: HttpHost, { pool }: PivotDeps): void {
  registerOperation(host, contract.getPivotReport, ({ actor, query }) =>
    pivotReport(pool, actor, query),
  );
  registerOperation(host, contract.listPivotRows, ({ actor, query }) =>
    pivotRows(pool, actor, query),
  );
}
