// Creates an import, adds its rows, starts and stops it: each in one transaction, and repeating a
// call changes nothing.
import type { ActivityAction } from "../../../../domain/activity/actions.ts";
import type pg from "pg";
import type { ImportDocument } from "../../../../contract/supply/import-document.ts";
import type { ImportRow } from "../../../../domain/csv/import-row.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal, invalid } from "../../../platform/http/refusal.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { prepareDraftSource } from "../drafts/index.ts";
import type { FormDeps } from "../forms/index.ts";
import {
  type ImportRecord,
  countOpenImports,
  findImport,
  findPartHash,
  insertImport,
  insertPart,
  lockImport,
  markCancelling,
  markDraftCancelled,
  markStarted,
} from "./import.store.ts";
import { isSame, newImportOf } from "./import-of-document.ts";
import { checkReading } from "./import-reading.ts";
import { sealRows, writeRows } from "./sealed-rows.ts";

export interface ImportDeps {
  readonly pool: pg.Pool;
  readonly vault: ContactVault;
  readonly now: () => number;
  /** For the form on which the people of an import's drafts confirm. */
  readonly forms: FormDeps;
}

/** Limits on an account's unfinished imports and their size: no account can fill the disk. */
const MOST_OPEN = 5;
const MOST_BYTES = 160 * 1024 * 1024;

const TAKEN: Refusal = {
  code: "id_taken",
  detail: "Another import has this ID. Choose a new UUID.",
};
const OTHER_ROWS: Refusal = {
  code: "idempotency_mismatch",
  detail: "This part was already sent with other rows. Send the same rows, or start a new import.",
};
const NOT_OPEN: Refusal = {
  code: "window_closed",
  detail: "This import accepts no more rows: it was started or stopped. Start a new one.",
};
const OVER: Refusal = { code: "window_closed", detail: "This import has ended." };

export async function makeImport(
  deps: ImportDeps,
  actor: Actor,
  id: string,
  document: ImportDocument,
): Promise<Result<ImportRecord, Refusal>> {
  // Asked first: whether the id is taken is for those who may import.
  if (!can(actor, "run", "import", { accountId: actor.accountId })) return refuse(FORBIDDEN);
  const known = await findImport(deps.pool, id);
  if (known === null && document.makes_drafts === true) {
    const checked = await checkReading(deps.pool, actor, document);
    if (!checked.ok) return checked;
    const source = await prepareDraftSource(deps.forms, actor, "en");
    if (!source.ok) return source;
  }
  return inTransaction(deps.pool, async ({ client }): Promise<Result<ImportRecord, Refusal>> => {
    const current = await lockImport(client, id);
    if (current !== null)
      return isSame(deps.vault, current, actor, document)
        ? ok(current)
        : refuse(
            can(actor, "read", "import", { accountId: current.account_id }) ? TAKEN : NOT_FOUND,
          );
    const checked = await checkReading(client, actor, document);
    if (!checked.ok) return checked;
    if ((await countOpenImports(client, actor.accountId)) >= MOST_OPEN)
      return refuse(
        invalid([
          {
            field: "",
            code: "too_many",
            message: `Finish or cancel one of your ${MOST_OPEN} open imports first.`,
          },
        ]),
      );
    const isNew = await insertImport(
      client,
      newImportOf(deps.vault, actor, id, document, deps.now()),
    );
    const made = await lockImport(client, id);
    if (made === null || !isSame(deps.vault, made, actor, document)) return refuse(TAKEN);
    if (isNew && document.consent_statement !== undefined)
      await record(client, deps, actor, made, "import.consent_stated");
    return ok(made);
  });
}

/** Seals and stores a chunk. Returns how many rows have arrived. */
export async function putPart(
  deps: ImportDeps,
  actor: Actor,
  { id, n }: { readonly id: string; readonly n: number },
  rows: readonly ImportRow[],
): Promise<Result<number, Refusal>> {
  // Checked before the rows are processed: a call without permission costs nothing.
  const seen = mayRun(actor, await findImport(deps.pool, id));
  if (!seen.ok) return seen;
  const written = writeRows(deps.vault, rows);
  const sealed = sealRows(deps.vault, id, n, written);
  return inTransaction(deps.pool, async ({ client }) => {
    const allowed = mayRun(actor, await lockImport(client, id));
    if (!allowed.ok) return allowed;
    const {
      status,
      row_count: expected,
      received_rows: received,
      received_bytes: bytes,
      columns,
    } = allowed.value;
    const known = await findPartHash(client, id, n);
    if (known !== null)
      return known.equals(written.contentHash) ? ok(received) : refuse(OTHER_ROWS);
    if (status !== "draft") return refuse(NOT_OPEN);
    const wide = rows.findIndex(({ cells }) => cells.length > columns.length);
    if (wide >= 0)
      return refuse(
        invalid([
          {
            field: `/rows/${wide}/cells`,
            code: "too_large",
            message: `Send at most ${columns.length} cells, one for each column.`,
          },
        ]),
      );
    if (received + rows.length > expected)
      return refuse(
        invalid([
          {
            field: "/rows",
            code: "too_many",
            message: `The import was started with ${expected} rows. Send no more.`,
          },
        ]),
      );
    if (Number(bytes) + sealed.sealed.length > MOST_BYTES)
      return refuse({
        code: "payload_too_large",
        detail: "This import is full. Split the file.",
      });
    return ok(
      await insertPart(client, {
        importId: id,
        no: n,
        rows: rows.length,
        contentHash: written.contentHash,
        sealed,
      }),
    );
  });
}

export function startImport(
  deps: ImportDeps,
  actor: Actor,
  id: string,
): Promise<Result<ImportRecord, Refusal>> {
  return change(
    deps,
    actor,
    id,
    async (client, { status, received_rows: received, row_count: expected }) => {
      if (status === "running" || status === "done") return ok(null);
      if (status !== "draft") return refuse(OVER);
      if (received < expected)
        return refuse(
          invalid([
            {
              field: "",
              code: "missing",
              message: `${received} of ${expected} rows received. Send the others first.`,
            },
          ]),
        );
      await markStarted(client, id, new Date(deps.now()));
      return ok("import.started");
    },
  );
}

export function cancelImport(
  deps: ImportDeps,
  actor: Actor,
  id: string,
): Promise<Result<ImportRecord, Refusal>> {
  return change(deps, actor, id, async (client, { status }) => {
    if (status === "cancelling" || status === "cancelled") return ok(null);
    if (status === "done") return refuse(OVER);
    if (status === "draft") await markDraftCancelled(client, id, new Date(deps.now()));
    else await markCancelling(client, id);
    return ok("import.cancelled");
  });
}

function mayRun(actor: Actor, row: ImportRecord | null): Result<ImportRecord, Refusal> {
  if (row === null || !can(actor, "read", "import", { accountId: row.account_id }))
    return refuse(NOT_FOUND);
  return can(actor, "run", "import", { accountId: row.account_id }) ? ok(row) : refuse(FORBIDDEN);
}

/** Runs the work on the locked import, and logs what it reports as done. */
function change(
  deps: ImportDeps,
  actor: Actor,
  id: string,
  work: (db: Queryable, row: ImportRecord) => Promise<Result<ActivityAction | null, Refusal>>,
): Promise<Result<ImportRecord, Refusal>> {
  return inTransaction(deps.pool, async ({ client }) => {
    const allowed = mayRun(actor, await lockImport(client, id));
    if (!allowed.ok) return allowed;
    const done = await work(client, allowed.value);
    if (!done.ok) return done;
    if (done.value === null) return allowed;
    await record(client, deps, actor, allowed.value, done.value);
    const changed = await findImport(client, id);
    return changed === null ? refuse(NOT_FOUND) : ok(changed);
  });
}

function record(
  db: Queryable,
  deps: ImportDeps,
  actor: Actor,
  { id, account_id: accountId, row_count: rows }: ImportRecord,
  action: ActivityAction,
): Promise<void> {
  return recordActivity(db, {
    atMs: deps.now(),
    actor,
    accountId,
    action,
    subjectKind: "import",
    subjectId: id,
    detail: { rows },
  });
}
