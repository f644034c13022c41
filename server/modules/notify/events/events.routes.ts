// Serves the events that the bell shows over HTTP.
import type pg from "pg";
import type { Language } from "../../../../domain/languages.ts";
import { type Event, getEvent, listEvents } from "../../../../contract/notify/events.ts";
import { type Actor, seesMoney } from "../../../../domain/access/access.ts";
import { ok, refuse } from "../../../../domain/result.ts";
import { NOT_FOUND } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { listMuted } from "../notification-preferences/index.ts";
import { type EventReader, renderEvent } from "./render-event.ts";
import * as store from "./event.store.ts";

export interface EventDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
}

const DEFAULT_EVENTS = 50;
/** How far back a browser without a last event id reads. */
const FIRST_EVENTS_MS = 14 * 24 * 3_600_000;

/** Registers the operations that read an account's events. */
export function registerEvents(host: HttpHost, { pool, now }: EventDeps): void {
  registerOperation(host, listEvents, async ({ actor, query }) => {
    const limit = query.limit ?? DEFAULT_EVENTS;
    // An API key receives every event of the account: only people can switch kinds off.
    const muted =
      actor.kind === "user" ? [...((await listMuted(pool, [actor.id])).get(actor.id) ?? [])] : [];
    const of = { accountId: actor.accountId, readerId: actor.id, leftOut: muted };
    const rows =
      query.after === undefined
        ? await store.listNewestEvents(pool, of, now() - FIRST_EVENTS_MS, limit)
        : await store.listEventsAfter(pool, of, query.after, limit);
    const items = rows.map((row) => presentEvent(row, readerOf(actor, query.language)));
    // A browser that passes `after` has not been signed out since: it knows itself what was read.
    const readUntil =
      query.after === undefined && actor.kind === "user"
        ? await store.findReadUntil(pool, actor.id)
        : null;
    const lastId = items.at(-1)?.id ?? null;
    // A position of another time, as before a backup was restored: its reader starts at the newest.
    const newest =
      lastId === null && query.after !== undefined ? await store.findLastSeq(pool) : null;
    const isAhead = newest !== null && query.after !== undefined && query.after > newest;
    return ok({ items, last_id: isAhead ? newest : lastId, read_until: readUntil });
  });

  registerOperation(host, getEvent, async ({ actor, params, query }) => {
    const of = { accountId: actor.accountId, readerId: actor.id };
    const row = await store.findEvent(pool, of, params.id);
    return row === null
      ? refuse(NOT_FOUND)
      : ok(presentEvent(row, readerOf(actor, query.language)));
  });
}

/** The actor as a reader of events. */
export function readerOf(actor: Actor, language: Language = "en"): EventReader {
  return { language, seesMoney: seesMoney(actor) };
}

/** Returns an event as the bell, the stream and push show it. */
export function presentEvent(row: store.EventRow, reader: EventReader): Event {
  return {
    id: Number(row.seq),
    notification: renderEvent(row, reader),
    data: { type: row.type, url: row.url },
    at: row.at.toISOString(),
  };
}
