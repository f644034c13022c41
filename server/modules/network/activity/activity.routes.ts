// Serves the audit log over HTTP.
import type pg from "pg";
import {
  ACTOR_KINDS,
  type Activity,
  getActivity,
  listActivity,
} from "../../../../contract/network/activity.ts";
import { can } from "../../../../domain/access/access.ts";
import { scopeFor } from "../../../../domain/access/scope.ts";
import { ok, refuse } from "../../../../domain/result.ts";
import { pageAnswer } from "../../../platform/http/page-answer.ts";
import { NOT_FOUND } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import * as store from "./activity.store.ts";

export interface ActivityDeps {
  readonly pool: pg.Pool;
}

export function registerActivity(host: HttpHost, { pool }: ActivityDeps): void {
  registerOperation(host, listActivity, async ({ actor, query }) =>
    pageAnswer(await store.listActivity(pool, query, scopeFor(actor, "activity")), presentActivity),
  );

  registerOperation(host, getActivity, async ({ actor, params }) => {
    const row = await store.findActivity(pool, params.id);
    if (
      row === null ||
      !can(actor, "read", "activity", { accountId: row.account_id, actorId: row.actor_id })
    )
      return refuse(NOT_FOUND);
    return ok(presentActivity(row));
  });
}

function presentActivity(row: store.ActivityRow): Activity {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor_kind: ACTOR_KINDS.find((kind) => kind === row.actor_kind) ?? "system",
    actor_id: row.actor_id,
    account_id: row.account_id,
    action: row.action,
    subject_kind: row.subject_kind,
    subject_id: row.subject_id,
    detail: isRecord(row.detail) ? row.detail : {},
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
