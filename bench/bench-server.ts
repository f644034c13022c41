// The real server as a child process on a bench database, and the load on it.
import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { LoadOrder, LoadReport } from "./load-generator.ts";

const START_TIMEOUT_MS = 60_000;
const POLL_MS = 20;

export interface RunningBenchServer {
  readonly port: number;
  /** Resident memory in megabytes. */
  memoryMb(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts the server on the database at `url` and waits until it is ready. */
export async function startServer(url: string, role: "all" | "web" = "all"): Promise<RunningBenchServer> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, "../server/start.mjs")], {
    env: {
      ...process.env, DATABASE_URL: url, PORT: String(port), PLAT_ROLE: role, PLAT_DEMO: "0", PLAT_SECRET: "bench-secret-bench-secret-bench-secret-0123", LOG_LEVEL: "error",
      PLAT_DATA_DIR: join(tmpdir(), "plat-bench-data"), NODE_ENV: "development",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const endMs = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    if (await isReady(port)) break;
    if (Date.now() > endMs) throw new Error("the server was not ready within a minute");
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return {
    port,
    async memoryMb() {
      const status = await readFile(`/proc/${child.pid}/status`, "utf8");
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1_024;
    },
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** Sends the load and returns its report with the rate counted once the publisher has finished what the leads made. */
export async function measureLoad(databaseUrl: string, order: LoadOrder): Promise<LoadReport & { readonly perSecond: number }> {
  const generator: ChildProcess = fork(join(import.meta.dirname, "load-generator.ts"), { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  generator.send(order);
  const [report] = (await once(generator, "message")) as [LoadReport];
  generator.kill();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  while ((await client.query<{ waiting: boolean }>("select exists (select from outbox) as waiting")).rows[0]?.waiting === true) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  const drainMs = Date.now() - report.endedAtMs;
  await client.end();
  return { ...report, perSecond: report.answered / ((report.durationMs + drainMs) / 1_000) };
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}
