// Reading the audit log and the bell's events over HTTP.
import type pg from "pg";
import {
  type Activity,
  type Event,
  type NotificationLanguage,
  getActivity,
  getEvent,
  listActivity,
  listEvents,
} from "../../../../contract/network/activity.ts";
import { ACTOR_KINDS } from "../../../../contract/network/activity.ts";
import { can } from "../../../../domain/access/access.ts";
import { scopeFor } from "../../../../domain/access/scope.ts";
import { ok, refuse } from "../../../../domain/result.ts";
import { listMuted } from "../../notify/notification-preferences/index.ts";
import { pageAnswer } from "../../../platform/http/page-answer.ts";
import { NOT_FOUND } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import * as store from "./activity.store.ts";

export interface ActivityDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
}

const DEFAULT_EVENTS = 50;
/** What a browser that knows nothing yet is shown. */
const FIRST_EVENTS_MS = 14 * 24 * 3_600_000;

export function registerActivity(host: HttpHost, { pool, now }: ActivityDeps): void {
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

  registerOperation(host, listEvents, async ({ actor, query }) => {
    const limit = query.limit ?? DEFAULT_EVENTS;
    // A program hears of everything: what is switched off is a person's.
    const muted =
      actor.kind === "user" ? [...((await listMuted(pool, [actor.id])).get(actor.id) ?? [])] : [];
    const rows =
      query.after === undefined
        ? await store.listNewestEvents(pool, actor.accountId, now() - FIRST_EVENTS_MS, limit, muted)
        : await store.listEventsAfter(pool, actor.accountId, query.after, limit, muted);
    const items = rows.map((row) => presentEvent(row, query.language));
    // Who asks by `after` is a browser that was not signed out since: it knows itself what was
    // read.
    const readUntil =
      query.after === undefined && actor.kind === "user"
        ? await store.findReadUntil(pool, actor.id)
        : null;
    return ok({ items, last_id: items.at(-1)?.id ?? null, read_until: readUntil });
  });

  registerOperation(host, getEvent, async ({ actor, params, query }) => {
    const row = await store.findEvent(pool, actor.accountId, params.id);
    return row === null ? refuse(NOT_FOUND) : ok(presentEvent(row, query.language));
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

/** An event as every way of telling it shows it. */
export function presentEvent(row: store.EventRow, language: NotificationLanguage = "en"): Event {
  const notification =
    language === "es"
      ? { title: row.title_es, body: row.body_es }
      : { title: row.title, body: row.body };
  return {
    id: Number(row.seq),
    notification,
    data: { type: row.type, url: row.url },
    at: row.at.toISOString(),
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
