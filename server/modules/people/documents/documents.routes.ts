// Preferences and saved views over HTTP.
import * as contract from "../../../../contract/people/documents.ts";
import { LISTINGS } from "../../../../contract/marketplace/listings.ts";
import { ok, refuse } from "../../../../domain/result.ts";
import { applyMergePatch } from "../../../platform/http/merge-patch.ts";
import { planQuery } from "../../../platform/db/plan-query.ts";
import { NOT_FOUND, invalid } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import {
  type DocumentRow,
  deleteDocument,
  findDocument,
  listDocuments,
} from "./user-document.store.ts";
import { type DocumentDeps, type DocumentWrite, writeDocument } from "./write-document.ts";

type Json = Readonly<Record<string, unknown>>;

export function registerDocuments(host: HttpHost, deps: DocumentDeps): void {
  registerPreferences(host, deps);
  registerSavedViews(host, deps);
}

function registerPreferences(host: HttpHost, deps: DocumentDeps): void {
  const present = (row: DocumentRow): contract.Preferences => ({
    id: row.id,
    document: row.document,
    updated_at: row.updated_at.toISOString(),
  });
  const write = async (command: DocumentWrite) => {
    const written = await writeDocument(deps, command);
    return written.ok ? ok(present(written.value)) : written;
  };
  registerOperation(host, contract.getPreferences, async ({ actor, params }) => {
    const row = await findDocument(deps.pool, actor.id, "preferences", params.id);
    return ok(row === null ? { id: params.id, document: {}, updated_at: null } : present(row));
  });
  registerOperation(host, contract.setPreferences, async ({ actor, params, body }) =>
    write({ actor, collection: "preferences", id: params.id, change: () => body }),
  );
  registerOperation(host, contract.mergePreferences, async ({ actor, params, body }) =>
    write({
      actor,
      collection: "preferences",
      id: params.id,
      change: (current) => applyMergePatch(current ?? {}, body) as Json,
    }),
  );
}

function registerSavedViews(host: HttpHost, deps: DocumentDeps): void {
  // Every write of the collection passed the contract's schema.
  const present = (row: DocumentRow): contract.SavedView => ({
    id: row.id,
    document: row.document as contract.SavedView["document"],
    updated_at: row.updated_at.toISOString(),
  });
  const write = async (command: DocumentWrite, watch: readonly string[] | null | undefined) => {
    const planned = planQuery(LISTINGS, { where: watch ?? [] });
    if (!planned.ok)
      return refuse(invalid(planned.error.map((problem) => ({ ...problem, field: "/watch" }))));
    const written = await writeDocument(deps, command);
    return written.ok ? ok(present(written.value)) : written;
  };
  registerOperation(host, contract.listSavedViews, async ({ actor }) =>
    ok({ items: (await listDocuments(deps.pool, actor.id, "saved_views")).map(present) }),
  );
  registerOperation(host, contract.getSavedView, async ({ actor, params }) => {
    const row = await findDocument(deps.pool, actor.id, "saved_views", params.id);
    return row === null ? refuse(NOT_FOUND) : ok(present(row));
  });
  registerOperation(host, contract.setSavedView, async ({ actor, params, body }) =>
    write({ actor, collection: "saved_views", id: params.id, change: () => body }, body.watch),
  );
  registerOperation(host, contract.mergeSavedView, async ({ actor, params, body }) =>
    write(
      {
        actor,
        collection: "saved_views",
        id: params.id,
        change: (current) =>
          current === null ? undefined : (applyMergePatch(current, body) as Json),
      },
      body.watch,
    ),
  );
  registerOperation(host, contract.deleteSavedView, async ({ actor, params }) =>
    (await deleteDocument(deps.pool, actor.id, "saved_views", params.id))
      ? ok(undefined)
      : refuse(NOT_FOUND),
  );
}
