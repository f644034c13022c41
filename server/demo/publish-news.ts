// Publishes the demo's news of the last days, each at its time, so that the bells of its sign-ins
// tell what happened.
import type pg from "pg";
import { publishOutbox } from "../modules/notify/notifications/index.ts";
import { announceBursts } from "../modules/notify/sale-bursts/index.ts";
import { appendOutboxEvent, takeOutboxEvents } from "../platform/db/outbox.store.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import { BURST_CALM_MS } from "../../domain/notifications/sale-burst.ts";
import { DAY_MS } from "../../domain/time.ts";

/** Older news notifies no one. */
const NEWS_DAYS = 4;
const ALL = 1_000_000;
const random = (): number => 0.5;

interface News {
  readonly topic: string;
  readonly payload: object;
  readonly atMs: number;
}

/** Publishes what the outbox holds of the last days until `nowMs`, and forgets the rest. */
export async function publishNews(pool: pg.Pool, nowMs: number): Promise<void> {
  const news = (await takeAll(pool))
    .filter(({ atMs }) => atMs > nowMs - NEWS_DAYS * DAY_MS && atMs <= nowMs)
    .toSorted((a, b) => a.atMs - b.atMs);
  for (const [index, { topic, payload, atMs }] of news.entries()) {
    await appendOutboxEvent(pool, { name: topic }, payload, atMs);
    const nextMs = news[index + 1]?.atMs ?? nowMs;
    // What follows while a burst of sales is open is published with it.
    if (nextMs - atMs < BURST_CALM_MS && index + 1 < news.length) continue;
    await publishAll(pool);
    const endMs = Math.min(atMs + BURST_CALM_MS, nowMs);
    if ((await announceBursts(pool, endMs)) > 0) await publishAll(pool);
  }
}

async function takeAll(pool: pg.Pool): Promise<News[]> {
  const rows = await inTransaction(pool, (tx) => takeOutboxEvents<Omit<News, "atMs">>(tx, ALL));
  return rows.map(({ topic, payload, written_at_ms: writtenAtMs }) => ({
    topic,
    payload,
    atMs: Number(writtenAtMs),
  }));
}

async function publishAll(pool: pg.Pool): Promise<void> {
  while ((await publishOutbox(pool, random)).more);
}
