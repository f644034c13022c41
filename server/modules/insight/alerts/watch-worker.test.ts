// Tests that a worker that is gone opens an alert in the processes that are left.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { MINUTE_MS } from "../../../../domain/time.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { TestApi } from "../../../../test/support/api.ts";
import { listTold } from "../../../../test/support/told-events.ts";
import { publishOutbox } from "../../notify/notifications/publish-outbox.ts";
import { createWorkerLook } from "./watch-worker.ts";

const clock = { nowMs: Date.now() };
let api: TestApi;

beforeAll(async () => {
  api = await TestApi.start(() => clock.nowMs);
});
afterAll(() => api.stop());

const look = () =>
  createWorkerLook({
    pool: api.database.pool,
    networkId: () => NETWORK_ID,
    now: () => clock.nowMs,
    publish: async () => {
      await publishOutbox(api.database.pool, () => 0.5);
    },
  });

const beat = (kind: string, lateIn: string) =>
  api.database.pool.query(
    `insert into process_beat (process_id, kind, version, started_at, beat_at, late_at)
     select $1, $2, '0.1.0', at, at, at + $3::interval
     from clock_timestamp() at`,
    [randomUUID(), kind, lateIn],
  );

const states = async () =>
  (await api.database.pool.query("select closed_because from alert order by opened_at")).rows.map(
    ({ closed_because: because }) => because,
  );

it("opens after the limit, is in the bell at once, and closes with a new worker", async () => {
  await beat("web", "1 hour");
  await beat("worker", "1 hour");
  const [one, other] = [look(), look()];
  await one();
  await other();
  expect(await states()).toEqual([]);
  await api.database.pool.query("update process_beat set late_at = beat_at where kind = 'worker'");
  await one();
  clock.nowMs += 2 * MINUTE_MS - 1;
  await one();
  expect(await states()).toEqual([]);
  clock.nowMs += 1;
  await one();
  // The other process has seen no worker only now.
  await other();
  await one();
  expect(await states()).toEqual([null]);
  expect(await listTold(api.database.pool)).toMatchObject([
    { account_id: NETWORK_ID, type: "alert_opened", title: "No worker is running" },
  ]);
  await beat("all", "1 hour");
  await other();
  expect(await states()).toEqual(["well"]);
  await one();
  expect(await states()).toEqual(["well"]);
});

it("tells of a second worker that is gone, and of none with the rule off", async () => {
  const one = look();
  await api.database.pool.query("delete from process_beat");
  await one();
  clock.nowMs += 2 * MINUTE_MS;
  await one();
  expect(await states()).toEqual(["well", null]);
  await api.database.pool.query(
    `insert into alert_rule (kind, is_on, limits, changed_at)
     values ('worker_gone', false, '{"minutes": 2}', $1)`,
    [new Date(clock.nowMs)],
  );
  await one();
  expect(await states()).toEqual(["well", "rule_off"]);
});
