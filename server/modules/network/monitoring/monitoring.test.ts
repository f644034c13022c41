// Tests what the metrics show of processes, queues, sales and wallets, over a few leads.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { TestApi } from "../../../../test/support/api.ts";
import { postBody } from "../../../../test/support/market.ts";
import { MetricsRegistry } from "../../../platform/metrics/registry.ts";
import { writeBeat } from "./beats.store.ts";
import { addNetworkFigures } from "./figures.ts";
import { createMonitoring } from "./index.ts";
import { addProcessMetrics } from "./processes.ts";

let api: TestApi;

beforeAll(async () => {
  api = await TestApi.start(Date.now);
});
afterAll(() => api.stop());
beforeEach(() => api.database.pool.query("delete from process_beat"));

/** The samples of a registry by name and labels. */
async function samples(metrics: MetricsRegistry): Promise<Readonly<Record<string, number>>> {
  const lines = (await metrics.render()).split("\n").filter((line) => line.startsWith("plat_"));
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.lastIndexOf(" ");
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}

const beat = (kind: "all" | "web" | "worker", lateAfterMs = 60_000, version = "0.1.0") =>
  writeBeat(api.database.pool, { processId: randomUUID(), kind, version, lateAfterMs });

it("counts processes of each kind, and shows one that is late with its age", async () => {
  const metrics = new MetricsRegistry();
  let nowMs = 0;
  const processes = addProcessMetrics(metrics, api.database.pool, () => nowMs);
  await processes.refresh();
  expect(await samples(metrics)).toEqual({
    'plat_processes{kind="web"}': 0,
    'plat_processes{kind="worker"}': 0,
  });
  await beat("web");
  await beat("web", 60_000, "0.2.0");
  await beat("worker", 0);
  await processes.refresh();
  nowMs += 30_000;
  const shown = await samples(metrics);
  expect(shown).toMatchObject({
    'plat_processes{kind="web"}': 2,
    'plat_processes{kind="worker"}': 0,
    'plat_process_versions{role="web",version="0.1.0"}': 1,
    'plat_process_versions{role="web",version="0.2.0"}': 1,
    'plat_process_versions{role="worker",version="0.1.0"}': 0,
  });
  // Half a minute has gone by without another reading, as while the database is away.
  expect(shown['plat_process_beat_age_seconds{kind="worker"}']).toBeGreaterThanOrEqual(30);
  await beat("all");
  await processes.refresh();
  expect(await samples(metrics)).toMatchObject({
    'plat_processes{kind="web"}': 3,
    'plat_processes{kind="worker"}': 1,
  });
});

it("begins with a process, ends with it, and forgets one that was killed after a day", async () => {
  const { pool } = api.database;
  await beat("worker");
  await pool.query("update process_beat set beat_at = beat_at - interval '25 hours'");
  const metrics = new MetricsRegistry();
  const monitoring = createMonitoring({
    pool,
    metrics,
    process: { processId: randomUUID(), kind: "web", version: "0.1.0" },
    beatMs: 20,
    now: Date.now,
    elapsed: () => performance.now(),
    onError: (error) => {
      throw error;
    },
  });
  const kinds = async () =>
    (await pool.query("select kind from process_beat")).rows.map(({ kind }) => kind);
  monitoring.start();
  await expect.poll(kinds).toEqual(["web"]);
  const first = await pool.query("select beat_at from process_beat");
  await expect
    .poll(async () => (await pool.query("select beat_at from process_beat")).rows[0].beat_at)
    .not.toEqual(first.rows[0].beat_at);
  await expect.poll(async () => (await samples(metrics))['plat_processes{kind="web"}']).toBe(1);
  await monitoring.stop();
  expect(await kinds()).toEqual([]);
});

it("counts posts and sales of the network once each, and sums what they bring", async () => {
  const metrics = new MetricsRegistry();
  const { pool } = api.database;
  let nowMs = Date.now() - 60_000;
  const figures = addNetworkFigures(metrics, pool, { now: () => nowMs });
  const posting = await api.sourceKey((await api.fixture.source()).id);
  const accountId = await api.fixture.advertiser("Ruiz Realty", 10_000);
  await api.fixture.campaign({
    accountId,
    exclusiveCents: 4_000,
    criteria: { field: "side", in: ["seller"] },
  });
  await api.call(posting, "POST", "/v1/leads", postBody(1));
  await api.call(posting, "POST", "/v1/leads", postBody(1));
  await api.call(posting, "POST", "/v1/leads", postBody(2));
  // What is not settled yet is left to the next reading.
  await figures.refresh();
  nowMs = Date.now() + 20_000;
  for (let round = 0; round < 3; round += 1) {
    await figures.refresh();
    nowMs += 5_000;
  }
  const { rows } = await pool.query(
    "select sum(price_cents - earning_cents)::int as part from sale",
  );
  expect(await samples(metrics)).toMatchObject({
    'plat_posts_total{status="accepted"}': 2,
    'plat_posts_total{status="duplicate"}': 1,
    'plat_sales_total{mode="exclusive"}': 2,
    plat_sales_cents_total: 8_000,
    plat_revenue_cents_total: rows[0].part,
    plat_wallet_lowest_cents: 2_000,
    plat_wallets_empty: 0,
    plat_figures_age_seconds: expect.any(Number),
  });
});

it("shows what is due in each queue and for how long, and what ended", async () => {
  const metrics = new MetricsRegistry();
  const { pool } = api.database;
  let nowMs = Date.now();
  const figures = addNetworkFigures(metrics, pool, { now: () => nowMs });
  await pool.query("delete from email");
  const insert = (status: string, agoSeconds: number) =>
    pool.query(
      `insert into email (id, user_id, language, kind, items, count, at, send_at, is_open, status,
         tries, next_at, ended_at)
       values ($1, 'u', 'en', 'digest', '[]', 1, $4, $4, false, $2::text, 0,
         case when $2::text = 'waiting' then $3::timestamptz end,
         case when $2::text <> 'waiting' then $3::timestamptz end)`,
      [randomUUID(), status, new Date(nowMs - agoSeconds * 1_000), new Date(nowMs)],
    );
  await insert("waiting", 90);
  await insert("waiting", 30);
  // Its time has not come.
  await insert("waiting", -600);
  await insert("bounced", -5);
  await figures.refresh();
  nowMs += 30_000;
  await figures.refresh();
  const shown = await samples(metrics);
  expect(shown).toMatchObject({
    'plat_queue_due{queue="emails"}': 2,
    'plat_queue_due{queue="webhooks"}': 0,
    'plat_queue_oldest_due_seconds{queue="webhooks"}': 0,
    'plat_queue_ended_total{queue="emails",result="bounced"}': 1,
  });
  expect(shown['plat_queue_oldest_due_seconds{queue="emails"}']).toBeCloseTo(120, 0);
  expect(
    Object.keys(shown)
      .filter((name) => name.startsWith("plat_queue_due"))
      .toSorted(),
  ).toEqual(
    ["deliveries", "emails", "events", "postbacks", "push", "webhooks"].map(
      (queue) => `plat_queue_due{queue="${queue}"}`,
    ),
  );
});
