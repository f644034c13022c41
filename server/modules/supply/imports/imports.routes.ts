// Serves imports over HTTP.
import { Readable } from "node:stream";
import type { ActivityAction } from "../../../../domain/activity/actions.ts";
import type { Import } from "../../../../contract/supply/import-document.ts";
import * as contract from "../../../../contract/supply/imports.ts";
import { type Actor, can, seesMoney } from "../../../../domain/access/access.ts";
import { isOffered } from "../../../../domain/access/viewing.ts";
import { scopeFor } from "../../../../domain/access/scope.ts";
import { leadOfRow } from "../../../../domain/csv/import-row.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { pageAnswer } from "../../../platform/http/page-answer.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import { sendCsv } from "../../../platform/http/send-download.ts";
import {
  type HttpHost,
  STREAMED,
  registerOperation,
} from "../../../platform/http/register-operation.ts";
import { type Rate, RateLimit } from "../../../platform/http/rate-limit.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { type IntakeDeps, presentAnswer, dryRunLead } from "../../selling/intake/index.ts";
import { columnNames } from "./prepare-chunk.ts";
import { findSourceCaller } from "../sources/index.ts";
import { exportFailures, exportNotes } from "./export-kept.ts";
import { type ImportRecord, findImport, listImports, listImportsOfFile } from "./import.store.ts";
import { hashFile } from "./import-of-document.ts";
import { checkReading, defaultsOfDocument } from "./import-reading.ts";
import { presentImport } from "./present-import.ts";
import { type ImportDeps, cancelImport, makeImport, putPart, startImport } from "./write-import.ts";

export interface ImportRoutesDeps extends ImportDeps {
  readonly intake: IntakeDeps;
  readonly postRate: () => Rate;
}

export function registerImports(host: HttpHost, deps: ImportRoutesDeps): void {
  registerRuns(host, deps);
  registerKept(host, deps);
  registerPreview(host, deps);
}

function registerRuns(host: HttpHost, deps: ImportRoutesDeps): void {
  registerOperation(host, contract.listImports, async ({ actor, query }) =>
    pageAnswer(
      await listImports(deps.pool, query, scopeFor(actor, "import")),
      createPresenter(actor),
    ),
  );
  registerOperation(host, contract.getImport, async ({ actor, params }) =>
    answerWith(actor, await findFor(deps, actor, params.id)),
  );
  registerOperation(host, contract.findImports, async ({ actor, params }) =>
    can(actor, "read", "import", { accountId: actor.accountId })
      ? ok({
          items: (
            await listImportsOfFile(
              deps.pool,
              actor.accountId,
              hashFile(deps.vault, params.file_hash),
            )
          ).map(createPresenter(actor)),
        })
      : refuse(FORBIDDEN),
  );
  registerOperation(host, contract.makeImport, async ({ actor, params, body }) =>
    answerWith(actor, await makeImport(deps, actor, params.id, body)),
  );
  registerOperation(host, contract.putImportChunk, async ({ actor, params, body }) => {
    const received = await putPart(deps, actor, params, body.rows);
    return received.ok ? ok({ received: received.value }) : received;
  });
  registerOperation(host, contract.startImport, async ({ actor, params }) =>
    answerWith(actor, await startImport(deps, actor, params.id)),
  );
  registerOperation(host, contract.cancelImport, async ({ actor, params }) =>
    answerWith(actor, await cancelImport(deps, actor, params.id)),
  );
}

function registerKept(host: HttpHost, deps: ImportRoutesDeps): void {
  registerOperation(host, contract.listImportFailures, async ({ actor, params, reply }) => {
    const found = await findToExport(
      deps,
      actor,
      params.id,
      "import.failures_exported",
      ({ rejected, failed }) => rejected + failed,
    );
    if (!found.ok) return found;
    sendCsv(reply, "not-imported.csv", Readable.from(exportFailures(deps, found.value)));
    return ok(STREAMED);
  });
  registerOperation(host, contract.listImportNotes, async ({ actor, params, reply }) => {
    const found = await findToExport(deps, actor, params.id, "import.notes_exported", ({ notes }) =>
      Object.values(notes).reduce((sum, count) => sum + count, 0),
    );
    if (!found.ok) return found;
    sendCsv(reply, "import-notes.csv", Readable.from(exportNotes(deps, found.value)));
    return ok(STREAMED);
  });
}

/** Finds the import, and logs the export before the response carries people's data away. */
async function findToExport(
  deps: ImportRoutesDeps,
  actor: Actor,
  id: string,
  action: ActivityAction,
  rowsOf: (record: ImportRecord) => number,
): Promise<Result<ImportRecord, Refusal>> {
  const found = await findFor(deps, actor, id);
  if (!found.ok) return found;
  if (!can(actor, "export", "import", { accountId: found.value.account_id }))
    return refuse(FORBIDDEN);
  await recordActivity(deps.pool, {
    atMs: deps.now(),
    actor,
    accountId: actor.accountId,
    action,
    subjectKind: "import",
    subjectId: id,
    detail: { count: rowsOf(found.value) },
  });
  return found;
}

function registerPreview(host: HttpHost, deps: ImportRoutesDeps): void {
  const limit = new RateLimit();
  registerOperation(host, contract.previewImport, async ({ actor, body }) => {
    const checked = await checkReading(deps.pool, actor, body);
    if (!checked.ok) return checked;
    const caller = await findSourceCaller(deps.pool, body.source_id, new Date(deps.now()));
    if (!caller.ok) return caller;
    const { terms, pauses } = caller.value;
    const waitMs = limit.take(terms.id, body.rows.length, deps.postRate(), deps.now());
    if (waitMs > 0)
      return refuse({
        code: "rate_limited",
        detail: "Too many previews. Wait a moment.",
        retryAfterSeconds: Math.ceil(waitMs / 1_000),
      });
    const results = await Promise.all(
      body.rows.map(async ({ cells }) => {
        const { answer, ...remarks } = await dryRunLead(
          deps.intake,
          {
            source: terms,
            pauses,
            isImported: true,
            names: () => columnNames(body.columns),
          },
          leadOfRow(body.columns, defaultsOfDocument(body), cells),
        );
        return presentAnswer(answer, remarks);
      }),
    );
    return ok({ results });
  });
}

/** Converts rows to API imports for the actor who reads them. */
const createPresenter =
  (actor: Actor) =>
  (row: ImportRecord): Import =>
    presentImport(
      row,
      { run: isOffered(actor, "run", "import", { accountId: row.account_id }) },
      seesMoney(actor),
    );

function answerWith(actor: Actor, written: Result<ImportRecord, Refusal>): Result<Import, Refusal> {
  return written.ok ? ok(createPresenter(actor)(written.value)) : written;
}

async function findFor(
  { pool }: ImportRoutesDeps,
  actor: Actor,
  id: string,
): Promise<Result<ImportRecord, Refusal>> {
  const row = await findImport(pool, id);
  return row !== null && can(actor, "read", "import", { accountId: row.account_id })
    ? ok(row)
    : refuse(NOT_FOUND);
}
