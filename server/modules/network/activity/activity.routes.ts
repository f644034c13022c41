// Serves the audit log over HTTP.
import type pg from "pg";
import { Readable } from "node:stream";
import {
  exportActivity,
  getActivity,
  getActivityChain,
  listActivity,
} from "../../../../contract/network/activity.ts";
import { can, isAdmin } from "../../../../domain/access/access.ts";
import { hasRight } from "../../../../domain/access/rights.ts";
import { scopeFor } from "../../../../domain/access/scope.ts";
import { ok, refuse } from "../../../../domain/result.ts";
import { FORBIDDEN, NOT_FOUND, invalid } from "../../../platform/http/refusal.ts";
import {
  type HttpHost,
  STREAMED,
  registerOperation,
} from "../../../platform/http/register-operation.ts";
import { sendDownload } from "../../../platform/http/send-download.ts";
import * as store from "./activity.store.ts";
import { EXPORT_FORMATS, exportActivity as writeFile } from "./export-activity.ts";
import { findHead } from "./link-entries.ts";
import { presentEntries } from "./present-activity.ts";
import { recordActivity } from "./record-activity.ts";

export interface ActivityDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
}

export function registerActivity(host: HttpHost, deps: ActivityDeps): void {
  const { pool } = deps;
  registerOperation(host, listActivity, async ({ actor, query }) => {
    const listed = await store.listActivity(pool, query, scopeFor(actor, "activity"));
    if (!listed.ok) return refuse(invalid(listed.error));
    const { rows, nextCursor } = listed.value;
    return ok({ items: await presentEntries(pool, actor, rows), next_cursor: nextCursor });
  });

  registerOperation(host, exportActivity, async ({ actor, query, reply }) => {
    const { where, format = "csv" } = query;
    const asked = where === undefined ? {} : { where };
    const scope = scopeFor(actor, "activity");
    const listed = await store.listActivity(pool, { ...asked, limit: 1 }, scope);
    if (!listed.ok) return refuse(invalid(listed.error));
    // Logged before the first entry is sent: an export that cannot be logged fails.
    await recordActivity(pool, {
      atMs: deps.now(),
      actor,
      accountId: actor.accountId,
      action: "activity.exported",
      subjectKind: "account",
      subjectId: actor.accountId,
      detail: { format, filters: where?.length ?? 0 },
    });
    sendDownload(reply, {
      name: `activity.${format}`,
      mediaType: EXPORT_FORMATS[format],
      content: Readable.from(writeFile(pool, actor, asked, { scope, format })),
    });
    return ok(STREAMED);
  });

  registerOperation(host, getActivity, async ({ actor, params }) => {
    const row = await store.findActivity(pool, params.id);
    if (
      row === null ||
      !can(actor, "read", "activity", { accountId: row.account_id, actorId: row.actor_id })
    )
      return refuse(NOT_FOUND);
    const [entry] = await presentEntries(pool, actor, [row]);
    return entry === undefined ? refuse(NOT_FOUND) : ok(entry);
  });

  registerOperation(host, getActivityChain, async ({ actor }) => {
    if (!isAdmin(actor) || !hasRight(actor, "activity")) return refuse(FORBIDDEN);
    const head = await findHead(pool);
    return ok({ no: head?.no ?? 0, hash: head?.hash ?? null });
  });
}
