// Serves the reports that people build over HTTP.
import type pg from "pg";
import * as contract from "../../../../contract/insight/pivot.ts";
import { getReturnCohorts } from "../../../../contract/insight/return-cohorts.ts";
import { ok } from "../../../../domain/result.ts";
import {
  type HttpHost,
  STREAMED,
  registerOperation,
} from "../../../platform/http/register-operation.ts";
import { sendCsv } from "../../../platform/http/send-download.ts";
import { fileWords, pivotCsv } from "./pivot-file.ts";
import { pivotReport } from "./pivot-report.ts";
import { pivotRows } from "./pivot-rows.ts";
import { returnCohorts } from "./return-cohorts.ts";

export interface PivotDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
}

export function registerPivot(host: HttpHost, { pool, now }: PivotDeps): void {
  registerOperation(host, contract.getPivotReport, ({ actor, query }) =>
    pivotReport(pool, actor, query),
  );
  registerOperation(host, contract.exportPivotReport, async ({ actor, query, reply }) => {
    const report = await pivotReport(pool, actor, query);
    if (!report.ok) return report;
    sendCsv(reply, "report.csv", pivotCsv(report.value, fileWords("en", true)));
    return ok(STREAMED);
  });
  registerOperation(host, contract.listPivotRows, ({ actor, query }) =>
    pivotRows(pool, actor, query),
  );
  registerOperation(host, getReturnCohorts, ({ actor, query }) =>
    returnCohorts(pool, actor, query, now()),
  );
}
