// Tests figures and alerts end to end: a worker is killed, and a real Prometheus with the rules in
// deploy sounds the alert; and what rules and board name is what the server shows.
import { execFileSync } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parse } from "yaml";
import { type TestDatabase, createTestDatabase } from "../support/database.ts";
import { needProgram } from "../support/programs.ts";
import {
  PROMETHEUS_FILES,
  type RunningPrometheus,
  startPrometheus,
} from "../support/prometheus.ts";
import { makeScratchFolder } from "../support/scratch.ts";
import { ROOT, type ServerProcess, runServer, sendSignal } from "../support/server-process.ts";

const TOKEN = "a token of the tests";
/** Servers are started three times, and alerts waited for: a slow hour must fail nothing. */
const PATIENCE_MS = 240_000;
let folder: string;
let database: TestDatabase;
let [web, worker]: [ServerProcess | null, ServerProcess | null] = [null, null];
let prometheus: RunningPrometheus;
let shown: ReadonlySet<string>;

function start(role: string): ServerProcess {
  return runServer({
    environment: {
      DATABASE_URL: database.url,
      PLAT_DATA_DIR: join(folder, "data"),
      PLAT_ROLE: role,
      BEAT_SECONDS: "1",
      METRICS_TOKEN: TOKEN,
    },
  });
}

beforeAll(async () => {
  folder = await makeScratchFolder("plat-monitoring");
  database = await createTestDatabase();
  web = start("web");
  await web.ready;
  worker = start("worker");
  const addresses = [await web.ready, await worker.ready];
  prometheus = await startPrometheus({
    folder: join(folder, "prometheus"),
    targets: addresses.map((address) => new URL(address).host),
    metricsToken: TOKEN,
    seconds: 1,
  });
  const texts = await Promise.all(
    addresses.map(async (address) => (await fetch(`${address}/metrics`)).text()),
  );
  shown = new Set([...texts.join("\n").matchAll(/^# TYPE (\w+)/gm)].map(([, name = ""]) => name));
}, PATIENCE_MS);
afterAll(async () => {
  await prometheus.stop();
  for (const server of [web, worker])
    if (server?.child.exitCode === null && server.child.signalCode === null) {
      sendSignal(server, "SIGTERM");
      await server.ended;
    }
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** The network's own alerts on workers, and how often the bell tells of them. */
async function ownAlerts(): Promise<unknown[]> {
  const { rows } = await database.pool.query(
    `select closed_at is null as is_open, (
       select count(*)::int from event where type in ('alert_opened', 'alert_closed')
     ) as told
     from alert
     where kind = 'worker_gone'`,
  );
  return rows;
}

it(
  "a killed worker turns the metric and sounds both alerts, and a new one ends them",
  async () => {
    await database.pool.query(
      `insert into alert_rule (kind, is_on, limits, changed_at)
       values ('worker_gone', true, '{"minutes": 0}', now())`,
    );
    const workers = () => prometheus.value('max(plat_processes{kind="worker"})');
    await expect.poll(workers).toBe(1);
    await expect.poll(() => prometheus.value('max(plat_processes{kind="web"})')).toBe(1);
    await expect.poll(() => prometheus.firing()).toEqual([]);
    expect(await prometheus.value('plat_process_beat_age_seconds{kind="worker"}')).toBeLessThan(10);
    if (worker === null) throw new Error("no worker");
    sendSignal(worker, "SIGKILL");
    await worker.ended;
    await expect.poll(workers).toBe(0);
    await expect.poll(() => prometheus.firing()).toContain("PlatWorkerMissing");
    expect(await prometheus.firing()).not.toContain("PlatWebMissing");
    // The web process alone opens the network's own alert, and has it in the bell.
    await expect.poll(ownAlerts).toEqual([{ is_open: true, told: 1 }]);
    worker = start("worker");
    await worker.ready;
    await expect.poll(workers).toBe(1);
    await expect.poll(() => prometheus.firing()).not.toContain("PlatWorkerMissing");
    // The new worker publishes that it is over.
    await expect.poll(ownAlerts).toEqual([{ is_open: false, told: 2 }]);
  },
  PATIENCE_MS,
);

it("each rule has a case in which it is silent and one in which it is not", async () => {
  const promtool = needProgram("promtool");
  const run = (...args: string[]) =>
    execFileSync(promtool, args, { cwd: PROMETHEUS_FILES, encoding: "utf8", stdio: "pipe" });
  expect(run("check", "rules", "alerts.yml")).toContain("SUCCESS");
  expect(run("check", "config", "--syntax-only", "prometheus.yml")).toContain("SUCCESS");
  expect(run("test", "rules", "alerts.test.yml")).toContain("SUCCESS");
  const { groups } = parse(await readFile(join(PROMETHEUS_FILES, "alerts.yml"), "utf8"));
  const { tests } = parse(await readFile(join(PROMETHEUS_FILES, "alerts.test.yml"), "utf8"));
  const cases: { alertname: string; exp_alerts: unknown[] }[] = tests.flatMap(
    ({ alert_rule_test }: { alert_rule_test: unknown[] }) => alert_rule_test,
  );
  const named = (isSilent: boolean): string[] => [
    ...new Set(
      cases
        .filter(({ exp_alerts }) => (exp_alerts.length === 0) === isSilent)
        .map(({ alertname }) => alertname),
    ),
  ];
  const alerts: string[] = groups.flatMap(({ rules }: { rules: { alert: string }[] }) =>
    rules.map(({ alert }) => alert),
  );
  expect(named(false).toSorted()).toEqual(alerts.toSorted());
  expect(named(true).toSorted()).toEqual(alerts.toSorted());
});

it("rules and board name metrics that the server shows", async () => {
  const texts = await Promise.all(
    ["deploy/prometheus/alerts.yml", "deploy/grafana/plat.json"].map((path) =>
      readFile(join(ROOT, path), "utf8"),
    ),
  );
  const found = texts.join("\n").matchAll(/\b(?:plat|http|process|event_loop|database)_[a-z_]+/g);
  const named = new Set([...found].map(([name]) => name.replace(/_(?:bucket|sum|count)$/, "")));
  expect(named.size).toBeGreaterThan(15);
  expect([...named].filter((name) => !shown.has(name))).toEqual([]);
});

it("the board shows each figure of the network, by expressions that are valid", async () => {
  const board = JSON.parse(await readFile(join(ROOT, "deploy/grafana/plat.json"), "utf8"));
  const expressions: string[] = board.panels.flatMap(
    ({ targets = [] }: { targets?: { expr: string }[] }) => targets.map(({ expr }) => expr),
  );
  const text = expressions.join("\n");
  const ofNetwork = [...shown].filter((name) => name.startsWith("plat_"));
  expect(ofNetwork.filter((name) => !text.includes(name))).toEqual([]);
  for (const expression of expressions)
    expect(await prometheus.value(`count(${expression}) or vector(0)`), expression).not.toBeNull();
  const ids = board.panels.map(({ id }: { id: number }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
