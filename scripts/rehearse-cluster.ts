// npm run rehearse-cluster: three PostgreSQL nodes under Patroni, two web and two worker processes
// on loopback. Kills the primary twice and cuts a replica off once under load, then reads back
// everything that was acknowledged. Ends with 1 where anything was lost or doubled.
import { mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { verifyLedger } from "../server/modules/money/ledger/index.ts";
import { openPool } from "../server/platform/db/pool.ts";
import { migrate } from "../server/platform/db/migrate.ts";
import { type ServerProcess, runServer, sendSignal } from "../test/support/server-process.ts";
import { type Acknowledged, Clients } from "./cluster/clients.ts";
import { DatabaseNodes, missingPackages } from "./cluster/database-nodes.ts";
import { Processes } from "./cluster/processes.ts";
import { countDifferences, readRows } from "./cluster/read-back.ts";
import { makeRehearsalMarket } from "./cluster/rehearsal-market.ts";

const STEADY_MS = 15_000;
const CUT_MS = 30_000;
/** A failover takes as long as Patroni's `ttl`, at most, and some seconds. */
const RESUME_MS = 120_000;
const DATABASE = "plat";
/** Answered calls that are sent once more in the end. */
const REPEATED = 200;

interface Disturbance {
  readonly what: string;
  readonly atMs: number;
  endMs: number;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

process.exitCode = await rehearse();

async function rehearse(): Promise<number> {
  const missing = missingPackages();
  if (missing.length > 0) {
    say(`The rehearsal needs programs of Debian: apt-get install ${missing.join(" ")}`);
    return 1;
  }
  const folder = await realpath(await mkdtemp(join(tmpdir(), "plat-cluster-")));
  const processes = new Processes(folder);
  const servers: ServerProcess[] = [];
  const nodes = await DatabaseNodes.prepare(folder, processes);
  const end = async (): Promise<void> => {
    for (const server of servers) if (server.child.exitCode === null) sendSignal(server, "SIGTERM");
    await Promise.all(servers.map(({ ended }) => ended));
    await nodes.end();
  };
  for (const name of ["SIGINT", "SIGTERM"] as const)
    process.once(name, () => {
      say(`Everything is being stopped; the logs are in ${folder}.`);
      void end().finally(() => process.exit(1));
    });
  let isRight = false;
  try {
    say(`The nodes start in ${folder}.`);
    await nodes.start();
    isRight = await runLoad(nodes, servers, folder);
  } finally {
    await end();
    if (isRight) await rm(folder, { recursive: true, force: true });
    else say(`The logs are in ${folder}.`);
  }
  return isRight ? 0 : 1;
}

async function runLoad(
  nodes: DatabaseNodes,
  servers: ServerProcess[],
  folder: string,
): Promise<boolean> {
  await nodes.createDatabase(DATABASE);
  const [hosts, proxy] = [nodes.urlOfHosts(DATABASE), nodes.urlOfProxy(DATABASE)];
  await migrate(hosts);
  const pool = openPool({ url: hosts, max: 4, onError: () => undefined });
  const market = await makeRehearsalMarket(pool);
  // One of each kind finds the primary among the hosts, the other goes through HAProxy.
  for (const [role, url] of [
    ["web", hosts],
    ["web", proxy],
    ["worker", hosts],
    ["worker", proxy],
  ] as const) {
    const server = startServer(role, url, folder);
    servers.push(server);
    await server.ready;
  }
  const webs = await Promise.all(servers.slice(0, 2).map(({ ready }) => ready));
  const clients = new Clients(webs);
  say("Two web and two worker processes serve: clients post, ping and buy.");
  clients.start(market);
  await sleep(STEADY_MS);
  const disturbances = [
    await disturb(nodes, clients, "the primary was killed", killPrimary),
    await disturb(nodes, clients, "the synchronous replica was cut off", cutReplica),
    await disturb(nodes, clients, "the new primary was killed", killPrimary),
  ];
  await clients.end();
  const isRight = await judge(pool, clients, disturbances);
  await pool.end();
  return isRight;
}

function startServer(role: "web" | "worker", url: string, folder: string): ServerProcess {
  return runServer({
    environment: {
      DATABASE_URL: url,
      PLAT_ROLE: role,
      PLAT_DATA_DIR: join(folder, "plat"),
      PLAT_SECRET: "a secret of the rehearsal, forty letters.",
      LOG_LEVEL: "warn",
    },
  });
}

/** Disturbs the cluster, waits until writes are acknowledged again and all nodes are back. */
async function disturb(
  nodes: DatabaseNodes,
  clients: Clients,
  what: string,
  act: (nodes: DatabaseNodes) => Promise<() => Promise<void>>,
): Promise<Disturbance> {
  const disturbance: Disturbance = { what, atMs: performance.now(), endMs: 0 };
  const mend = await act(nodes);
  await sleep(CUT_MS);
  const before = clients.acknowledged.length;
  const until = performance.now() + RESUME_MS;
  while (clients.acknowledged.length < before + 10) {
    if (performance.now() > until) throw new Error(`writes did not resume after ${what}`);
    await sleep(200);
  }
  await mend();
  await nodes.waitUntilWhole();
  await sleep(STEADY_MS);
  disturbance.endMs = performance.now();
  say(`${what}: no write for ${seconds(longestGap(clients.acknowledged, disturbance))}.`);
  return disturbance;
}

async function killPrimary(nodes: DatabaseNodes): Promise<() => Promise<void>> {
  const primary = await nodes.findNode("leader");
  if (primary === null) throw new Error("no node leads");
  await nodes.kill(primary);
  return async () => nodes.startNode(primary);
}

async function cutReplica(nodes: DatabaseNodes): Promise<() => Promise<void>> {
  const replica = await nodes.findNode("sync_standby");
  if (replica === null) throw new Error("no node replicates synchronously");
  await nodes.setFrozen(replica, true);
  return () => nodes.setFrozen(replica, false);
}

/** The longest time between two answers to writes while a disturbance lasted. */
function longestGap(acknowledged: readonly Acknowledged[], { atMs, endMs }: Disturbance): number {
  const times = acknowledged.map((call) => call.atMs).filter((ms) => ms >= atMs && ms <= endMs);
  const gaps = [atMs, ...times].map((ms, index, all) => (all[index + 1] ?? ms) - ms);
  return Math.max(...gaps);
}

async function judge(
  pool: pg.Pool,
  clients: Clients,
  disturbances: readonly Disturbance[],
): Promise<boolean> {
  const { acknowledged, unexpected } = clients;
  const counts = countDifferences(acknowledged, await readRows(pool));
  const sample = acknowledged.filter(
    ({ tries }, index) => tries > 1 || index % Math.ceil(acknowledged.length / REPEATED) === 0,
  );
  const same = await Promise.all(sample.map((call) => clients.repeats(call)));
  const changed = same.filter((isSame) => !isSame).length;
  const findings = await verifyLedger(pool);
  for (const kind of ["post", "ping-post", "purchase"] as const) {
    const calls = acknowledged.filter((call) => call.kind === kind);
    const again = calls.filter(({ tries }) => tries > 1).length;
    say(`${kind}: ${calls.length} acknowledged, ${again} of them after more than one try.`);
  }
  for (const { what, acknowledged: told, lost, doubled } of counts)
    say(`${what}: ${told} acknowledged, ${lost} lost, ${doubled} doubled.`);
  say(`${sample.length} calls sent again: ${changed} answers changed.`);
  say(`${unexpected.length} unexpected answers. ${unexpected.slice(0, 3).join(" ")}`.trim());
  say(`verify-ledger: ${findings.length} findings.`);
  for (const disturbance of disturbances)
    say(`${disturbance.what}: ${seconds(longestGap(acknowledged, disturbance))} without a write.`);
  return (
    counts.every(({ lost, doubled, acknowledged: told }) => lost + doubled === 0 && told > 0) &&
    changed + unexpected.length + findings.length === 0
  );
}
